import { setImmediate as immediate } from 'node:timers/promises';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { memoize } from '../../../platform/memoize.ts';
import { fieldsOf } from '../../../sources/layout/table-fields.ts';
import { columnName } from '../../../sources/shared/csv.ts';
import type { SentenceEncoder } from '../../encoder/sentence-encoder.port.ts';
import { ABOUT, namesFor } from './headings.ts';

export type Encoder = Pick<SentenceEncoder, 'encode'>;

/** How well a heading names a field: 1 for a name of it alone, 0 for something else. */
export type HeadingScore = (heading: string, engine: Engine, field: string) => Called;

interface Called {
  /** Score by names that are known. */
  named: number;
  /** Score by the encoder: the meaning of the words. */
  near: number;
}

const OWN = 1;
const SHARED = 0.9;
/** A name of a field with further words around it. */
const PART = 0.75;
/** The encoder is asked beside the names; under it two short texts say nothing of each other. */
const NEAR = 0.4;
const NEAR_WORTH = 0.7;
const OF = /^\S+\s+(?:of|in|for|de|des|du|del|der)\b/i;
const SMALL = new Set(
  'of,the,a,an,on,in,for,and,to,de,des,du,la,le,les,l,el,los,las,der,die,das,und,zur,zum,fur,s'.split(','),
);
const ABBREVIATIONS: Record<string, string> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  mgr: 'manager',
  dept: 'department',
  desc: 'description',
  descr: 'description',
  inv: 'inventor',
  org: 'organization',
  organisation: 'organization',
  amt: 'amount',
  univ: 'university',
  pub: 'publication',
  appl: 'application',
  app: 'application',
  addr: 'address',
  comp: 'company',
  bus: 'business',
  tel: 'phone',
  telephone: 'phone',
  inst: 'institution',
  pct: 'percent',
  cat: 'category',
  fname: 'name',
  programme: 'program',
  licence: 'license',
  centre: 'center',
  mail: 'email',
};
/** Units and currencies are no part of a name. */
const UNITS = new Set(
  'usd,eur,gbp,chf,dollar,euro,k,000,keur,teur,kusd,tsd,tausend,thousand,millier,mile,m,mm,mn,meur,musd,mio,million,millionen,millone,bn,mrd,billion,milliard,milliarden'.split(
    ',',
  ),
);
/** The last part of a path in JSON that says nothing of its own. */
const EMPTY_PARTS = /\.(?:name|value|title|text|label|display_?name|full_?name|description)$/i;

/** The same names are compared with every heading. */
const KEPT = 20_000;
const folded = memoize((text) => columnName(text.normalize('NFD').replace(/\p{M}/gu, '')), KEPT);
const wordsOf = memoize(
  (text) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !SMALL.has(word))
      .map((word) => ABBREVIATIONS[word] ?? word)
      .map((word) => word.replace(/(?<=.{3})s$/, '')),
  KEPT,
);

/** The ways to read a heading: without what stands in brackets, and of a path of JSON its last parts. */
function readings(heading: string): string[] {
  const plain = heading.replace(/\s*[([].*?[)\]]/g, '').trim();
  const parts =
    heading.includes('.') && !/\s/.test(heading) ? [heading.replace(EMPTY_PARTS, ''), heading.split('.').at(-1)!] : [];
  const last = parts[0]?.split('.').at(-1);
  const either = plain.includes('/') ? plain.split('/').map((part) => part.trim()) : [];
  // The name of something is that.
  const named = plain.replace(/[\s_-]+name$/i, '');
  return [...new Set([heading, plain, named, ...parts, ...(last ? [last] : []), ...either])].filter(Boolean);
}

/** Reads all headings of a table at once, so that the encoder is asked once. */
export async function headingScores(headings: string[], encoder: Encoder | null): Promise<HeadingScore> {
  const near = encoder ? await nearness(headings, encoder) : () => 0;
  const known = new Map<string, Called>();
  return (heading, engine, field) => {
    const key = `${heading}\0${engine}\0${field}`;
    let score = known.get(key);
    if (score === undefined) {
      score = { named: byName(heading, engine, field), near: near(heading, engine, field) };
      known.set(key, score);
    }
    return score;
  };
}

