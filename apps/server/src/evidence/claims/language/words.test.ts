import { describe, expect, test } from 'vitest';
import { sentencesOf, wordsOf } from './words.ts';

/** The words of content: '-' is denied or a contrary, '~' only perhaps so, '?' hedged, 'if' under a condition. */
const told = (text: string) =>
  wordsOf(text)
    .filter(({ isContent }) => isContent)
    .map(
      ({ text, sign, isLoose, isHedged, isConditional }) =>
        `${isConditional ? 'if ' : ''}${isHedged ? '?' : ''}${isLoose ? '~' : ''}${sign === -1 ? '-' : ''}${text}`,
    )
    .join(' ');

describe('what is said of a sentence’s words', () => {
  test.each([
    ['It is not recruiting.', '-recruiting'],
    ['It is no longer recruiting, and pays.', '-recruiting pays'],
    ['It is open; it is closed.', 'open -closed'],
    ['The pump never fails in tests.', 'pump fails ~-tests'],
    ['Neither valves nor pumps leak.', 'Neither -valves -pumps -leak'],
    ['It runs without any noise at night.', 'runs -noise ~-night'],
    ['Devices lacking sensors, which measure heat, fail.', 'Devices lacking -sensors measure heat -fail'],
    ['Nobody knows the cost of pumps.', '-knows -cost ~-pumps'],
    ['Unable to weld, they glue.', '-Unable -weld glue'],
    ['They removed rust before painting.', 'removed -rust before ~-painting'],
    ['It does not change after the treatment of patients.', '-change -after ~-treatment ~-patients'],
    ['Not valves, but pumps are sold.', '-valves pumps sold'],
    ['It cannot rust because steel resists.', '-rust steel resists'],
    ['Unlike methods that require heat, it bonds.', '-Unlike ~-methods -require -heat bonds'],
    ['Unlike presses which need power, it bends.', '-Unlike ~-presses -need -power bends'],
    ['In contrast to tools with motors, it cuts.', 'contrast ~-tools ~-motors -cuts'],
    ['No data on relapse are available.', '-data -relapse -available'],
    ['No patient with asthma was treated.', '-patient ~-asthma -treated'],
    ['There is no evidence that pumps leak.', '-evidence -pumps ~-leak'],
    ["They don't sell pumps or valves and repair motors.", '-sell -pumps ~-valves ~-repair ~-motors'],
    ['Non-toxic paint dries, and nonlinear optics bend.', '-toxic paint dries -nonlinear optics bend'],
    ['It may bond steel.', '?bond ?steel'],
    ['It may bond steel, and the line coats wire.', '?bond ?steel ?line ?coats ?wire'],
    ['It can warn, and people are helped.', '?warn people helped'],
    ['It may bond steel and is sold.', '?bond ?steel ?sold'],
    ['It may bond steel, because glue hardens.', '?bond ?steel glue hardens'],
    ['It might be thought that pumps leak.', '?thought ?pumps ?leak'],
    ['They plan to build a plant and buy steel.', 'plan ?build ?plant ?buy ?steel'],
    ['They plan to build it. They sell pumps.', 'plan ?build sell pumps'],
    ['The goal is to reduce noise.', 'goal ?-reduce ?noise'],
    ['It targets several objectives, cost and noise.', 'targets objectives cost noise'],
    ['Its objective: lower cost.', 'objective ?-lower ?cost'],
    ['Our hypothesis of drift was tested.', 'hypothesis ?drift ?tested'],
    ['The aims are cost and noise.', 'aims ?cost ?noise'],
    ['In this paper, we propose a pump.', 'paper propose pump'],
    ['In this work, they proposed valves.', 'work proposed valves'],
    ['If it is dry, it bonds.', 'if dry if bonds'],
    ['It bonds if steel is dry.', 'bonds if ?steel if ?dry'],
    ['Provided that steel is dry, it bonds.', 'if Provided if steel if dry if bonds'],
    ['It bonds unless steel rusts.', 'bonds if unless if steel if rusts'],
    ['When heated, it expands.', 'if heated if expands'],
    ['Where needed, they weld.', 'if needed if weld'],
    ['Once cured, it hardens. It sticks.', 'if cured if hardens sticks'],
    ['Without heat, it bonds.', 'if -heat if bonds'],
    ['In May 2020 it began.', 'began'],
    ['It began on 4 May and ended.', 'began -ended'],
    ['May pumps leak?', '?pumps ?leak'],
    ['May 4 is a holiday.', 'holiday'],
    ['A proposed treatment lowers pain.', 'proposed ?treatment ?-lowers ?pain'],
    ['The expected cost is paid by steel makers.', 'expected ?cost ?paid ?steel ?makers'],
    ['It could save fuel by cutting weight.', '?save ?fuel -cutting weight'],
    ['It may work, based on tests of steel.', '?work ?based tests steel'],
    ['It may bond metals (e.g., steel) and wood.', '?bond ?metals e.g steel ?wood'],
    ['It may bond metals (including steel) and wood.', '?bond ?metals including steel ?wood'],
    ['It may use alloys consisting of zinc.', '?use ?alloys ?consisting zinc'],
    ['It may treat people including children.', '?treat ?people ?including children'],
    ['It may fail, which delays work.', '?-fail -delays work'],
    ['It may fail where salt corrodes steel.', '?-fail salt corrodes steel'],
    ['It may fail, but engineers repair it.', '?-fail engineers repair'],
    ['It may fail; however, engineers repair it.', '?-fail engineers repair'],
    ['It will treat pain however it began.', '?treat ?pain began'],
    ['Whose pumps may leak whose valves rust?', 'pumps ?leak valves rust'],
    ['They seek to meet demand for pumps.', 'seek ?meet ?demand ?pumps'],
    ['They are willing to pay.', 'willing ?pay'],
    ['They did not find out whether pumps leak.', '-find ?-pumps ?~-leak'],
    ['It was meant to reduce noise.', 'meant ?-reduce ?noise'],
    ['It means to be quiet.', 'means quiet'],
    ['Patients with no history of asthma and who smoke joined.', 'Patients -history ~-asthma smoke joined'],
    ['The pump, not the valve, leaks.', 'pump -valve leaks'],
    ['It is not only cheap but strong.', '-cheap strong'],
    ["It isn't cheap, it's strong.", 'cheap strong'],
    ['Costs are hardly higher in cold climates with wind.', 'Costs -higher ~cold ~-climates ~-wind'],
    ['It avoids heat loss at pipes.', 'avoids -heat loss ~-pipes'],
    ['It eliminates waste of steel pipes in the plant of Acme.', 'eliminates -waste ~-steel ~-pipes ~-plant ~-Acme'],
    ['Dr. Roe et al. used 4.5 mm steel.', 'Roe used mm steel'],
    ['It may treat injured men in Ohio wells.', '?treat ?injured ?men ?Ohio ?wells'],
    ['It targets goals as is usual.', 'targets goals usual'],
    ['Quite unlike, it bends.', 'Quite -unlike bends'],
    ['Wasn’t it welded?', 'Wasn’t -welded'],
  ])('%s', (text, words) => {
    expect(told(text)).toBe(words);
  });
});

