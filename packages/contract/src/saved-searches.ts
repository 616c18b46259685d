import { z } from 'zod';
import { Engine } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { SAVED_SEARCH_NAME_MAX, SEARCH_QUERY_MAX } from './limits.ts';
import { MessageRef, Offer } from './message-refs.ts';
import { route } from './route.ts';
import { ALERT_LABELS, SAVED_SEARCH_TEXTS } from './saved-searches.texts.ts';
import { SearchFilters, SearchMode } from './search.ts';
import { line, text } from './text.ts';

export { ALERT_LABELS, SAVED_SEARCH_TEXTS };

export const AlertChoice = z.enum(['off', 'notify', 'notify-and-mail']);
export type AlertChoice = z.infer<typeof AlertChoice>;

export const AlertFrequency = z.enum(['daily', 'weekly']);
export type AlertFrequency = z.infer<typeof AlertFrequency>;

const SearchName = line()
  .min(1, FIELD_TEXTS.nameRequired)
  .max(SAVED_SEARCH_NAME_MAX, FIELD_TEXTS.savedSearchNameExceeds);

/** The search itself. */
const Search = z.object({
  searchEngine: Engine,
  query: text().max(SEARCH_QUERY_MAX).default(''),
  filters: SearchFilters.default({}),
  mode: SearchMode.default('hybrid'),
});

export const NewSavedSearch = Search.extend({
  projectId: z.uuid().nullable().default(null),
  name: SearchName,
  alert: AlertChoice.default('off'),
  frequency: AlertFrequency.default('daily'),
});
export type NewSavedSearch = z.infer<typeof NewSavedSearch>;

export const SavedSearch = z
  .object({
    id: z.uuid(),
    projectId: z.uuid().nullable(),
    name: z.string(),
    searchEngine: Engine,
    query: z.string(),
    filters: SearchFilters,
    mode: SearchMode,
    alert: AlertChoice,
    frequency: AlertFrequency,
    createdAt: z.iso.datetime(),
    /** Records first stored up to here are old to the alert. */
    lastCheckedAt: z.iso.datetime(),
    /** Matches that came since it was last opened. Counted by words, as alerts are. */
    newSince: z.number().int(),
    /** All matches, by words. */
    total: z.number().int(),
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearch>;

export const AlertPreviewQuery = Search.extend({ frequency: AlertFrequency.default('daily') });
export type AlertPreviewQuery = z.infer<typeof AlertPreviewQuery>;

/** How often an alert would have fired. */
export const AlertPreview = z.object({
  days: z.literal(30),
  /** The last of the days, `yyyy-mm-dd` in UTC. */
  until: z.string(),
  /** Only days on which it would have fired, ascending; a week's firing stands on the week's last day. */
  firings: z.array(z.object({ date: z.string(), count: z.number().int() })),
  /** Records in all firings. */
  total: z.number().int(),
  /** seen: by when records were first stored here. dated: by the records' own dates. */
  basis: z.enum(['seen', 'dated']),
  /** A caution about the count for people; empty when there is nothing to say. */
  note: z.string(),
  noteSaid: MessageRef.optional(),
});
export type AlertPreview = z.infer<typeof AlertPreview>;

/** A data set with records on a project's topic that nobody watches yet. */
export const SuggestedSearch = z.object({
  searchEngine: Engine,
  /** The filters of the saved search: the project, on topic only. */
  filters: SearchFilters,
  /** Records on topic now. */
  onTopic: z.number().int(),
});
export type SuggestedSearch = z.infer<typeof SuggestedSearch>;

const Id = z.object({ id: z.uuid() });
const Done = z.object({ success: z.literal(true) });
const TAGS: [string] = ['Saved searches'];

export const savedSearches = {
  list: route({
    method: 'GET',
    path: '/search/saved',
    summary: 'Saved searches, newest first, with how much is new in each',
    tags: TAGS,
  }).output(z.object({ items: z.array(SavedSearch), saving: Offer, mail: Offer })),
  suggested: route({
    method: 'GET',
    path: '/search/saved/suggested',
    summary: 'Searches that are worth saving for a project: the data sets with most on its topic, without those saved',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ projectId: z.uuid() }))
    .output(z.object({ items: z.array(SuggestedSearch) })),
  create: route({
    method: 'POST',
    path: '/search/saved',
    summary: 'Save a search, with or without an alert',
    tags: TAGS,
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(NewSavedSearch)
    .output(SavedSearch),
  update: route({
    method: 'PATCH',
    path: '/search/saved/{id}',
    summary: 'Rename a saved search or change its alert',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(
      Id.extend({
        name: SearchName.optional(),
        alert: AlertChoice.optional(),
        frequency: AlertFrequency.optional(),
      }),
    )
    .output(SavedSearch),
  delete: route({
    method: 'DELETE',
    path: '/search/saved/{id}',
    summary: 'Delete a saved search; for an hour it can be restored',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Id)
    .output(Done),
  restore: route({
    method: 'POST',
    path: '/search/saved/{id}/restore',
    summary: 'Undo the deletion of a saved search',
    tags: TAGS,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(Id)
    .output(SavedSearch),
  seen: route({
    method: 'POST',
    path: '/search/saved/{id}/seen',
    summary: 'Say that a saved search was opened: what it finds now is no longer new',
    tags: TAGS,
    errors: ['NOT_FOUND'],
  })
    .input(Id)
    .output(SavedSearch),
  preview: route({
    method: 'POST',
    path: '/search/saved/preview',
    summary: 'How often an alert on a search would have fired in the last 30 days',
    tags: TAGS,
  })
    .input(AlertPreviewQuery)
    .output(AlertPreview),
  off: route({
    method: 'POST',
    path: '/search/saved/off',
    summary: 'Turn an alert off with the token of the alert or mail; harmless when repeated',
    tags: TAGS,
    isPublic: true,
  })
    .input(z.object({ token: z.string().max(200) }))
    .output(Done),
  offByMail: route({
    method: 'POST',
    path: '/search/saved/off/{token}',
    summary: 'The same for mail programs, by RFC 8058: List-Unsubscribe=One-Click',
    tags: TAGS,
    isPublic: true,
  })
    .input(z.object({ token: z.string().max(200), 'List-Unsubscribe': z.literal('One-Click') }))
    .output(Done),
  offPage: route({
    method: 'GET',
    path: '/search/saved/off/{token}',
    summary: 'Leads mail programs that open the address to the page that asks before it turns the alert off',
    tags: TAGS,
    isPublic: true,
    successStatus: 302,
    outputStructure: 'detailed',
  })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ headers: z.object({ location: z.string() }) })),
};
