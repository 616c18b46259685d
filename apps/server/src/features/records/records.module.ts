import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import { recordRoutes } from './records.routes.ts';
import { recordService } from './records.service.ts';

type Needed = Pick<Ports, 'index' | 'semantics' | 'appUrl'> &
  Pick<Parameters<typeof recordService>[0], 'present'> & { identity: IdentityService };

export const recordsModule = ({ index, semantics, appUrl, identity, present }: Needed) => ({
  routes: recordRoutes(
    recordService({
      index,
      engineOf: engineDeclaration,
      present,
      appUrl,
      settings: semantics.settings,
      splitFrom: identity.splitFrom,
    }),
  ),
});
