import type { Clause } from './clause.ts';
import type { GroundUnit } from './ground.ts';
import { isLight } from './language/frame-words.ts';
import type { Word } from './language/words.ts';

/** What is sent in to a call. */
export const SENT_IN = new Set(
  'responses response proposals proposal applications application submissions submission bids bid quotes quote entries'.split(
    ' ',
  ),
);

/** What is due on the day on which a call closes. */
export const isSentIn = ({ lower }: Word, { values }: Clause): boolean =>
  SENT_IN.has(lower) &&
  values.some(({ kind, holders }) => kind === 'date' && holders.some(({ roles }) => roles.includes('closes')));

const PARTY = /\b(?:the|its) (?:recipient|awardee|sponsor|assignee|investor|company|agency|contractor|laboratory)$/i;

/** 'The recipient', 'the sponsor': whom a field of that name gives. */
export const isParty = ({ stem, end }: Word, { whole }: Clause, fields: GroundUnit[]): boolean =>
  PARTY.test(whole.slice(0, end)) && fields.some(({ label, asked }) => label !== null && asked.has(stem));

const PEOPLE = new Set(['patients', 'participants', 'people', 'subjects']);

/** 'Patients with thymic carcinoma' of a trial of that condition, 'pregnant women': whom else? */
export function isOfPeople({ lower, at, end }: Word, { whole }: Clause, fields: GroundUnit[]): boolean {
  if (lower === 'women') return /\b(?:pregnant|lactating|breastfeeding|postmenopausal) $/i.test(whole.slice(0, at));
  return (
    PEOPLE.has(lower) && /^ (?:with|who) /.test(whole.slice(end)) && fields.some(({ label }) => label === 'Conditions')
  );
}

const HEAVY_MIN = 3;

/** A light word claims nothing of its own where everything else of the clause, its values among them, stands in one place. */
export function isLightHere(
  word: Word,
  content: Word[],
  { values }: Clause,
  window: GroundUnit | null,
  here: GroundUnit[],
): boolean {
  if (!isLight(word.stem) || word.sign !== 1 || word.isHedged) return false;
  const others = content.filter(({ stem }) => !isLight(stem));
  return (
    others.length + values.filter(({ holders }) => holders.some((unit) => here.includes(unit))).length >= HEAVY_MIN &&
    others.length > 0 &&
    others.every(({ stem }) => here.some(({ signs }) => signs.has(stem))) &&
    (window === null ||
      others.filter(({ stem }) => window.signs.has(stem)).length >= Math.min(others.length, HEAVY_MIN - 1))
  );
}
