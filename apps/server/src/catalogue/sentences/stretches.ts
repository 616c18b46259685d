import { type Place, trimmed } from './place.ts';

export interface Stretch extends Place {
  heading: string | null;
}

/** Running text whose lines belong together, without the bullet, number or label before it. */
export function stretchesOf(text: string): Stretch[] {
  let heading: string | null = null;
  const stretches: Stretch[] = [];
  for (const joined of joinedLines(text)) {
    if (HEADING_LINE.test(text.slice(joined.start, joined.end))) {
      heading = text.slice(joined.start, joined.end).replace(/\s*:$/, '');
      continue;
    }
    let { start } = joined;
    for (const label of [...text.slice(joined.start, joined.end).matchAll(LABEL)]) {
      const at = joined.start + label.index;
      if (at > start) stretches.push({ start, end: at, heading });
      heading = label[1]!;
      start = at + label[0].length;
    }
    stretches.push({ start, end: joined.end, heading });
  }
  return stretches
    .map((each) => ({ ...each, ...withoutBullet(text, trimmed(text, each)) }))
    .filter(({ start, end }) => end > start);
}

/** A line by itself that names what follows: 'Inclusion Criteria:', 'PHASE II'. */
const HEADING_LINE = /^(?:[^\n.:;!?]{2,60}:|[\p{Lu}\d][\p{Lu}\d &/(),-]{3,50})$/u;
/**
 * The label of a part within running text: in capitals ('OBJECTIVE: '), or at the beginning of a line ('Primary outcome: ').
 * What follows begins anew.
 */
const LABEL =
  /(?:(?<=^|[.;!?)\]]\s+|\n)((?=[^:]*\p{Lu}{3})[\p{Lu}][\p{Lu}\d &/(),-]{2,50}|PHASE (?:I{1,3}|\d))|(?<=^)(\p{Lu}\p{L}+(?: [\p{L}\d()/&-]+){0,4})):\s+(?=[“"(]?[\p{Lu}\d•-])/gu;
const BULLET = /^(?:[•▪●◦·∙*–—-]|>|o(?=\s\p{Lu}))\s*|^\(?(?:\d{1,2}|\p{Ll}|[ivx]{1,4})[.)]\s+/u;

function withoutBullet(text: string, { start, end }: Place): Place {
  const bullet = BULLET.exec(text.slice(start, end));
  return bullet ? { start: start + bullet[0].length, end } : { start, end };
}

/** Printed lines are about this long, and few end a sentence. */
const PRINTED_MIN = 60;
const PRINTED_MAX = 220;
/** The share of a printed text's lines that go on with a small letter. */
const GO_ON_SHARE = 0.4;
/** A shorter line ends what it says, though it has no stop. */
const FULL_LINE = 0.6;

/** Lines, those joined that a printed text breaks within a sentence. */
function joinedLines(text: string): Place[] {
  const lines: Place[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const line = trimmed(text, { start: match.index, end: match.index + match[0].length });
    if (line.end > line.start) lines.push(line);
  }
  const lengths = lines.map(({ start, end }) => end - start);
  const width = Math.min(PRINTED_MAX, Math.max(0, ...lengths));
  const goOn = lines.filter(({ start }, at) => at > 0 && /[\p{Ll}\d(]/u.test(text[start]!)).length;
  // In capitals throughout, how a line begins tells nothing.
  const isPrinted =
    width >= PRINTED_MIN && (lines.length > 2 ? goOn >= GO_ON_SHARE * (lines.length - 1) : !/\p{Ll}{3}/u.test(text));
  const joined: Place[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    const before = last && text.slice(lines[at - 1]!.start, last.end);
    const isFull = isPrinted && (lengths[at - 1] ?? 0) >= FULL_LINE * width;
    if (last && before !== undefined && goesOn(before, text.slice(line.start, line.end), isFull)) last.end = line.end;
    else joined.push({ ...line });
  }
  return joined;
}

const OPEN_END = /(?:[,(]|(?<![\p{L}\p{N}])(?:in|of|for|and|or|the|to|from|with|by|an?|as|at|on|that|is|are|be))$/iu;

function goesOn(before: string, line: string, isFull: boolean): boolean {
  if (/[.!?:;]["”)]?$/.test(before) || BULLET.test(line)) return false;
  return /^[\p{Ll}),]/u.test(line) || OPEN_END.test(before) || isFull;
}
