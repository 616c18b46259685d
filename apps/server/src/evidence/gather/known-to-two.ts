import { ENGINES } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';

/** Says whether records of two parties have a name. */
export type KnownToTwo = (name: string) => Promise<boolean>;

/** Longer than most abbreviations. */
const SHOUTED = /^\p{Lu}{5,}$/u;
const BETWEEN = /[^\p{L}\p{N}]+/u;
const PLURAL = /(?<=\p{Lu}{2})s$/u;
/** Whoever has many records is one party: so many are looked through for a second. */
const RECORDS_MAX = 40;

export const knownToTwo =
  (index: Pick<CatalogueIndex, 'search'>, signal?: AbortSignal): KnownToTwo =>
  async (whole) => {
    const name = whole.replace(PLURAL, '');
    const one = name.replace(/(?<=\p{Ll}{3})s$/u, '');
    const words = name.split(BETWEEN).filter(Boolean);
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
      const forms = SHOUTED.test(name) || words.length > 1 ? [name, name.toLowerCase()] : [name];
      // Whoever writes of the American knows the Americans: both are found.
      const isOne = (each: string) => one !== name && each.split(BETWEEN).includes(one);
      return [title, text, ...names].some((each) => forms.some((form) => each.includes(form)) || isOne(each))
        ? [(names[0] ?? `${engine}/${id}`).toLowerCase()]
        : [];
    });
    return new Set(parties).size > 1;
  };
