import { contract, signedIn } from '../../platform/http/implement.ts';
import type { OrganisationService } from './organisations.service.ts';

/** The address names the picture's version; kept by the browser alone, since it is for who is signed in. */
const IMAGE_HEADERS = {
  'cache-control': 'private, max-age=86400, immutable',
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};
const DONE = { success: true as const };

export function organisationRoutes(service: OrganisationService) {
  const { organisations } = contract;
  return {
    logo: organisations.logo.use(signedIn).handler(({ context }) => service.logo(context.actor)),
    logoImage: organisations.logoImage.use(signedIn).handler(async ({ context }) => ({
      headers: IMAGE_HEADERS,
      body: await service.logoImage(context.actor),
    })),
    logoOf: organisations.logoOf.use(signedIn).handler(async ({ context, input }) => ({
      headers: IMAGE_HEADERS,
      body: await service.logoOf(context.actor, input.id),
    })),
    list: organisations.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    create: organisations.create.use(signedIn).handler(({ context, input }) => service.create(context.actor, input)),
    update: organisations.update
      .use(signedIn)
      .handler(({ context, input: { id, ...change } }) => service.update(context.actor, id, change)),
    delete: organisations.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return DONE;
    }),
    setLogo: organisations.setLogo
      .use(signedIn)
      .handler(({ context, input }) => service.setLogo(context.actor, input.id, input.file ?? null)),
    setMember: organisations.setMember.use(signedIn).handler(async ({ context, input }) => {
      await service.setMember(context.actor, input.userId, input.organisationId);
      return DONE;
    }),
  };
}
