import { z } from 'zod';
import { AUDIT_ACTIONS, type AuditAction } from './audit.names.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { EMAIL_MAX, PAGE_LIMIT_DEFAULT } from './limits.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { AUDIT_ACTIONS, type AuditAction };

export const AuditEvent = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** The email of who did it; null for what no person did (a payment), and for accounts that are gone. */
    actor: z.string().nullable(),
    action: z.enum(Object.keys(AUDIT_ACTIONS) as [AuditAction, ...AuditAction[]]),
    /** Whom or what it was done to: an email, a name, or an id. */
    target: z.string().nullable(),
    details: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.infer<typeof AuditEvent>;

/** `actor` is a part of an email; both days are included, in UTC. */
const Filter = z
  .object({
    actor: text().max(EMAIL_MAX).optional(),
    action: AuditEvent.shape.action.optional(),
    from: z.iso.date(FIELD_TEXTS.day).optional(),
    to: z.iso.date(FIELD_TEXTS.day).optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { message: FIELD_TEXTS.daysReversed, path: ['to'] });
export type AuditFilter = z.infer<typeof Filter>;

const tags: ['Administration'] = ['Administration'];

export const audit = {
  list: route({
    method: 'GET',
    path: '/admin/audit-log',
    summary: 'For admins: sign-ins, changes of roles and plans, exports, deletions and what admins did; newest first',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(Filter.and(z.object({ page: Page.default(1), pageLimit: PageLimit.default(PAGE_LIMIT_DEFAULT) })))
    .output(pageOf(AuditEvent)),
  export: route({
    method: 'GET',
    path: '/admin/audit-log/csv',
    summary: 'For admins: all entries that fit, as CSV',
    tags,
    errors: ['NOT_FOUND'],
    outputStructure: 'detailed',
  })
    .input(Filter)
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
      }),
    ),
};
