import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';

/** Says whether records of two parties have a name. */
export type KnownToTwo = (name: string) => Promise<boolean>;

/** Longer than most abbreviations. */
const SHOUTED = /^\p{Lu}{5,}$/u;
const PLURAL = /(?<=\p{Lu}{2})s$/u;
/** Whoever has many records is one party: so many are looked through for a second. */
const RECORDS_MAX = 40;

export const knownToTwo =
  (index: Pick<CatalogueIndex, 'search'>, signal?: AbortSignal): KnownToTwo =>
  async (whole) => {
    const name = whole.replace(PLURAL, '');
    const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const { hits } = await index.search(
      {
        engines: [...ENGINES],
        query: { type: 'phrase', words },
        sort: 'relevance',
        direction: 'desc',
        offset: 0,
        limit: RECORDS_MAX,
      },
      signal,
    );
    const parties = hits.flatMap(({ record: { engine, id, title, text, organisations, people } }) => {
      const names = [...organisations, ...people].map((each) => each.name);
      // A word in small letters is none: 'at the summit' for 'Summit'.
      // Nor is one that others write in small letters, where a text has capitals throughout, or a term of several words: 'MILITARY', 'Quality Management System'.
      // What has 'American' has 'Americans' as well: found are both.
      const own = name.replace(/(?<=\p{Ll}{3})s$/u, '');
      const forms = SHOUTED.test(name) || words.length > 1 ? [own, own.toLowerCase()] : [own];
      return [title, text, ...names].some((each) => forms.some((form) => each.includes(form)))
        ? [(names[0] ?? `${engine}/${id}`).toLowerCase()]
        : [];
    });
    return new Set(parties).size > 1;
  };
