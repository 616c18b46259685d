import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import { contract, signedIn } from '../../platform/http/implement.ts';
import type { SharingService } from './sharing.service.ts';

/** A link that is taken back must not go on in a cache. */
const PICTURE_HEADERS = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' };
const DONE = { success: true as const };

export function sharingRoutes(service: SharingService) {
  const { sharing } = contract;
  return {
    link: sharing.link.use(signedIn).handler(({ context, input }) => service.link(context.actor, input)),
    share: sharing.share.use(signedIn).handler(({ context, input }) => service.share(context.actor, input)),
    change: sharing.change
      .use(signedIn)
      .handler(({ context, input: { isIndexed, ...item } }) => service.change(context.actor, item, { isIndexed })),
    revoke: sharing.revoke.use(signedIn).handler(async ({ context, input }) => {
      await service.revoke(context.actor, input);
      return DONE;
    }),
    email: sharing.email.use(signedIn).handler(async ({ context, input }) => {
      await service.email(context.actor, input);
      return DONE;
    }),
    feedItem: sharing.feedItem.handler(({ context, input }) =>
      service.feedItem(input.id, context.headers.get(ADDRESS_HEADER)),
    ),
    insight: sharing.insight.handler(({ context, input }) =>
      service.insight(input.itemId, context.headers.get(ADDRESS_HEADER)),
    ),
    picture: sharing.picture.handler(async ({ context, input }) => {
      const bytes = await service.picture(input.kind, input.id, context.headers.get(ADDRESS_HEADER));
      return {
        headers: PICTURE_HEADERS,
        body: new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }),
      };
    }),
  };
}
