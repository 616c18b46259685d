import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { dateOfUnixSeconds } from '../../catalogue/normalise/dates.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

const TOPICS = 'https://www.dodsbirsttr.mil/topics/api/public/topics';
/** Each topic's text is a call of its own, so a page is small: what a stopped run has to fetch again. */
const PAGE_SIZE = 50;
const INTERVAL_MS = 500;

/** The portal refuses a search in which one of these is absent. Without filters it shows topics of any state and year. */
const SEARCH = {
  searchText: null,
  components: null,
  programYear: null,
  solicitationCycleNames: null,
  releaseNumbers: [],
  topicReleaseStatus: [],
  modernizationPriorities: [],
  sortBy: 'topicEndDate,desc',
  technologyAreaIds: [],
  component: null,
  program: null,
};

/**
 * Topics that end in the days or later: those before have not changed since. There is no filter for that, so the list is
 * read from the latest end on, until a page has none of them.
 */
export function liveTopics(toItem: (at: string, topic: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: 730,
    async *pages(context) {
      const { client, since, signal } = context;
      for (let page = (context.cursor as number | null) ?? 0; ; page += 1) {
        const searchParam = JSON.stringify(SEARCH);
        const query = new URLSearchParams({ searchParam, size: String(PAGE_SIZE), page: String(page) });
        const answer = await client.json(`${TOPICS}/search?${query}`, {
          intervalMs: INTERVAL_MS,
          signal,
          errorIn: (value) => (numberAt(value, 'total') === undefined ? 'no count of topics' : undefined),
        });
        const wanted = listAt(answer?.value, 'data').filter((topic) => since === null || endOf(topic) >= since);
        const items: SourceItem[] = [];
        for (const topic of wanted)
          items.push(
            toItem(`topic ${textAt(topic, 'topicCode') ?? 'without code'}`, await whole(topic, context), context),
          );
        const isLast = wanted.length === 0 || (page + 1) * PAGE_SIZE >= (numberAt(answer?.value, 'total') ?? 0);
        yield { items, cursor: isLast ? null : page + 1 };
        if (isLast) return;
      }
    },
  };
}

/** A topic without an end stays open. */
const endOf = (topic: unknown) => dateOfUnixSeconds((numberAt(topic, 'topicEndDate') ?? 0) / 1000) ?? '9999';

/** The topic with its text; what the list says of it where the portal has none. */
async function whole(topic: unknown, { client, signal }: LiveContext): Promise<unknown> {
  const id = textAt(topic, 'topicId');
  if (!id) return topic;
  try {
    const url = `${TOPICS}/${encodeURIComponent(id)}/details`;
    const answer = await client.json(url, { intervalMs: INTERVAL_MS, signal });
    return { ...(topic as object), ...(answer?.value as object) };
  } catch (error) {
    if (error instanceof FetchError && error.status === 404) return topic;
    throw error;
  }
}
