import { readFileSync } from 'node:fs';
import { companyEnds, companyNouns, companyStarts } from '../../../apps/server/src/catalogue/sample/names.ts';
import { random } from '../../../apps/server/src/catalogue/sample/random.ts';

/** A text, and the stretches of it that the idea is not about: what it replaces or does without, and plain business. */
export interface AsideDescription {
  text: string;
  asides: { start: number; end: number }[];
}

/** What is said of other things around what the undertaking makes; `~other~` is a phrase of another description. */
const FORMS = [
  '~open~, instead of [~other~].',
  '~open~ without [~other~].',
  '~open~, unlike [~other~] or [~other~].',
  'No [~other~] is needed: ~lower~',
  '~text~ It replaces [~other~].',
  '~text~ This does away with [~other~] and [~other~].',
  '~open~ rather than [~other~].',
  '~text~ It needs neither [~other~] nor [~other~].',
  '~text~ It is not [~other~].',
  '~text~ We do not use [~other~].',
  '~text~ In contrast to [~other~], it is cheap.',
  '~text~ So far [~other~] has been used for this.',
  'Others rely on [~other~]. ~text~',
  '~text~ [~other~] is no longer necessary.',
  '~text~ Competing products are [~other~] and [~other~].',
  '~open~; there is no [~other~] in it.',
  '~open~, which avoids [~other~].',
  '~open~, in place of [~other~].',
  '~text~ It works free of [~other~].',
  '~text~ Compared with [~other~] it is fast.',
  // Firms that somebody writes without capitals.
  '~text~ Tested with [~firm~].',
  '[~firm~] will try it. ~text~',
  '~text~ Our partner [~firm~] and [~firm~] make the parts.',
  // The same words where they are what it is about.
  '~text~ It uses ~other~.',
  '~text~ It is for ~other~.',
  '~open~ with ~other~ and ~other~.',
  '~text~ A part of it is ~other~.',
  '~text~ It works through ~other~.',
  '~text~ At its heart is ~other~.',
  '~open~, together with ~other~.',
  '~text~ We need ~other~ for this.',
];
/** A description that may say such things itself is told as it is labelled, or not at all. */
const MAY_SAY = /\b(?:instead|without|unlike|rather|no|not|nor|neither|replac\w+|avoid\w*|than|never|longer|free)\b/i;

/** How many of the forms each description is told in. */
const TOLD = 2;

/** Lines whose asides are marked by hand. */
export const markedLines = (): AsideDescription[] =>
  readFileSync(new URL('asides.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(marked);

/** Descriptions in some of the forms, with phrases of others in them. */
export function withAsides(texts: string[], phrases: string[]): AsideDescription[] {
  const dice = random('asides');
  const firm = () =>
    `${dice.pick(companyStarts)}${dice.pick(companyEnds)} ${dice.pick(dice.pick(Object.values(companyNouns)))}`;
  return texts
    .filter((text) => !MAY_SAY.test(text))
    .flatMap((text, at) =>
      Array.from({ length: TOLD }, (_, turn) => {
        const fill: Record<string, () => string> = {
          text: () => text,
          open: () => text.replace(/\.$/, ''),
          lower: () => lower(text),
          other: () => dice.pick(phrases),
          firm: () => firm().toLowerCase(),
        };
        const form = FORMS[(at * TOLD + turn) % FORMS.length]!;
        return marked(form.replaceAll(/~(\w+)~/g, (_all, name: string) => fill[name]!()));
      }),
    );
}

const lower = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text);

function marked(told: string): AsideDescription {
  const asides: AsideDescription['asides'] = [];
  let text = '';
  for (const part of told.split(/(\[[^\]]+\])/)) {
    const isAside = part.startsWith('[');
    const words = isAside ? part.slice(1, -1) : part;
    if (isAside) asides.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return { text, asides };
}
