import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';

export const requireLibrary = (actor: Actor) => requirePlan(actor, 'viewLibrary', 'The library');