describe('where a text’s sentences end', () => {
  test.each<[text: string, ...sentences: string[]]>([
    ['It began in 2019. It ended in 2020.', 'It began in 2019.', 'It ended in 2020.'],
    ['Dr. Roe joined Acme Inc. in 2019. She left.', 'Dr. Roe joined Acme Inc. in 2019.', 'She left.'],
    ['They used No. 4 steel vs. No. 5 zinc. It held.', 'They used No. 4 steel vs. No. 5 zinc.', 'It held.'],
    ['E.g. steel, i.e. iron. J. Roe said so.', 'E.g. steel, i.e. iron.', 'J. Roe said so.'],
    ['It costs “much.” They pay.', 'It costs “much.”', 'They pay.'],
    ['It works! Does it? Yes.', 'It works!', 'Does it?', 'Yes.'],
    ['It works.\n\nIt sells.', 'It works.', 'It sells.'],
    ['Line one is broken\nin two. Next.', 'Line one is broken in two.', 'Next.'],
    ['A list of\nmany things, and (\nmore) and\n) end.', 'A list of many things, and ( more) and ) end.'],
    [
      'Experimental group: granules control group: routine treatment',
      'Experimental group: granules',
      'control group: routine treatment',
    ],
    ['treatment arm A: pills; control arm: none', 'treatment arm A: pills', 'control arm: none'],
    [
      'The first group gets pills and the second group gets powder.',
      'The first group gets pills.',
      'the second group gets powder.',
    ],
    [
      'The control arm received salt, whereas the treatment arm received zinc.',
      'The control arm received salt.',
      'the treatment arm received zinc.',
    ],
    ['Group A: one cohort 2: two', 'Group A: one', 'cohort 2: two'],
  ])('%j', (text, ...sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('a long text without full stops', () => {
  const LONG = `old coils ${'rust in wet salt and '.repeat(13)}bend`;
  const OPENERS =
    'The In To We This These It However At Our By If When While Although Since Before Upon Factors Currently As';
  test.each([...OPENERS.split(' '), 'Project Narrative', 'Public Health Relevance'])(
    'begins anew with “%s”',
    (opener) => {
      expect(sentencesOf(`${LONG} ${opener} end`)).toEqual([LONG, `${opener} end`]);
      expect(sentencesOf(`${LONG} 4 ${opener} end`)).toEqual([`${LONG} 4`, `${opener} end`]);
      expect(sentencesOf(`coils bend ${opener} end`)).toEqual([`coils bend ${opener} end`]);
      expect(sentencesOf(`${LONG} NASA ${opener} end`)).not.toContain(`${opener} end`);
    },
  );

  test.each(['is', 'are', 'was', 'were', 'has', 'have', 'can'])('begins anew with a noun that “%s”', (verb) => {
    for (const noun of ['Chaperones', 'Chaperones PCs', 'Chaperones of 4'])
      expect(sentencesOf(`${LONG} ${noun} ${verb} small`)).toEqual([LONG, `${noun} ${verb} small`]);
    expect(sentencesOf(`${LONG} Chaperones ${verb} been small`)).toHaveLength(1);
    expect(sentencesOf(`${LONG} Chaperones of an old ${verb} small`)).toHaveLength(1);
    expect(sentencesOf(`${LONG} NASA ${verb} small`)).toHaveLength(1);
  });

  test('printed text keeps its line breaks inside sentences', () => {
    const line = 'The coils of the old northern mill are painted with wet zinc at night and';
    const printed = [line, line, line, 'sold. They bend.'].join('\n');
    expect(sentencesOf(printed)).toEqual([`${line} ${line} ${line} sold.`, 'They bend.']);
    expect(sentencesOf(`Coils\n${line}.\nPumps\nPipes\nbend`)).toEqual(['Coils', `${line}.`, 'Pumps', 'Pipes bend']);
  });
});
