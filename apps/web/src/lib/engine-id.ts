import { ENGINES } from '@groundwork/contract/engines.names';

export type EngineId = (typeof ENGINES)[number];

export const isEngine = (id: string): id is EngineId => (ENGINES as readonly string[]).includes(id);
