import { z } from 'zod';
import { WEBHOOK_ABOUT_MAX, WEBHOOK_URL_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { route } from './route.ts';
import { text } from './text.ts';
import { WEBHOOK_TEXTS } from './webhooks.texts.ts';

export { WEBHOOK_TEXTS };

/** Events that can be subscribed to. A new event needs its line here, its name in the settings' texts, and its handler. */
export const WebhookEvent = z.enum(['search.alerted', 'tracker.hit', 'report.completed', 'records.imported']);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

const Url = z
  .string()
  .trim()
  .max(WEBHOOK_URL_MAX)
  .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), WEBHOOK_TEXTS.wrongAddress);
const Events = z.array(WebhookEvent).min(1, WEBHOOK_TEXTS.eventsRequired).max(WebhookEvent.options.length);

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string(),
    about: z.string(),
    events: z.array(WebhookEvent),
    isOn: z.boolean(),
    /** Since when every delivery failed; null while they succeed. */
    failingSince: z.iso.datetime().nullable(),
    /** True when it was turned off for failing too long. */
    wasTurnedOff: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = z.object({ url: Url, about: text().max(WEBHOOK_ABOUT_MAX).default(''), events: Events });
export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookUpdate = z.object({
  id: z.uuid(),
  url: Url.optional(),
  about: text().max(WEBHOOK_ABOUT_MAX).optional(),
  events: Events.optional(),
  isOn: z.boolean().optional(),
});
export type WebhookUpdate = z.infer<typeof WebhookUpdate>;

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    /** `test` for one that was asked for by hand. */
    event: z.union([WebhookEvent, z.literal('test')]),
    state: z.enum(['waiting', 'delivered', 'failed']),
    attempts: z.number().int(),
    createdAt: z.iso.datetime(),
    /** Time of the last attempt. */
    attemptedAt: z.iso.datetime().nullable(),
    nextAttemptAt: z.iso.datetime().nullable(),
    /** HTTP status of the answer to the last attempt; null if there was none. */
    status: z.number().int().nullable(),
    /** Why the last attempt failed. */
    problem: z.string().nullable(),
    /** The text of the problem, where there was an answer. */
    problemSaid: MessageRef.optional(),
    /** The body that is sent. */
    body: z.string(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Id = z.object({ id: z.uuid() });
const Done = z.object({ success: z.literal(true) });
/** Shown now and never again. */
const Secret = z.object({ secret: z.string() });
const TAGS: [string] = ['Webhooks'];

export const webhooks = {
  list: route({ method: 'GET', path: '/settings/webhooks', summary: 'Your webhooks', tags: TAGS }).output(
    z.object({ items: z.array(Webhook) }),
  ),
  create: route({
    method: 'POST',
    path: '/settings/webhooks',
    summary: 'Have events sent to an address; the secret that signs them is answered once',
    tags: TAGS,
    successStatus: 201,
    errors: ['CONFLICT'],
  })
    .input(NewWebhook)
    .output(Webhook.extend(Secret.shape)),
  update: route({
    method: 'PATCH',
    path: '/settings/webhooks/{id}',
    summary: 'Change a webhook, or turn it off or on',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(WebhookUpdate)
    .output(Webhook),
  delete: route({
    method: 'DELETE',
    path: '/settings/webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Id)
    .output(Done),
  rotate: route({
    method: 'POST',
    path: '/settings/webhooks/{id}/secret',
    summary: 'Make a new secret; for a day deliveries are signed with the old one, too',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Id)
    .output(Secret),
  test: route({
    method: 'POST',
    path: '/settings/webhooks/{id}/test',
    summary: 'Send a delivery that says nothing, to try it out',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(Id)
    .output(Done),
  deliveries: route({
    method: 'GET',
    path: '/settings/webhooks/{id}/deliveries',
    summary: 'The latest deliveries of a webhook, newest first',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Id)
    .output(z.object({ items: z.array(WebhookDelivery) })),
  resend: route({
    method: 'POST',
    path: '/settings/webhooks/{id}/deliveries/{deliveryId}/resend',
    summary: 'Send a delivery again, under the same id',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(Id.extend({ deliveryId: z.uuid() }))
    .output(Done),
};
