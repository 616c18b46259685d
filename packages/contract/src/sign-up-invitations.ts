import { z } from 'zod';
import { Email } from './account-fields.ts';
import { INVITATION_LIST_MAX, INVITATIONS_AT_ONCE, PAGE_LIMIT_DEFAULT } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { route } from './route.ts';
import { SIGN_UP_INVITATION_TEXTS } from './sign-up-invitations.texts.ts';

export { SIGN_UP_INVITATION_TEXTS };

export const SignUpInvitation = z
  .object({
    email: z.string(),
    invitedAt: z.iso.datetime(),
    /** Somebody with this address has signed up. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'SignUpInvitation' });
export type SignUpInvitation = z.infer<typeof SignUpInvitation>;

export const InvitedMany = z
  .object({
    invited: z.number().int(),
    /** Had been invited, or have an account: nothing was sent to them. */
    known: z.number().int(),
    /** Lines of the list without an address, from 1. */
    refused: z.array(z.object({ line: z.number().int(), text: z.string() })),
    /** Whether each of them was written to. */
    isMailed: z.boolean(),
  })
  .meta({ id: 'InvitedMany' });
export type InvitedMany = z.infer<typeof InvitedMany>;

/** Addresses of people, a line each, or a table that has them. */
export const AddressList = z.string().trim().min(1, SIGN_UP_INVITATION_TEXTS.listRequired).max(INVITATION_LIST_MAX);

const tags: ['Administration'] = ['Administration'];

export const signUpInvitations = {
  list: route({
    method: 'GET',
    path: '/admin/sign-up-invitations',
    summary: 'For admins: who has been invited to have an account, the latest first',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ page: Page.default(1), pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT) }))
    .output(pageOf(SignUpInvitation)),
  invite: route({
    method: 'POST',
    path: '/admin/sign-up-invitations',
    summary: `For admins: invite up to ${INVITATIONS_AT_ONCE} people by their addresses, a line each or as CSV`,
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ list: AddressList }))
    .output(InvitedMany),
  withdraw: route({
    method: 'DELETE',
    path: '/admin/sign-up-invitations',
    summary: 'For admins: take an invitation back; an account that was made stays',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ email: Email }))
    .output(z.object({ success: z.literal(true) })),
};
