import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';

export const requireLibrary = (actor: Actor) => requirePlan(actor, 'viewLibrary', MESSAGES.words.needs.library);
