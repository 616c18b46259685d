import type { StatementKind } from '@groundwork/contract/report-document';
import type { StatementVerdict } from '@groundwork/contract/report-editing';
import { saidOf, word } from '@groundwork/contract/said';
import type { Message } from '@groundwork/contract/texts';
import { contentWords } from '../../catalogue/query/content-words.ts';
import { wholeSentencesOf } from '../../catalogue/sentences/sentences.ts';
import { SAID } from '../../platform/said.ts';
import { foldText } from '../words/fold-letters.ts';
import { stemOf } from '../words/stems.ts';
import type { Ground } from '../writer/draft.ts';
import { type Cited, type CitedFigure, checkProse, readProse } from './check-prose.ts';

const { source, valueOfSource } = SAID.withheldReasons;

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
  figures: (CitedFigure & { id: string })[];
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
export interface EditVerdict extends StatementVerdict {
  grounds: Ground[];
}

export interface EditCheck {
  check(sentence: EditedSentence): EditVerdict[];
}

/** Of each record at most so many stretches are cited. */
const QUOTES_MAX = 6;

/** Sentences that a person writes: their values and quotations over whole records, with the stretches that hold them. */
export function editCheck({ records, figures }: EditGrounds): EditCheck {
  const byKey = new Map(
    records.map((record) => [record.key, { ...record, passages: record.text ? [record.text] : [] }]),
  );
  const byId = new Map(figures.map((figure) => [figure.id, figure]));

  function checkOne(text: string, sentence: EditedSentence): EditVerdict {
    const cited = sentence.keys.flatMap((key) => byKey.get(key) ?? []);
    const computed = sentence.figures.flatMap((id) => byId.get(id) ?? []);
    const quotes = sentence.quotes.filter(({ key }) => sentence.keys.includes(key));
    const verdict = (kind: StatementKind, missing: Message[], grounds: Ground[]): EditVerdict => {
      const isSupported = missing.length === 0;
      return {
        text,
        kind: isSupported ? kind : 'editor',
        isSupported,
        missing: missing.map((each) => each.text),
        missingSaid: missing.map((each) => (each.key === '' ? null : saidOf(each))),
        grounds,
      };
    };
    if (cited.length === 0 && computed.length === 0) return verdict('fact', [source], []);
    const { lacks, isBare } = readProse(text, cited, computed);
    const missing = [...new Set(lacks.map((lack) => lack.text))].map(word);
    if (sentence.kind === 'inference') return verdict('inference', missing, quotes);
    // What holds no value and no quotation could be said of any source.
    if (missing.length > 0 || isBare) return verdict('editor', missing.length > 0 ? missing : [valueOfSource], quotes);
    if (cited.length === 0) return verdict('figure', [], []);
    const isHeldBy = (grounds: Ground[]) => checkProse(text, citedBy(grounds, byKey), computed).length === 0;
    const kind = /[“”]/.test(text) ? 'quotation' : 'fact';
    return verdict(
      kind,
      [],
      coversAll(quotes, sentence.keys) && isHeldBy(quotes) ? quotes : holdingWords(text, cited, isHeldBy),
    );
  }

  return {
    check: (sentence) => sentencesIn(sentence.text).map((text) => checkOne(text, sentence)),
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
  const stems = new Set(contentWords(text).map(stemOf));
  // A name or a number of the sentence counts, though it may be no word of content.
  const wordsIn = new Set(foldText(text).split(' '));
  const ranked = cited.map((record) => {
    const shared = (stretch: string) =>
      new Set(
        contentWords(stretch)
          .map(stemOf)
          .filter((stem) => stems.has(stem)),
      ).size +
      new Set(
        foldText(stretch)
          .split(' ')
          .filter((each) => wordsIn.has(each)),
      ).size;
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
  for (const part of wholeSentencesOf(text)) {
    open = open ? `${open} ${part}` : part;
    if (count(open, '“') > count(open, '”') || count(open, '"') % 2 === 1) continue;
    sentences.push(open);
    open = '';
  }
  return open ? [...sentences, open] : sentences;
}

const count = (text: string, mark: string) => text.split(mark).length - 1;
