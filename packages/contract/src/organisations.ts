import { z } from 'zod';
import { FIELD_TEXTS } from './fields.texts.ts';
import { EMAIL_MAX, LOGO_MAX_BYTES, ORGANISATION_NAME_MAX } from './limits.ts';
import { route } from './route.ts';
import { line, text } from './text.ts';

/** `url` is null for who belongs to no organisation, or to one without a logo. Sizes are what it is shown at, in pixels. */
export const OrganisationLogo = z
  .object({ url: z.string().nullable(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'OrganisationLogo' });
export type OrganisationLogo = z.infer<typeof OrganisationLogo>;

export const Organisation = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** People who sign up with an address of this domain belong to the organization, unless an admin decides otherwise. */
    domain: z.string().nullable(),
    /** Whether its members may import records for themselves, into its own collection. */
    membersImport: z.boolean(),
    /** `url` is for admins and changes with the picture. */
    logo: z.object({ url: z.string(), type: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  })
  .meta({ id: 'Organisation' });
export type Organisation = z.infer<typeof Organisation>;

const Domain = text()
  .max(EMAIL_MAX, FIELD_TEXTS.domainTooLong)
  .overwrite((value) => value.toLowerCase().replace(/^@/, ''))
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, FIELD_TEXTS.domain);

const content = {
  name: line()
    .min(1, FIELD_TEXTS.organisationNameRequired)
    .max(ORGANISATION_NAME_MAX, FIELD_TEXTS.organisationNameExceeds),
  domain: Domain.nullable(),
};

const ById = z.object({ id: z.uuid() });
const Success = z.object({ success: z.literal(true) });
const ADMIN: ['Administration'] = ['Administration'];

export const organisations = {
  logo: route({
    method: 'GET',
    path: '/library/logo',
    summary: 'The logo of one’s organization; its address changes with the picture',
    tags: ['Account'],
  }).output(OrganisationLogo),
  logoImage: route({
    method: 'GET',
    path: '/library/logo/image',
    summary: 'The picture itself',
    tags: ['Account'],
    outputStructure: 'detailed',
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ version: z.string().max(64).optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()).optional(), body: z.file() })),
  logoOf: route({
    method: 'GET',
    path: '/admin/organisations/{id}/logo',
    summary: 'For admins: the logo of an organization',
    tags: ADMIN,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND'],
  })
    .input(ById.extend({ version: z.string().max(64).optional() }))
    .output(z.object({ headers: z.record(z.string(), z.string()).optional(), body: z.file() })),
  list: route({
    method: 'GET',
    path: '/admin/organisations',
    summary: 'For admins: all organizations by name',
    tags: ADMIN,
    errors: ['NOT_FOUND'],
  }).output(z.object({ items: z.array(Organisation) })),
  create: route({
    method: 'POST',
    path: '/admin/organisations',
    summary: 'For admins: add an organization',
    tags: ADMIN,
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(z.object({ name: content.name, domain: content.domain.default(null) }))
    .output(Organisation),
  update: route({
    method: 'PATCH',
    path: '/admin/organisations/{id}',
    summary: 'For admins: change an organization’s name or domain, and whether its members import for themselves',
    tags: ADMIN,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(
      ById.extend({
        name: content.name.optional(),
        domain: content.domain.optional(),
        membersImport: z.boolean().optional(),
      }),
    )
    .output(Organisation),
  delete: route({
    method: 'DELETE',
    path: '/admin/organisations/{id}',
    summary: 'For admins: delete an organization with its own collection; its people stay',
    tags: ADMIN,
    errors: ['NOT_FOUND'],
  })
    .input(ById)
    .output(Success),
  setLogo: route({
    method: 'PUT',
    path: '/admin/organisations/{id}/logo',
    summary: 'For admins: the logo, as a PNG, JPEG, WebP or GIF file of a form; without one it is taken away',
    tags: ADMIN,
    errors: ['NOT_FOUND'],
  })
    .input(
      ById.extend({
        file: z.file().max(LOGO_MAX_BYTES, FIELD_TEXTS.logoTooLarge).nullish(),
      }),
    )
    .output(Organisation),
  setMember: route({
    method: 'PUT',
    path: '/admin/users/{userId}/organisation',
    summary: 'For admins: the organization that a person belongs to, whatever their email says; null for none',
    tags: ADMIN,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ userId: z.string().max(64), organisationId: z.uuid().nullable() }))
    .output(Success),
};
