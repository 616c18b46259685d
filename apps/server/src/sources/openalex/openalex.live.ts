import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

export const API = 'https://api.openalex.org';
/** The largest page since 2026. */
export const PAGE_SIZE = 100;
/** Ten requests a second are let through. */
export const INTERVAL_MS = 110;

type Kind = 'works' | 'authors';

interface Cursor {
  kind: Kind;
  token: string;
  /** Filter by the day of the last update, or, where the key does not allow that, by the day of publication. */
  filter: string;
}

const KINDS: [Kind, engine: string][] = [
  ['works', 'publications'],
  ['authors', 'subject-matter-experts'],
];

/** Works, then authors, by cursor. Cursors need a key (a free one does); filtering by update needs a paid one. */
export function liveOpenAlex(toItem: (at: string, value: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    key: 'OPENALEX_API_KEY',
    firstRunDays: 30,
    async *pages(context) {
      const kinds = KINDS.filter(([, engine]) => context.engines.some((one) => one === engine)).map(([kind]) => kind);
      const begin = (kind: Kind | undefined): Cursor | null =>
        kind ? { kind, token: '*', filter: `from_updated_date:${context.since}` } : null;
      let cursor = (context.cursor as Cursor | null) ?? begin(kinds[0]);
      while (cursor) {
        const { kind, filter }: Cursor = cursor;
        const answer = await readPage(cursor, context).catch((error: unknown) => {
          if (isUpdateRefused(error, cursor!)) return null;
          throw error;
        });
        if (!answer) {
          cursor = withoutUpdates(cursor, context);
          continue;
        }
        const results = listAt(answer, 'results');
        const items = results.map((value, index) =>
          toItem(textAt(value, 'id') ?? `${kind} ${index + 1} of a page`, value, context),
        );
        const next = results.length > 0 ? textAt(answer, 'meta', 'next_cursor') : undefined;
        cursor = next ? { kind, filter, token: next } : begin(kinds[kinds.indexOf(kind) + 1]);
        const total = kinds.length === 1 ? numberAt(answer, 'meta', 'count') : undefined;
        yield { items, cursor, ...(total !== undefined && { total }) };
      }
    },
  };
}

async function readPage({ kind, token, filter }: Cursor, { client, settings, signal }: LiveContext): Promise<unknown> {
  const query = new URLSearchParams({ filter, 'per-page': String(PAGE_SIZE), cursor: token });
  const mail = settings['CONTACT_EMAIL'];
  const key = settings['OPENALEX_API_KEY'];
  if (mail) query.set('mailto', mail);
  if (key) query.set('api_key', key);
  const answer = await client.json(`${API}/${kind}?${query}`, { intervalMs: INTERVAL_MS, signal });
  return answer?.value;
}

const isUpdateRefused = (error: unknown, { filter, token }: Cursor) =>
  error instanceof FetchError && error.problem === 'refused' && token === '*' && filter.startsWith('from_updated_date');

function withoutUpdates({ kind }: Cursor, { since }: LiveContext): Cursor {
  if (kind === 'works') return { kind, token: '*', filter: `from_publication_date:${since}` };
  throw new FetchError(
    'refused',
    'OpenAlex tells which authors changed only to paid keys; import authors from its snapshot with --file',
  );
}
