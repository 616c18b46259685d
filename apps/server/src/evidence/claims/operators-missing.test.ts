import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { operatorsMissing } from './hold-operators.ts';
import { operatorsOf } from './language/operators.ts';
import { wordsOf } from './language/words.ts';
import { readValues } from './read-values.ts';

/** The words of quantity, rank, cause or duty that neither the sentence nor the fields hold, whatever other rules say of the rest. */
function missing(text: string, sentence: string | null, fields: string[]): string[] {
  const { units } = groundOf({ key: 'records/1', fields, passages: sentence === null ? [] : [sentence] });
  const all = wordsOf(text);
  const words = all.filter(({ isContent }) => isContent);
  const clause = {
    text,
    from: 0,
    whole: text,
    all,
    words,
    operators: operatorsOf(text),
    numbers: [],
    shared: [],
    values: readValues(text, units, {}).values,
    names: [],
    isConditional: false,
    quotes: [],
  };
  const window = units.find(({ label }) => label === null) ?? null;
  return operatorsMissing(
    clause,
    window,
    units.filter(({ label }) => label !== null),
    words,
    units,
  );
}

const TABLET = 'Products: 001 · ALPHACIN · TABLET · ORAL · 1MG';
const STRONGER = 'Products: 002 · ALPHACIN · TABLET · ORAL · 2MG';
const SITES = Array.from({ length: 12 }, (_, at) => `Sites: Clinic ${at + 1}, Manama, Bahrain`);
const WORKS = ['Works: 81', 'First work: 3 May, 2015', 'Latest work: 4 June, 2020'];

