import { z } from 'zod';
import { route } from './route.ts';

/** The kinds of mails. A new one needs its line here and its name in the outbox's texts. */
export const MailKind = z.enum(['account', 'alerts', 'notifications', 'invitation', 'sharing']);
export type MailKind = z.infer<typeof MailKind>;

const Id = z.uuid();

export const OutboxMail = z.object({
  id: Id,
  kind: MailKind,
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export const OutboxMailContent = OutboxMail.extend({
  text: z.string(),
  /** The mailed HTML: to be shown where none of it can run. */
  html: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In mails to others each link to this installation ends behind its first part: what follows may act in their name. */
  areLinksCut: z.boolean(),
}).meta({ id: 'OutboxMail' });
export type OutboxMailContent = z.infer<typeof OutboxMailContent>;

/** Mails go here, and nowhere else, while an installation is tried out. There is none where mails are sent. */
export const mailOutbox = {
  list: route({
    method: 'GET',
    path: '/service/outbox',
    summary: 'The mails that would have been sent, the latest first',
    tags: ['Service'],
    errors: ['NOT_FOUND'],
  }).output(z.object({ items: z.array(OutboxMail), max: z.number().int() })),
  get: route({
    method: 'GET',
    path: '/service/outbox/{id}',
    summary: 'One of these mails in full',
    tags: ['Service'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: Id }))
    .output(OutboxMailContent),
};
