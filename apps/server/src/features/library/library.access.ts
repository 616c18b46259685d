import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { SAID } from '../../platform/said.ts';

export const requireLibrary = (actor: Actor) => requirePlan(actor, 'viewLibrary', SAID.words.needs.library);
