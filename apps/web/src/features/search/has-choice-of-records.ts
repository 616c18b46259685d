import type { EngineInfo } from '@groundwork/contract/engines';

/** Whether there is sample data that stands aside for real records. */
export const hasChoiceOfRecords = (engines: EngineInfo[]) =>
  engines.some(({ isSampleAside, sampleCount }) => isSampleAside && sampleCount > 0);
