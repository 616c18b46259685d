import type {
  AskedWords,
  AskSource,
  LiveContext,
  LiveSource,
  ReadContext,
  SourceItem,
} from '../../catalogue/import/source.port.ts';
import { foldedWords } from '../../catalogue/query/fold.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { groupsOf } from '../shared/asked.ts';
import { type OfficeAnswer, readOffice } from './read-office.ts';
import type { Listing, Office } from './technology-offices.mapping.ts';

const SETTING = 'TECHNOLOGY_OFFICES';
/** For hosts that say nothing of their pace. */
const INTERVAL_MS = 2_000;
/** Pages of a sitemap are a call each. */
const PAGES_MAX = 500;
const PAGES_AT_ONCE = 20;
const NOTHING_KNOWN = 'neither a feed, nor a sitemap, nor a page with JSON-LD';

type Calls = Pick<LiveContext, 'client' | 'signal' | 'settings' | 'retrievedAt'>;
type ToItem = (told: Listing, office: Office, context: ReadContext) => SourceItem;

interface Cursor {
  office: number;
  /** Pages of a sitemap that are left. */
  pages: string[] | null;
}

/** 'Made Up University https://…; https://…': each office with its name, if it has one. */
export const officesOf = (setting: string | undefined): Office[] =>
  (setting ?? '').split(';').flatMap((one) => {
    const [, name, address] = /^(.*?)\s*(https?:\/\/\S+)$/.exec(one.trim()) ?? [];
    return address ? [{ name: name || undefined, address }] : [];
  });

/** Feeds and pages of offices, one after the other; a sitemap's pages are read one by one. */
export const liveOffices = (toItem: ToItem): LiveSource => ({
  key: SETTING,
  async *pages(context) {
    const offices = officesOf(context.settings[SETTING]);
    let cursor: Cursor = (context.cursor as Cursor | null) ?? { office: 0, pages: null };
    for (let office = offices[cursor.office]; office; office = offices[cursor.office]) {
      const items: SourceItem[] = [];
      let pages: string[] | null = cursor.pages;
      if (pages === null) {
        const answer = await fetchOffice(office, context);
        if (answer) items.push(...toldItems(answer, office, toItem, context));
        pages = answer?.pages.slice(0, PAGES_MAX) ?? [];
      } else {
        for (const address of pages.slice(0, PAGES_AT_ONCE)) {
          const page = { ...office, address };
          const answer = await fetchOffice(page, context).catch((error: Error) => {
            context.signal.throwIfAborted();
            items.push({ at: address, rejected: error.message });
          });
          if (answer) items.push(...toldItems(answer, page, toItem, context));
        }
        pages = pages.slice(PAGES_AT_ONCE);
      }
      cursor = pages.length > 0 ? { office: cursor.office, pages } : { office: cursor.office + 1, pages: null };
      yield { items, cursor: offices[cursor.office] ? cursor : null, count: items.length };
    }
  },
});

/**
 * Feeds know no search, so each is read whole and what has the words is taken: the offices are told none of them. Sitemaps are
 * left to the schedule.
 */
export const askOffices = (toItem: ToItem): AskSource => ({
  key: SETTING,
  goodFor: 'Inventions that universities offer for licensing',
  intervalMs: INTERVAL_MS,
  async *pages(context) {
    const offices = officesOf(context.settings[SETTING]);
    for (let index = (context.cursor as number | null) ?? 0; index < offices.length; index += 1) {
      const office = offices[index]!;
      const answer = await fetchOffice(office, context);
      if (!answer) throw new FetchError('error-in-answer', `${new URL(office.address).host} answered ${NOTHING_KNOWN}`);
      const told = answer.told.filter((one) => hasWords(one, context.words)).slice(0, context.limit);
      const items = toldItems({ ...answer, told }, office, toItem, context);
      yield { items, cursor: index + 1 < offices.length ? index + 1 : null, count: told.length };
    }
  },
  address: () => 'https://autm.net',
});

const toldItems = (answer: OfficeAnswer, office: Office, toItem: ToItem, context: ReadContext) =>
  answer.told.map((told) => toItem(told, { ...office, name: office.name ?? answer.title }, context));

async function fetchOffice(office: Office, { client, signal }: Calls): Promise<OfficeAnswer | null> {
  const answer = await client.text(office.address, {
    intervalMs: INTERVAL_MS,
    signal,
    isPage: true,
    errorIn: (text) => (tells(text) ? undefined : NOTHING_KNOWN),
  });
  return readOffice(answer?.value ?? '', office, signal);
}

/** Judged by its beginning and end: what is cut off is tried again. */
const tells = (text: string): boolean =>
  /^\s*[[{][\s\S]*[\]}]\s*$/.test(text) ||
  (/<(rss|rdf:RDF|feed|urlset|sitemapindex)[\s>]/i.test(text.slice(0, 2_000)) && /<\/[^>]+>\s*$/.test(text)) ||
  /application\/ld\+json/i.test(text);

/** A phrase of each group, or of one, with all its words, wherever they stand. */
function hasWords({ title, description, categories = [] }: Listing, words: AskedWords): boolean {
  const known = new Set(foldedWords(`${title ?? ''} ${String(description ?? '')} ${categories.join(' ')}`));
  const has = (phrase: string) => foldedWords(phrase).every((word) => known.has(word) || known.has(`${word}s`));
  const groups = groupsOf(words);
  return words.shape === 'any' ? groups.flat().some(has) : groups.every((group) => group.some(has));
}
