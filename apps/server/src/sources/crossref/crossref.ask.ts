import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { bare, needsOneOf, pagesByOffset, phrasesOf } from '../shared/asked.ts';
import { at, listAt, textAt } from '../shared/mapping.ts';
import { INTERVAL_MS, WORKS } from './crossref.live.ts';

const PAGE_SIZE = 100;
/** Farther offsets are refused. */
const REACHABLE = 10_000;
const PHRASES_MAX = 6;

/**
 * https://api.crossref.org: `query.bibliographic`, the best match first. Any word of it makes a match, so its total says
 * nothing of the subject and is left out, as are its counts by year.
 */
export const askCrossref = (toItem: (at: string, work: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Papers, books and preprints of all fields, with their funders',
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE, reachable: REACHABLE }, async (offset, size) => {
      const query = new URLSearchParams({
        'query.bibliographic': phrasesOf(context.words, PHRASES_MAX).map(bare).join(' '),
        rows: String(size),
        offset: String(offset),
      });
      const mail = context.settings['CONTACT_EMAIL'];
      if (mail) query.set('mailto', mail);
      const answer = await context.client.json(`${WORKS}?${query}`, {
        intervalMs: INTERVAL_MS,
        signal: context.signal,
        errorIn: needsOneOf('message.items', 'message.total-results'),
      });
      const works = listAt(at(answer?.value, 'message'), 'items');
      const items = works.map((work, index) =>
        toItem(textAt(work, 'DOI') ?? `work ${index + 1} of a page`, work, context),
      );
      return { items, count: works.length };
    }),
  address: (words) =>
    `https://search.crossref.org/search/works?${new URLSearchParams({ q: phrasesOf(words, PHRASES_MAX).map(bare).join(' ') })}`,
});