function byName(heading: string, engine: Engine, field: string): number {
  const { own, shared } = namesFor(engine, field);
  const label = fieldsOf(engine).find((one) => one.field === field)?.label ?? field;
  let best = 0;
  for (const [at, reading] of readings(heading).entries()) {
    const name = folded(reading);
    const words = nameWords(reading);
    const is = (one: string) => folded(one) === name || (words !== '' && nameWords(one) === words);
    // The whole heading says more than its last part.
    const weight = at === 0 ? 1 : 0.97;
    if (own.some(is) || is(field) || is(label)) best = Math.max(best, OWN * weight);
    else if (shared.some(is)) best = Math.max(best, SHARED * weight);
    else
      best = Math.max(
        best,
        PART * weight * Math.max(0, ...[...own, ...shared, label].map((one) => overlap(reading, one))),
      );
  }
  return best;
}

const namingWords = memoize((text) => wordsOf(text).filter((word) => !UNITS.has(word)), KEPT);
const nameWords = memoize((text) => namingWords(text).toSorted().join(' '), KEPT);

/** Words that name one thing wherever they stand: 'NAICS-Schlüssel' is one. */
const SHORT_NAMES = new Set('naic,psc,duns,uei,orcid,cik,pmid,cpc,nct,doi'.split(','));

/** All words of the name stand in the heading: the fewer others, the better. */
function overlap(heading: string, name: string): number {
  const words = namingWords(heading);
  const named = namingWords(name);
  if (named.length === 0 || !named.every((word) => words.includes(word))) return 0;
  if (named.length === 1 && SHORT_NAMES.has(named[0]!)) return 1;
  // The last word is what it is: a 'contact role' is a role; before an 'of' or 'de' the first one: 'numéro de projet'.
  const isHead = named.includes(OF.test(heading) ? words[0]! : words.at(-1)!);
  return isHead ? 0.5 + (0.5 * named.length) / words.length : 0.4 * (named.length / words.length);
}

const vectors = new Map<string, Promise<Float32Array>>();

/** The vectors of all that fields are called: made once, which takes some seconds. */
export async function namesVectors(encoder: Encoder): Promise<Map<string, Float32Array>> {
  const names = [
    ...new Set(ENGINES.flatMap((engine) => fieldsOf(engine).flatMap(({ field }) => calledIn(engine, field)))),
  ];
  const missing = names.filter((name) => !vectors.has(name));
  if (missing.length > 0) {
    const made = encoder.encode(missing);
    for (const [at, name] of missing.entries())
      vectors.set(
        name,
        made.then((all) => all[at]!),
      );
    made.catch(() => missing.map((name) => vectors.delete(name)));
  }
  return new Map(await Promise.all(names.map(async (name) => [name, await vectors.get(name)!] as const)));
}

/** The nearest of all names of a field counts: 'firm that delivers' is nearer to a supplier than to a recipient. */
async function nearness(
  headings: string[],
  encoder: Encoder,
): Promise<(heading: string, engine: Engine, field: string) => number> {
  const asked = headings.slice(0, HEADINGS_ASKED);
  const [own, names] = await Promise.all([encoder.encode(asked.map(spoken)), namesVectors(encoder)]);
  const by = new Map<string, Map<string, number>>();
  for (const [at, heading] of asked.entries()) {
    by.set(heading, new Map([...names].map(([name, vector]) => [name, dot(own[at]!, vector)])));
    await immediate();
  }
  return (heading, engine, field) => {
    const near = by.get(heading);
    if (!near) return 0;
    const close = Math.max(...calledIn(engine, field).map((name) => near.get(name)!));
    return close < NEAR ? 0 : Math.min(NEAR_WORTH, close * 0.85);
  };
}

/** So many columns of a table with thousands are compared by meaning. */
const HEADINGS_ASKED = 200;

const spoken = (heading: string) =>
  heading
    .replace(/[._]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();

function calledIn(engine: Engine, field: string): string[] {
  const { own, shared } = namesFor(engine, field);
  return [
    fieldsOf(engine)
      .find((one) => one.field === field)!
      .label.toLowerCase(),
    ...own,
    ...shared,
  ];
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** How near a table, by its names and headings, lies to what each data set is about. */
export async function aboutScores(told: string, encoder: Encoder | null): Promise<Record<Engine, number>> {
  const words = new Set(wordsOf(told));
  const shared = (engine: Engine) => {
    const about = new Set(wordsOf(ABOUT[engine]));
    return [...about].filter((word) => words.has(word)).length / 4;
  };
  const [own, ...all] = encoder ? await encoder.encode([told, ...ENGINES.map((engine) => ABOUT[engine])]) : [];
  return Object.fromEntries(
    ENGINES.map((engine, at) => [engine, Math.min(1, shared(engine)) + (own ? 2 * dot(own, all[at]!) : 0)]),
  ) as Record<Engine, number>;
}
