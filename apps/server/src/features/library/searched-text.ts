import { endAt, type IndexText, indexText } from '../../catalogue/query/index-text.ts';
import { HIT_END, HIT_START } from './read-passage.ts';

const PLAIN = /^\p{ASCII}*$/u;
const MARKS = /[\u0300-\u036f]/g;

/**
 * A text as files are searched: as the catalogue writes its own ('CO₂' as 'CO2', 'TNF-α' as 'TNF-alpha', signs of East Asian
 * scripts apart), and without accents and case, which PostgreSQL keeps apart, some of them by the system's language.
 */
export function searchedText(text: string): IndexText {
  const written = indexText(text);
  if (PLAIN.test(written.text)) return written;
  let folded = '';
  const at: number[] = [];
  let from = 0;
  for (const character of written.text) {
    const plain = character.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
    for (let n = 0; n < plain.length; n += 1) at.push(written.at?.[from] ?? from);
    folded += plain;
    from += character.length;
  }
  at.push(text.length);
  return { text: folded, at };
}

/** The search text stored beside a text: empty where the text is searched as it is. */
export function storedSearchText(text: string): string {
  const searched = searchedText(text).text;
  return searched === text ? '' : searched;
}

/** A typed query, in the same way. A word of several signs is a phrase, as one in quotation marks. */
export function searchedQuery(query: string): string {
  return query
    .split('"')
    .map((part, place) => (place % 2 === 1 ? searchedText(part).text : part.replace(/\S+/g, searchedWord)))
    .join('"');
}

function searchedWord(typed: string): string {
  const minus = typed.startsWith('-') ? '-' : '';
  const written = searchedText(typed.slice(minus.length)).text.trim();
  return minus + (/\s/.test(written) ? `"${written}"` : written);
}

/** A marked stretch of the searched text in the words of the text itself. */
export function asWritten(marked: string, text: string): string {
  const { text: searched, at } = searchedText(text);
  const pieces = marked.split(new RegExp(`([${HIT_START}${HIT_END}])`));
  let place = searched.indexOf(pieces.filter((piece) => piece !== HIT_START && piece !== HIT_END).join(''));
  if (!at || place < 0) return marked;
  let shown = at[place]!;
  let isHit = false;
  let written = '';
  for (const piece of pieces) {
    if (piece === HIT_START || piece === HIT_END) {
      isHit = piece === HIT_START;
      written += piece;
    } else if (piece !== '') {
      place += piece.length;
      const end = isHit ? endAt(at, place - 1) : Math.max(at[place]!, shown);
      written += text.slice(shown, end);
      shown = end;
    }
  }
  return written;
}
