import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import { recordRoutes } from './records.routes.ts';
import { recordService } from './records.service.ts';

type Needed = Pick<Ports, 'semantics' | 'appUrl'> &
  Pick<Parameters<typeof recordService>[0], 'present'> & { identity: IdentityService; catalogueOf: CatalogueOf };

export const recordsModule = ({ catalogueOf, semantics, appUrl, identity, present }: Needed) => ({
  routes: recordRoutes(
    recordService({
      catalogueOf,
      engineOf: engineDeclaration,
      present,
      appUrl,
      settings: semantics.settings,
      splitFrom: identity.splitFrom,
    }),
  ),
});
