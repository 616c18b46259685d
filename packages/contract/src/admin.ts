import { z } from 'zod';
import { USER_SORTS, USER_STATES } from './admin.names.ts';
import { ADMIN_TEXTS } from './admin.texts.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { EMAIL_MAX, PAGE_LIMIT_DEFAULT } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { Plan, Role } from './plans.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { ADMIN_TEXTS };

/** Leaving: the owner asked to delete the account, and its days of grace are running. */
export const UserState = z.enum(USER_STATES);
export type UserState = z.infer<typeof UserState>;

export const AdminUser = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(Role),
    plan: Plan,
    state: UserState,
    hasSecondFactor: z.boolean(),
    /** Chosen by an admin; otherwise told by the domain of the email. */
    organisation: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    /** The latest activity among the sessions that are still open. */
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.infer<typeof AdminUser>;

export const UserSort = z.enum(USER_SORTS);
export type UserSort = z.infer<typeof UserSort>;

const UserList = z.object({
  /** A part of a name or an email. */
  query: text().max(EMAIL_MAX).optional(),
  role: Role.optional(),
  plan: Plan.optional(),
  state: UserState.optional(),
  sort: UserSort.default('createdAt'),
  sortDirection: z.enum(['asc', 'desc']).default('desc'),
  page: Page.default(1),
  pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT),
});
export type UserList = z.infer<typeof UserList>;

export const PlanUsage = z.object({
  plan: Plan,
  users: z.number().int(),
  /** People who were active this month. */
  activeUsers: z.number().int(),
  /** Begun this calendar month (UTC), those not counted that came to nothing. */
  reports: z.number().int(),
  savedSearches: z.number().int(),
  bookmarks: z.number().int(),
  /** That projects, reports, saved searches and bookmarks take in the workspace store, as it packs them. */
  storageBytes: z.number().int(),
  /** Total size of the files in their libraries. */
  libraryBytes: z.number().int(),
});
export type PlanUsage = z.infer<typeof PlanUsage>;

export const OrganisationUsage = z.object({
  id: z.uuid(),
  name: z.string(),
  users: z.number().int(),
  libraryBytes: z.number().int(),
});
export type OrganisationUsage = z.infer<typeof OrganisationUsage>;

const tags: ['Administration'] = ['Administration'];

export const admin = {
  users: route({
    method: 'GET',
    path: '/admin/users',
    summary: 'For admins: the people of this installation',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(UserList)
    .output(pageOf(AdminUser)),
  updateUser: route({
    method: 'PATCH',
    path: '/admin/users/{id}',
    summary: 'For admins: a person’s roles, and whether the account is disabled; disabling ends its sessions',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(
      z
        .object({
          id: z.string().max(64),
          /** Everyone keeps `user`. */
          roles: z.array(Role).max(3).optional(),
          isDisabled: z.boolean().optional(),
        })
        .refine(({ roles, isDisabled }) => roles !== undefined || isDisabled !== undefined, {
          message: FIELD_TEXTS.nothingToChange,
          path: ['roles'],
        }),
    )
    .output(AdminUser),
  usage: route({
    method: 'GET',
    path: '/admin/usage',
    summary: 'For admins: how much the people of each plan use, this month and in all',
    tags,
    errors: ['NOT_FOUND'],
  }).output(z.object({ month: z.string(), plans: z.array(PlanUsage), organisations: z.array(OrganisationUsage) })),
};
