import { formatDate, formatMoney, formatMoneyShort } from '@groundwork/contract/format';
import type { Language } from '@groundwork/contract/languages';
import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import { percentOf } from '../findings/statistics.ts';
import { STATE } from '../gather/state-of.ts';
import { textIn } from '../german/texts.ts';
import { figureIn, nameIn, valueIn } from '../german/values.ts';
import { type Leaf, saidIn } from './leaves.ts';
import { holdsQuote } from './of-record.ts';
import { CRITERIA, figureWords, type Part, saidAt, standsIn, type Words } from './part.ts';
import { readable } from './template.ts';

/** The place of a part in a statement's words, and what it opens. */
export interface Span {
  at: number;
  length: number;
  figure?: string;
  ground?: { key: string; quote: string };
  isQuotation?: true;
}

export interface Resolved {
  text: string;
  spans: Span[];
  figures: string[];
  grounds: { key: string; quote: string }[];
}

/**
 * A statement's words, told anew from the figures and records that its parts name; what one of them lacks where it doesn't
 * resolve. `shown`: how many rows or points stand beside it.
 */
export function resolve(
  all: Words,
  evidence: Evidence,
  shown: number | null = null,
  language: Language = 'en',
): Resolved | { lacks: string } {
  let lacks = readable(all);
  const said = saidIn(all, language, (leaf, form) => {
    const words = wordsNow(leaf, evidence, shown, language, form);
    if (words === null) lacks = leaf.of === 'figure' ? leaf.figure : leaf.words;
    return words;
  });
  if (!said) return { lacks };
  const resolved: Resolved = { text: said.text, spans: [], figures: [], grounds: [] };
  for (const { leaf, at, length } of said.placed) {
    if (leaf.of === 'figure') {
      resolved.spans.push({ at, length, figure: leaf.figure });
      resolved.figures.push(leaf.figure, ...(leaf.whole ? [leaf.whole] : []));
    } else if (leaf.of === 'record') {
      const ground = { key: leaf.key, quote: leaf.quote };
      resolved.spans.push({ at, length, ground, ...(leaf.as === 'quotation' && { isQuotation: true }) });
      resolved.grounds.push(ground);
    }
  }
  return resolved;
}

function wordsNow(
  leaf: Leaf,
  evidence: Evidence,
  shown: number | null,
  language: Language,
  form: string | undefined,
): string | null {
  const english = englishNow(leaf, evidence, shown);
  if (english === null || language === 'en') return english;
  switch (leaf.of) {
    case 'figure': {
      const figure = findFigure(evidence, leaf.figure)!;
      return leaf.as === 'name' ? nameIn(english) : figureIn(figure, leaf.as, form);
    }
    case 'record':
      return leaf.as === 'quotation' ? english : valueIn(english);
    case 'derived':
      // Words of the idea are the project's own.
      return (leaf.label === STATE ? textIn(english) : null) ?? english;
    case 'day':
      return valueIn(english);
    default:
      return english;
  }
}

function englishNow(part: Leaf, evidence: Evidence, shown: number | null): string | null {
  switch (part.of) {
    case 'figure': {
      const figure = isWorkedOut(part.figure, evidence) ? findFigure(evidence, part.figure) : undefined;
      const whole =
        part.as === 'all shown'
          ? (shown ?? undefined)
          : part.whole
            ? findFigure(evidence, part.whole)?.value
            : undefined;
      return figure ? figureWords(figure, part.as, { name: part.words, whole, place: part.place }) : null;
    }
    case 'record':
      return wordsOfRecord(part, evidence);
    case 'derived': {
      const line = findEvidence(evidence, part.key)?.derived?.find((each) => each.startsWith(`${part.label}: `));
      return line?.slice(part.label.length + 2) ?? null;
    }
    case 'day':
      return part.words === formatDate(evidence.asOf, 'en') ? part.words : null;
    case 'coverage':
      return boundsOf(evidence).has(part.words) ? part.words : null;
    case 'shown':
      return shown !== null && part.words === figureWords({ value: shown, unit: 'count', label: '' }, 'value')
        ? part.words
        : null;
    case 'criterion':
      return Object.values(CRITERIA).some((value) => String(value) === part.words) ? part.words : null;
  }
}

function wordsOfRecord({ key, quote, as, words, place }: Part & { of: 'record' }, evidence: Evidence): string | null {
  const each = findEvidence(evidence, key);
  if (!holdsQuote(each, quote)) return null;
  if (place && as !== 'amount') return saidAt(quote, place, words);
  if (as === 'quotation') return quote.includes(words) ? words : null;
  if (as === 'field') return standsIn(words, quote) ? words : null;
  const { amount } = each.record;
  return amount !== null && quote.endsWith(formatMoney(amount, 'en')) ? formatMoneyShort(amount, 'en') : null;
}

/** Is the figure there, and does what it is worked out from give its value? */
export function isWorkedOut(id: string, evidence: Evidence): boolean {
  const figure = findFigure(evidence, id);
  if (!figure) return false;
  const { basis, value } = figure;
  if (!basis || basis.figures.length === 0) return true;
  const [one, other] = basis.figures.map((each) => findFigure(evidence, each)?.value);
  if (one === undefined || other === undefined) return false;
  if (basis.how === 'share') return one <= other && value === percentOf(one, other);
  return basis.how === 'difference' && value === one - other;
}

/** Years with which what a data set covers begins and ends. */
const boundsOf = ({ coverage = {} }: Evidence): Set<string> =>
  new Set(
    Object.values(coverage).flatMap((each) =>
      each ? [each, ...each.gaps].flatMap(({ from, to }) => [String(from), String(to)]) : [],
    ),
  );
