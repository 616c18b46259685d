import { messageRefOf, word } from '@groundwork/contract/message-refs';
import type { StatementKind } from '@groundwork/contract/report-document';
import type { StatementVerdict } from '@groundwork/contract/report-editing';
import type { Message } from '@groundwork/contract/texts';
import { wholeSentencesOf } from '../../catalogue/sentences/sentences.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { Ground } from '../draft.ts';
import { foldText } from '../words/fold-letters.ts';
import { stemOf } from '../words/stems.ts';
import { type CitedFigure, checkProse, readProse } from './check-prose.ts';
import { citedBy } from './read-source.ts';

const { source, valueOfSource } = MESSAGES.withheldReasons;

/** The grounds of edited sentences: all that the report keeps of the records that they cite, and figures. */
export interface EditGrounds {
  records: { key: string; fields: string[]; text: string; publisher?: string }[];
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

/** At most so many stretches of each record are cited. */
const QUOTES_MAX = 6;

/** Checks a person's sentences: their values and quotations over whole records, with the stretches that hold them. */
export const checkEdited = (edited: EditedSentence, grounds: EditGrounds): EditVerdict[] =>
  sentencesIn(edited.text).map((text) => checkOne(text, edited, grounds));

function checkOne(text: string, edited: EditedSentence, grounds: EditGrounds): EditVerdict {
  const records = grounds.records.filter(({ key }) => edited.keys.includes(key));
  const figures = grounds.figures.filter(({ id }) => edited.figures.includes(id));
  if (records.length === 0 && figures.length === 0) return verdict(text, 'fact', [], [source]);
  const quotes = edited.quotes.filter(({ key }) => edited.keys.includes(key));
  const whole = records.map((record) => ({ ...record, passages: record.text ? [record.text] : [] }));
  const { lacks, isBare } = readProse(text, whole, figures);
  const missing = [...new Set(lacks.map((lack) => lack.text))].map(word);
  if (edited.kind === 'inference') return verdict(text, 'inference', quotes, missing);
  if (missing.length > 0) return verdict(text, 'editor', quotes, missing);
  // A sentence without a value or a quotation could be said of any source.
  if (isBare) return verdict(text, 'editor', quotes, [valueOfSource]);
  if (records.length === 0) return verdict(text, 'figure', []);
  const find = (key: string) => records.find((record) => record.key === key);
  const isHeldBy = (stretches: Ground[]) => checkProse(text, citedBy(stretches, find), figures).length === 0;
  const isCited = records.every(({ key }) => quotes.some((quote) => quote.key === key));
  const held = isCited && isHeldBy(quotes) ? quotes : holdingWords(text, records, isHeldBy);
  return verdict(text, /[“”]/.test(text) ? 'quotation' : 'fact', held);
}

function verdict(text: string, kind: StatementKind, grounds: Ground[], missing: Message[] = []): EditVerdict {
  const isSupported = missing.length === 0;
  return {
    text,
    kind: isSupported ? kind : 'editor',
    isSupported,
    missing: missing.map((each) => each.text),
    missingSaid: missing.map((each) => (each.key === '' ? null : messageRefOf(each))),
    grounds,
  };
}

/** The fewest stretches of each record that hold the sentence, those first that share most of its words. */
function holdingWords(
  text: string,
  records: EditGrounds['records'],
  isHeldBy: (grounds: Ground[]) => boolean,
): Ground[] {
  const stemsIn = (words: string) => new Set(foldText(words).split(' ').map(stemOf));
  const own = stemsIn(text);
  const ranked = records.map(({ key, fields, text: whole }) =>
    // A sentence may have been read over a broken line; what is cited must stand in the record as it is.
    [...fields, ...sentencesIn(whole).filter((sentence) => whole.includes(sentence))]
      .map((quote) => ({ ground: { key, quote }, shared: [...stemsIn(quote)].filter((stem) => own.has(stem)).length }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared),
  );
  const first = (count: number) => ranked.flatMap((each) => each.slice(0, count).map(({ ground }) => ground));
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
