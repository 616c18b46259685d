import { z } from 'zod';
import { Engine } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

const Value = text().max(300);

export const MemberEmailQuery = z
  .object({
    /** The record that names the person: `{engine}/{id}`. */
    entity_id: Value.regex(/^[a-z-]+\/.+$/s, FIELD_TEXTS.recordId).optional(),
    full_name: Value.optional(),
    first_name: Value.optional(),
    last_name: Value.optional(),
    company_name: Value.optional(),
    /** The domain of the person's organisation: 'example.org'. */
    domain: Value.optional(),
  })
  .refine(({ entity_id, company_name, domain }) => entity_id || company_name || domain, {
    path: ['entity_id'],
    message: FIELD_TEXTS.whichPerson,
  });
export type MemberEmailQuery = z.infer<typeof MemberEmailQuery>;

/** An address, and the record in which it is public. */
export const MemberEmail = z.object({
  email: z.string(),
  source: z.object({
    searchEngine: Engine,
    id: z.string(),
    title: z.string(),
    /** The record's own name for it: 'PI email'. */
    field: z.string(),
  }),
});
export type MemberEmail = z.infer<typeof MemberEmail>;

export const memberEmails = {
  find: route({
    method: 'GET',
    path: '/member-emails',
    summary: 'A person’s email, where a record of the catalog publishes it',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
  })
    .input(MemberEmailQuery)
    .output(MemberEmail),
};
