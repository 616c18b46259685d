import { contract, signedIn } from '../../platform/http/implement.ts';
import type { PulseService } from './pulse.service.ts';

export function pulseRoutes(service: PulseService) {
  return {
    matches: contract.pulse.matches
      .use(signedIn)
      .handler(({ context, input, signal }) =>
        service.matches(context.actor, input.projectId, input.searchEngine, signal),
      ),
  };
}
