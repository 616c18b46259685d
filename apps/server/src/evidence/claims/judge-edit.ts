import type { StatementKind } from '@groundwork/contract/report-document';
import type { StatementVerdict } from '@groundwork/contract/report-editing';
import type { Ground } from '../writer/draft.ts';
import type { Cited } from './ground.ts';
import { type FigureGround, judgeFigures } from './judge-figures.ts';
import { judgeInference } from './judge-sentence.ts';
import { judgeStatement } from './judge-statement.ts';
import { sentencesOf, wordsOf } from './language/words.ts';
import { ordinaryWordsOf } from './ordinary-words.ts';

/** A record that an edited sentence may cite: all that the report keeps of it. */
interface CitedWhole {
  key: string;
  fields: string[];
  text: string;
  publisher?: string;
}

/** What sentences of one version of a report may rest on. */
export interface EditGrounds {
  records: CitedWhole[];
  figures: (FigureGround & { id: string })[];
  description: string;
}

/** A sentence to judge. `quotes`: what it cites already, tried before other words of the same records. */
export interface EditedSentence {
  text: string;
  kind: StatementKind | null;
  keys: string[];
  figures: string[];
  quotes: Ground[];
}

/** `grounds`: the words of the records that hold the sentence; those that it cites already where it isn't held. */
export interface EditVerdict extends Omit<StatementVerdict, 'missingSaid'> {
  grounds: Ground[];
}

export interface EditJudge {
  judge(sentence: EditedSentence): EditVerdict[];
}

/** Of each record at most so many stretches are cited. */
const QUOTES_MAX = 6;

/** The publish gate for sentences that a person writes: the same judges, over whole records, with the stretches that hold them. */
export function editJudge({ records, figures, description }: EditGrounds): EditJudge {
  const isOrdinary = ordinaryWordsOf(
    records.map(({ text }) => text),
    description,
  );
  const byKey = new Map(
    records.map((record) => [record.key, { ...record, passages: record.text ? [record.text] : [] }]),
  );
  const byId = new Map(figures.map((figure) => [figure.id, figure]));

  function judgeOne(text: string, sentence: EditedSentence): EditVerdict {
    const cited = sentence.keys.flatMap((key) => byKey.get(key) ?? []);
    const computed = sentence.figures.flatMap((id) => byId.get(id) ?? []);
    const quotes = sentence.quotes.filter(({ key }) => sentence.keys.includes(key));
    const verdict = (kind: StatementKind, missing: string[], grounds: Ground[]): EditVerdict => {
      const isSupported = missing.length === 0;
      return { text, kind: isSupported ? kind : 'editor', isSupported, missing: [...new Set(missing)], grounds };
    };
    if (cited.length === 0 && computed.length === 0) return verdict('fact', ['a source'], []);
    if (sentence.kind === 'inference')
      return verdict('inference', judgeInference(text, cited, computed, isOrdinary), quotes);
    if (cited.length === 0) return verdict('figure', judgeFigures(text, computed, isOrdinary), []);
    const kind = /[“”]/.test(text) ? 'quotation' : 'fact';
    const isHeldBy = (grounds: Ground[]) => judgeStatement(text, citedBy(grounds, byKey), { isOrdinary }).isSupported;
    if (coversAll(quotes, sentence.keys) && isHeldBy(quotes)) return verdict(kind, [], quotes);
    const { reasons } = judgeStatement(text, cited, { isOrdinary });
    return verdict(kind, reasons, reasons.length > 0 ? quotes : holdingWords(text, cited, isHeldBy));
  }

  return {
    judge: (sentence) => sentencesIn(sentence.text).map((text) => judgeOne(text, sentence)),
  };
}

const coversAll = (quotes: Ground[], keys: string[]) => keys.every((key) => quotes.some((quote) => quote.key === key));

function citedBy(grounds: Ground[], records: Map<string, CitedWhole>): Cited[] {
  const byKey = new Map<string, Cited>();
  for (const { key, quote } of grounds) {
    const record = records.get(key);
    const cited = byKey.get(key) ?? { key, fields: [], passages: [], publisher: record?.publisher };
    byKey.set(key, cited);
    if (record?.fields.includes(quote)) cited.fields.push(quote);
    else cited.passages.push(quote);
  }
  return [...byKey.values()];
}

/** As few stretches of each record as hold the sentence, those first that share most of its words. */
function holdingWords(text: string, cited: (CitedWhole & Cited)[], isHeldBy: (grounds: Ground[]) => boolean): Ground[] {
  const stems = new Set(wordsOf(text).map(({ stem }) => stem));
  const ranked = cited.map((record) => {
    const shared = (stretch: string) =>
      new Set(wordsOf(stretch).flatMap(({ stem }) => (stems.has(stem) ? [stem] : []))).size;
    // A sentence may have been read over a broken line; what is cited must stand in the record as it is.
    return [...record.fields, ...sentencesIn(record.text)]
      .map((quote) => ({ key: record.key, quote, size: shared(quote) }))
      .filter(({ size, quote }) => size > 0 && (record.fields.includes(quote) || record.text.includes(quote)))
      .toSorted((a, b) => b.size - a.size);
  });
  const first = (count: number) =>
    ranked.flatMap((stretches) => stretches.slice(0, count).map(({ key, quote }) => ({ key, quote })));
  for (let count = 1; count < QUOTES_MAX; count++) if (isHeldBy(first(count))) return first(count);
  return first(QUOTES_MAX);
}

/** The sentences of a text; none is cut within a quotation. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of sentencesOf(text)) {
    open = open ? `${open} ${part}` : part;
    if (count(open, '“') > count(open, '”') || count(open, '"') % 2 === 1) continue;
    sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