const WORDS: [what: string, text: string, sentence: string | null, fields: string[], lacks: string[]][] = [
  ['each tablet of one product', 'Each tablet contains 1 mg.', null, [TABLET], []],
  ['each of its vials', 'Each vial contains 1 mg.', null, [TABLET], []],
  ['each tablet of two products', 'Each tablet contains 1 mg.', null, [TABLET, STRONGER], ['each']],
  ['each tablet of another record', 'Each tablet contains 1 mg.', null, ['Enrollment: 40'], ['each']],
  ['another thing by a tablet', 'Each pack, or each tablet, holds 1 mg.', null, [TABLET], ['each']],
  ['whoever takes it', 'Each patient takes a tablet.', null, [TABLET], ['each']],
  ['all tablets are not each', 'All tablets contain 1 mg.', null, [TABLET], ['all']],

  ['all rows', 'All strengths are alphacin tablets.', null, [TABLET, STRONGER], []],
  ['all of the rows', 'All of the strengths are tablets.', null, [TABLET, STRONGER], []],
  ['all its rows', 'All its strengths are tablets.', null, [TABLET, STRONGER], []],
  ['all two', 'All two strengths are tablets.', null, [TABLET, STRONGER], []],
  ['each of the two', 'Each of the two strengths is a tablet.', null, [TABLET, STRONGER], []],
  ['all of what it is', 'All of the alphacin tablets are oral.', null, [TABLET, STRONGER], []],
  ['all by a figure of two digits', 'All 12 sites are in Manama.', null, SITES, []],
  ['whether all', 'It says whether all strengths are tablets.', null, [TABLET, STRONGER], []],
  ['all but in one row', 'All sites are in Manama.', null, [...SITES, 'Sites: Clinic, Ohio'], ['all']],
  ['all of one row', 'All sites are in Manama.', null, SITES.slice(0, 1), ['all']],
  ['what no row says', 'All strengths are round.', null, [TABLET, STRONGER], ['all']],
  ['what has no rows', 'All pumps are alphacin tablets.', null, [TABLET, STRONGER], ['all']],
  ['rows behind another noun', 'All the clean pumps of sites are in Manama.', null, SITES, ['all']],
  ['a number of one row, which others hold', 'All strengths are tablets, also of 1 mg.', null, [TABLET, STRONGER], []],
  ['the most of a table', 'Most strengths are tablets.', null, [TABLET, STRONGER], ['most']],

  ['the only site', 'It is the only site.', null, ['Number of sites: 1'], []],
  ['the only site of a kind', 'It is the only clean site.', null, ['Number of sites: 1'], []],
  ['the only one of whatever', 'It is the only one.', null, ['Number of sites: 1'], ['only']],
  ['the only one beside a site', 'It is the only big site.', null, ['Number of sites: 1', 'Kind: Big'], []],
  [
    'the only inventor among sites',
    'It is the only inventor.',
    null,
    ['Number of sites: 1', 'Inventor: Ann'],
    ['only'],
  ],
  ['all sites by their number', 'It is on all sites.', null, ['Number of sites: 1'], ['all']],
  ['another thing by a number of one', 'It is the best site.', null, ['Number of sites: 1'], ['best']],
  ['the only one of another thing', 'It is the only pump.', null, ['Number of sites: 1'], ['only']],
  ['the only one of several', 'It is the only site.', null, ['Number of sites: 2'], ['only']],
  ['a count without a number', 'It is the only site.', null, ['Number of sites: none'], ['only']],
  ['a count of another kind', 'It is the only site.', null, ['Record number of sites: 1'], ['only']],
  ['a first site of one', 'It is the first site.', null, ['Number of sites: 1'], ['first']],

  ['the first work', 'Of 81 works the first is from 2015.', null, WORKS, []],
  ['the last work', 'Of 81 works the last is from 2020.', null, WORKS, []],
  ['the first in the year of the last', 'Of 81 works the first is from 2020.', null, WORKS, ['first']],
  ['the last in the year of the first', 'Of 81 works the last is from 2015.', null, WORKS, ['last']],
  ['the best work', 'Of 81 works the best is from 2015.', null, WORKS, ['best']],
  ['a first work without its year', 'Of 81 works the first is good.', null, WORKS, ['first']],

  ['only from an age on', 'Only adults aged 18 or more join.', null, ['Age: 18 Years and older'], []],
  ['only an adult', 'Only an adult joins.', null, ['Minimum age: 18 Years'], []],
  ['only up to an age', 'Only people of the age of 80 join.', null, ['Maximum age: 80 Years'], []],
  ['only after years', 'Only people after 18 years join.', null, ['Age: 18 Years and older'], []],
  ['only one year', 'Only people of 18, and not a year less, join.', null, ['Age: 18 Years and older'], []],
  ['only women', 'Only women join.', null, ['Age: 18 Years and older'], ['only']],
  ['only so many', 'Only 40 adults join.', null, ['Age: 18 Years and older', 'Enrollment: 40'], ['only']],
  ['only adults of a place', 'Only adults in Manama join.', null, ['Age: 18 Years and older', 'Place: Manama'], []],
  [
    'only adults of one place of several',
    'Only adults in Manama join.',
    null,
    ['Age: 18 Years and older', ...SITES, 'Sites: Clinic, Ohio'],
    ['only'],
  ],
  ['all adults', 'All adults join.', null, ['Age: 18 Years and older'], ['all']],
  ['only adults by another field', 'Only adults join.', null, ['Conditions: Fever of adults'], ['only']],
  ['only adults of no age', 'Only adults join.', null, ['Enrollment: 40'], ['only']],

  ['what must be for what is needed', 'It must hold oil.', 'It need hold oil.', [], []],
  ['what must be for what needs it', 'It must hold oil.', 'It needs to hold oil.', [], []],
  ['what must be for what requires it', 'It must hold oil.', 'To hold oil is what it requires.', [], []],
  ['what must be for what others require', 'It must hold oil.', 'Mines require it to hold oil.', [], []],
  ['what must be for what may be', 'It must hold oil.', 'It may hold oil.', [], ['must']],
  ['an age that must be', 'They must be 18.', null, ['Age: 18 Years and older'], []],
  ['an age that is compared', 'They must be older than 18.', null, ['Enrollment: 18'], ['than', 'must']],
  ['an age that a field bounds', 'They must be under 18.', null, ['Age: 18 Years and older'], ['must']],
  ['a cause that no field gives', 'It ended because of leaks.', null, ['Status: Ended by leaks'], ['because']],
  ['all by why it ended', 'All leaks ended it.', null, ['Why stopped: Leaks'], ['all']],
  ['a cause that a field gives', 'It ended because of leaks.', null, ['Why stopped: Leaks'], []],

  ['a comparison for a rank', 'The pump is heavier than oil.', 'It is the best heavy pump for oil.', [], ['than']],
  ['all beside one of them', 'All pumps leak.', 'All pumps leak, and one of them burns.', [], []],
  ['the whole for a whole', 'The whole pump is new.', 'A whole pump is new and clean.', [], []],
  ['every for all', 'All pumps leak.', 'Every one of the pumps leaks.', [], []],
  ['all of what only is said', 'All pumps leak.', 'Only pumps leak, and all valves wear.', [], ['all']],
  ['a comparison of another thing', 'It is heavier than a pump.', 'It is slower than a ship.', [], []],
  ['the one for one of several', 'It is the best pump.', 'It is one of the best pumps.', [], ['best']],
  ['one among several', 'It is among the best pumps.', 'It is one of the best pumps.', [], []],
  ['the one for a one', 'It is the top pump.', 'It is a top pump.', [], ['top']],
  ['a one for the one', 'It is a top pump.', 'It is the top pump.', [], []],
  ['another rank', 'It is the fastest pump.', 'It is the lightest pump.', [], ['fastest']],
  ['the leading for the top', 'It is the leading pump.', 'It is the top pump.', [], []],
  ['the leading for the best', 'It is the leading pump.', 'It is the best pump.', [], ['leading']],
  ['the top for the leading', 'It is the top pump.', 'It is the leading pump.', [], ['top']],
  ['a rank of another noun', 'It has the best valve.', 'It has the best pump.', [], ['best']],
  ['most by an adverb', 'It is the most active pump.', 'It is the most active pump here.', [], []],
  ['a rank before a comma', 'The pump was first, and the drug second.', 'The pump was first, and oil second.', [], []],
  ['a rank before "and"', 'Pumps came first and drugs later.', 'Drugs came first and pumps later.', [], ['first']],
  ['a rank before "while"', 'Pumps came first while it rained.', 'Drugs came first while it rained.', [], ['first']],
  [
    'a rank before another sentence',
    'Pumps came first; oil followed.',
    'Oil came first; pumps followed.',
    [],
    ['first'],
  ],

  ['every so often', 'It is given every two weeks.', 'It is given every two weeks.', [], []],
  ['every so often by figures', 'Oil is given every 2 weeks.', 'Water is drunk every 2 weeks.', [], []],
  ['all of the pumps with the valves', 'All valves leak.', 'All pumps with valves leak.', [], ['all']],
  ['all of the old pumps', 'All old pumps leak.', 'All of the old pumps leak.', [], []],
  ['each by its own noun', 'Each valve leaks.', 'Valves leak, and each pump is new.', [], ['each']],
  ['the whole thing', 'The whole pump is new.', 'The whole pump of it is new.', [], []],

  ['because', 'Pumps leak because valves wear.', 'Pumps leak because valves wear.', [], []],
  ['because turned round', 'Valves wear because pumps leak.', 'Pumps leak because valves wear.', [], ['because']],
  ['because of it, caused by it', 'Pumps leak because of valves.', 'Valves caused pumps to leak.', [], []],
  ['due to turned round', 'Wear is due to leaks.', 'Leaks are due to wear.', [], ['due to']],
  ['due to what has the word of a day', 'Wear is due to run-off.', 'Run-off is due to wear.', [], ['due to']],
  ['due to an open valve', 'Pumps wear due to open valves.', 'Valves leak.', [], ['due to']],
  ['owing to turned round', 'Wear is owing to leaks.', 'Leaks are owing to wear.', [], ['owing to']],
  ['thanks to turned round', 'Speed is thanks to oil.', 'Oil is thanks to speed.', [], ['thanks to']],
  ['results from', 'Leaks result from wear.', 'Wear results in leaks.', [], []],
  ['results from turned round', 'Wear results from leaks.', 'Wear results in leaks.', [], ['results from']],
  ['resulted from turned round', 'Wear resulted from leaks.', 'Wear caused leaks.', [], ['resulted from']],
  ['driven by', 'Growth is driven by demand.', 'Demand caused growth.', [], []],
  ['attributed to', 'Leaks are attributed to wear.', 'Wear caused leaks.', [], []],
  ['since', 'It leaks since valves wear.', 'Wear of valves caused leaks.', [], []],
  [
    'what always happens for a cause',
    'Pumps leak because valves wear.',
    'Wear of valves always makes pumps leak, because of heat.',
    [],
    ['because'],
  ],
  [
    'a cause of another effect',
    'Heat bends shafts because valves wear.',
    'Pumps leak because valves wear.',
    [],
    ['because'],
  ],
  ['an effect of another cause', 'Pumps leak because shafts bend.', 'Pumps leak because valves wear.', [], ['because']],
  ['an effect alone', 'It led to leaks.', 'Wear led to leaks.', [], []],
  ['a cause for no cause', 'Pumps leak because valves wear.', 'All pumps leak, and valves wear.', [], ['because']],
];

describe('[GRD-09] a quantity, rank, comparison, cause or duty stands in the ground, and of the same thing', () => {
  test.each(WORDS)('%s', (_, text, sentence, fields, lacks) => {
    expect(missing(text, sentence, fields)).toEqual(lacks);
  });
});
