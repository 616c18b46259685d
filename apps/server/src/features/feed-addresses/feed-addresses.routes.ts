import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { FeedAddressService } from './feed-addresses.service.ts';

export function feedAddressRoutes(service: FeedAddressService) {
  const { feedAddresses } = contract;
  return {
    list: feedAddresses.list
      .use(signedIn)
      .handler(async ({ context }) => ({ items: await service.list(context.actor) })),
    create: feedAddresses.create
      .use(signedInByPerson)
      .handler(({ context, input }) =>
        service.create(context.actor, { kind: input.kind, targetId: 'targetId' in input ? input.targetId : null }),
      ),
    revoke: feedAddresses.revoke.use(signedInByPerson).handler(async ({ context, input }) => {
      await service.revoke(context.actor, input.id);
      return { success: true as const };
    }),
    atom: feedAddresses.atom.handler(({ context: { headers }, input }) =>
      service.atom(input.token, headers.get(ADDRESS_HEADER), headers.get('if-none-match')),
    ),
    calendar: feedAddresses.calendar.handler(({ context: { headers }, input }) =>
      service.calendar(input.token, headers.get(ADDRESS_HEADER), headers.get('if-none-match')),
    ),
  };
}
