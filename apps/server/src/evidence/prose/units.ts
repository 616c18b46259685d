import { americanSpelling } from '../words/spelling.ts';

/** The unit of a number: numbers of one dimension are compared after conversion by `factor`. */
export interface Unit {
  dimension: string;
  factor: number;
}

const PREFIXES = new Map(
  'n nano 1e-9|µ micro 1e-6|m milli 1e-3|c centi 1e-2|d deci 0.1|k kilo 1e3|M mega 1e6|G giga 1e9|T tera 1e12'
    .split('|')
    .map((each) => each.split(' ') as [string, string, string])
    .map(([symbol, name, factor]) => [symbol, [name, Number(factor)] as const]),
);

/**
 * Units by dimension: a symbol with its name and the prefixes that it is met with, and others by their factor with
 * their names. A factor is of the symbol's own unit.
 */
const TABLE = `length m meter nµmck|1e-6 micron|0.0254 inch inches|0.3048 ft foot feet|0.9144 yd yard|1609.344 mile
mass g gram nµmk|1 gm|1e-6 mcg|1e6 tonne|453.59237 lb pound|28.349523 oz ounce
volume l liter µmd|1e-3 cc|3.785411784 gal gallon|0.946352946 quart|0.473176473 pint
amount mol mole µm
time s second nµm|1 sec|60 min minute|3600 h hr hour|86400 day|604800 week|2629800 month|31557600 yr year
energy eV electronvolt kMGT
energy-work Wh watt-hour kM|1 whr w-hr
power W watt mkMG
voltage V volt mk
current A amp m|1 ampere
frequency Hz hertz kMGT
temperature 1 °c celsius
temperature-f 1 °f fahrenheit
temperature-k 1 kelvin
pressure Pa pascal kM|6894.757 psi|133.322 mmhg|1e5 bar
activity Ci curie µm
force 1 newton
torque-speed 1 rpm
area 1 acre|2.471053815 hectare
speed 1 knot kt
level 1 db decibel
data B byte kMGT
angle 1 degree
percent 1 % percent
usd 1 dollar usd us$ $
eur 1 euro eur €
gbp 1 gbp sterling £
yen 1 yen jpy ¥
parts 1 ppm|1e-3 ppb`;

/** These are words, or parts of years and sums: '1960s', '$5 m', 'two US patents'. */
const NO_UNITS = new Set(['m', 's', 'A', 'B', 'us']);

const UNITS = new Map<string, Unit>();
const add = (name: string, unit: Unit) => {
  if (NO_UNITS.has(name)) return;
  UNITS.set(name, unit);
  // Sources write symbols in capitals throughout ('10MG'); what differs by case alone is told by it: 'mW', 'MW'.
  if (!UNITS.has(name.toLowerCase())) UNITS.set(name.toLowerCase(), unit);
};
for (const line of TABLE.split('\n')) {
  const [dimension = ''] = line.split(' ', 1);
  for (const group of line.slice(dimension.length + 1).split('|')) {
    const [first = '', ...names] = group.split(' ');
    if (Number(first)) for (const name of names) add(name, { dimension, factor: Number(first) });
    else addPrefixed(dimension, first, names);
  }
}

function addPrefixed(dimension: string, symbol: string, [name = '', prefixes = '']: string[]): void {
  for (const each of [symbol, name]) add(each, { dimension, factor: 1 });
  for (const prefix of prefixes) {
    const [long, factor] = PREFIXES.get(prefix)!;
    for (const short of prefix === 'µ' ? ['µ', 'μ', 'u'] : [prefix]) add(`${short}${symbol}`, { dimension, factor });
    add(`${long}${name}`, { dimension, factor });
  }
}

/** The unit of a word in either spelling and number: 'metres'. */
export function unitOf(word: string): Unit | null {
  const name = word.toLowerCase();
  return (
    UNITS.get(word) ?? UNITS.get(name) ?? UNITS.get(americanSpelling(name.replace(/(?<=\p{L}{2})s$/u, ''))) ?? null
  );
}
