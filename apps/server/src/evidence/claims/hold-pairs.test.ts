import { describe, expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { groundOf } from './ground.ts';
import { joinedWrongly } from './hold-pairs.ts';
import { wordsOf } from './language/words.ts';
import { readValues } from './read-values.ts';
import { plainFact } from './values/plain-text.ts';

/** What the clause joins wrongly, held against one sentence, or one field where the sentence has a label. */
function joined(stated: string, known: string, label: string | null = null, before = ''): string[] {
  const [window] = groundOf({
    key: 'awards/1',
    fields: label === null ? [] : [`${label}: ${known}`],
    passages: label === null ? [known] : [],
  }).units;
  const text = plainFact(stated);
  const whole = before + text;
  const { values, numbers } = readValues(text, [window!], {});
  const all = wordsOf(whole).filter(({ at }) => at >= before.length);
  const clause: Clause = {
    text,
    from: before.length,
    whole,
    all,
    words: all.filter(({ isContent }) => isContent),
    operators: [],
    numbers: values.flatMap((value) => {
      const number = numbers.get(value);
      return number ? [{ value, number }] : [];
    }),
    names: [],
    shared: [],
    values,
    isConditional: false,
    quotes: [],
  };
  return joinedWrongly(clause, window!);
}

describe('modifiers of two things stay with theirs', () => {
  const FEEDER = 'The feeder has a plastic hopper, and its aluminum handle folds.';
  const WRONG = ['what belongs to what'];

  test.each([
    'The handle is of plastic and the hopper of aluminum.',
    'The handle is of plastic, and the hopper of aluminum.',
    'The handle is of plastic while the hopper is of aluminum.',
    'The handle is of plastic but the hopper is of aluminum.',
  ])('exchanged: %s', (stated) => {
    expect(joined(stated, FEEDER)).toEqual(WRONG);
    expect(joined(stated, FEEDER, null, 'As told: ')).toEqual(WRONG);
  });

  test.each([
    ['kept', 'The hopper is of plastic and the handle of aluminum.'],
    ['one of them is exchanged', 'The handle folds and the hopper is of aluminum.'],
    ['nothing is joined', 'The handle is of plastic, the hopper of aluminum.'],
    ['both sides name both', 'Plastic handle and hopper, and aluminum hopper and handle.'],
    ['the last of a list', 'The feeder has a handle, a plastic and a hopper of aluminum.'],
  ])('%s: %s', (_, stated) => expect(joined(stated, FEEDER)).toEqual([]));

  test('a comma long before the joint makes no list', () => {
    const stated = 'In short, the folding handle of it is made of plastic and the hopper of aluminum, too.';
    expect(joined(stated, FEEDER)).toEqual(WRONG);
  });

  test('what stands far apart in the source is not taken for a pair', () => {
    const apart = 'Plastic, which is sturdier, made the hopper. Aluminum, which is heavier, made the handle.'.replace(
      '. A',
      ' and a',
    );
    expect(joined('The handle is of plastic and the hopper of aluminum.', apart)).toEqual([]);
  });
});

describe('a clause is about one item of a list', () => {
  const TWO = ['two items in one'];
  test.each([
    ['(i) Test the hatchery; (ii) measure the flow.', 'The flow of the hatchery is measured.'],
    ['(a) test the hatchery; (b) measure the flow.', 'The flow of the hatchery is measured.'],
    ['It will 1) test the hatchery, 2) measure the flow.', 'The flow of the hatchery is measured.'],
    ['It will: (1) test the hatchery, and (2) measure the flow.', 'The flow of the hatchery is measured.'],
    ['Suspected patients (outside Hubei), confirmed patients (in Wuhan).', 'Confirmed patients outside Hubei.'],
    ['A decoction (120 ml) and dried powder (2 g).', 'The decoction had 2 g.'],
  ])('%s', (known, stated) => expect(joined(stated, known)).toEqual(TWO));

  test.each([
    ['one item', '(i) Test the hatchery; (ii) measure the flow.', 'The hatchery is tested.'],
    ['a word of both items', '(i) Test the hatchery; (ii) measure the hatchery.', 'The hatchery is measured.'],
    ['both items, joined', '(i) Test the hatchery; (ii) measure the flow.', 'The hatchery and the flow.'],
    ['both items, joined by “or”', '(i) Test the hatchery; (ii) measure the flow.', 'The hatchery or the flow.'],
    ['both items, apart', '(i) Test the hatchery; (ii) measure the flow.', 'The hatchery; the flow.'],
    ['both items', '(i) Test the hatchery; (ii) measure the flow.', 'Both hatchery, flow.'],
    ['respectively', '(i) Test the hatchery; (ii) measure the flow.', 'Hatchery, flow respectively.'],
    ['a single item', 'It will (i) test the hatchery with a flow.', 'The hatchery has a flow.'],
    ['numbers of compounds', 'Derivatives (1) of a fungus and sponges (2) of the sea.', 'Sponges of a fungus.'],
    ['what stands before the items', 'The study has (i) a hatchery; (ii) a flow.', 'The study has a flow.'],
    ['its own number', 'A decoction (120 ml) and dried powder (2 g).', 'The powder had 2 g.'],
    ['a number of both', 'A decoction (2 g) and dried powder (2 g).', 'The powder had 2 g.'],
    ['one bracket', 'Suspected patients (outside Hubei) were confirmed.', 'Suspected patients were confirmed.'],
  ])('%s', (_, known, stated) => expect(joined(stated, known)).toEqual([]));
});

describe('numbers of two parts of a sentence', () => {
  const MOTORS = 'The thrust is 125 pounds for the 35 hp motor, and 275 pounds for the 70 hp motor.';

  test.each([
    ['The 35 hp motor has a thrust of 275 pounds.', ['275 with 35']],
    ['The 70 hp motor has a thrust of 125 pounds.', ['125 with 70']],
    ['The 35 hp motor has a thrust of 125 pounds.', []],
    ['The motors of 35 hp and 70 hp have 275 pounds.', []],
    ['The 35 hp motor has 275 pounds respectively.', []],
    ['It has 275 pounds.', []],
  ])('%s', (stated, reasons) => expect(joined(stated, MOTORS)).toEqual(reasons));

  test.each([';', ', and', ', but', ', while', ', whereas', ','])('parted by “%s”', (joint) => {
    const known = `A thrust of 125 pounds for 35 hp${joint} a thrust of 275 pounds for 70 hp.`;
    expect(joined('The thrust of 35 hp is 275 pounds.', known)).toEqual(['275 with 35']);
  });

  test('where the other part has no such number they may belong together', () => {
    expect(joined('The 35 hp motor has 275 pounds.', 'The motor has 35 hp, the ship weighs 275 pounds.')).toEqual([]);
  });

  test('of bare numbers the noun behind them is compared', () => {
    const known = 'It has 12 poles at 35 kg and 14 poles at 70 kg.';
    expect(joined('At 35 kg it has 14 poles.', known)).toEqual(['14 with 35']);
    expect(joined('At 35 kg it has 14 coils.', known)).toEqual([]);
    expect(joined('It has 12 poles, 14 coils.', 'It has 12 poles, 14 coils.')).toEqual([]);
  });

  test('numbers that stand in both parts may belong together', () => {
    const known = 'At 35 kg it has 12 poles, and at 70 kg 14 poles or 12 poles.';
    expect(joined('At 70 kg it has 12 poles.', known)).toEqual([]);
    expect(joined('At 35 kg it has 14 poles.', known)).toEqual(['14 with 35']);
  });

  test('the noun may be written with a capital, or joined by a hyphen', () => {
    const known = 'At 35 kg it has 12 Poles and at 70 kg 14-poles.';
    expect(joined('At 35 kg it has 14 poles.', known)).toEqual(['14 with 35']);
  });

  test('a number that the sentence does not have is judged elsewhere', () => {
    expect(joined('The 36 hp motor has 275 pounds.', MOTORS)).toEqual([]);
    expect(joined('The 35 hp motor has 276 pounds.', MOTORS)).toEqual([]);
  });
});

describe('phases, stages and groups', () => {
  test.each([
    ['Phase II tests the coil.', 'Phase I tests the coil.', ['Phase 2']],
    ['Phase I tests the coil.', 'Phase I tests the coil.', []],
    ['Phase II tests the coil.', 'Phase I and Phase II test the coil.', []],
    ['Phase II tests the coil.', 'The project tests the coil.', []],
    ['The coil is tested.', 'Phase I tests the coil.', []],
    ['Group A gets the coil.', 'Group B gets the coil.', ['Group A']],
    ['Arm ii gets the coil.', 'Arm iii gets the coil.', ['Arm ii']],
    ['GROUP b gets the coil.', 'Group B gets the coil.', []],
    ['Stage 2 tests the coil.', 'Phase I tests the coil.', []],
  ])('%s', (stated, known, reasons) => expect(joined(stated, known)).toEqual(reasons));

  test('a field is no sentence about one of them', () => {
    expect(joined('Phase II tests the coil.', 'Phase I coil tests', 'Title')).toEqual([]);
  });
});

/** The source says the first; the second turns it round, and the third says it in other words. */
const WAYS: [known: string, turned: string, same: string][] = [
  ['The team replaces steel with titanium.', 'The team replaces titanium with steel.', 'Replacing steel by titanium.'],
  ['Steel is replaced by titanium.', 'Titanium is replaced by steel.', 'Steel was replaced with titanium.'],
  ['Titanium replaces steel in ships.', 'Steel replaces titanium in ships.', 'Titanium to replace steel.'],
  ['Titanium replaces steel.', 'The team replaces titanium with steel.', 'Replacing steel with titanium.'],
  [
    'We validate the model against the swab.',
    'We validate the swab against the model.',
    'Validating a model against the swab.',
  ],
  [
    'The model is validated against the swab.',
    'The swab is validated against the model.',
    'We validate the model against the swab.',
  ],
  ['They adapt the sensor to the rotor.', 'They adapt the rotor to the sensor.', 'Adapting sensor to the rotor.'],
  [
    'The sensor is adapted to the rotor.',
    'The rotor is adapted to the sensor.',
    'The sensor was to be adapted by Acme to the rotor.',
  ],
  ['The plant converts plastic into fuel.', 'The plant converts fuel into plastic.', 'Converting plastic into fuel.'],
  ['Plastic is recycled into fuel.', 'Fuel is recycled into plastic.', 'Plastic is to be turned into fuel.'],
  [
    'We generate formal models from informal models.',
    'We generate informal models from formal ones.',
    'Generating formal models from informal ones.',
  ],
  [
    'They added liraglutide to insulin.',
    'They studied insulin added to liraglutide.',
    'Adding liraglutide to insulin.',
  ],
  ['Liraglutide was added to insulin.', 'Insulin was added to liraglutide.', 'They add liraglutide to insulin.'],
  ['Pain persisted after surgery.', 'Surgery persisted after pain.', 'Pain following surgery.'],
];

describe('what is put in place of what, held against what, made of what', () => {
  test('articles and words of a report tell nothing', () => {
    expect(joined('They replace the titanium with the steel.', 'They replace the steel with the titanium.')).toEqual([
      'the way',
    ]);
    expect(
      joined('They replace titanium of a study with steel of a study.', 'They replace the steel with titanium.'),
    ).toEqual(['the way']);
  });

  test('spaces and lines of the source part no words', () => {
    expect(joined('Steel replaces titanium.', 'Titanium  replaces\nthe steel.')).toEqual(['the way']);
  });

  test.each(WAYS)('%s', (known, turned, same) => {
    expect(joined(turned, known)).toEqual(['the way']);
    expect(joined(same, known)).toEqual([]);
    expect(joined(known, known)).toEqual([]);
  });

  test('what only one of the two tells is no contradiction', () => {
    expect(joined('Titanium replaces steel.', 'Titanium and steel are metals.')).toEqual([]);
    expect(joined('Titanium and steel are metals.', 'Titanium replaces steel.')).toEqual([]);
    expect(joined('Copper replaces nickel.', 'Titanium replaces steel.')).toEqual([]);
  });

  test('of two ways in one sentence one that is the same is enough', () => {
    const both = 'They add liraglutide to insulin, but insulin was added to liraglutide before.';
    expect(joined('Insulin was added to liraglutide.', both)).toEqual([]);
    expect(joined('They add liraglutide to insulin.', both)).toEqual([]);
  });

  test('of what comes after what both sides must be turned', () => {
    expect(joined('Relapse persisted after pain.', 'Pain persisted after surgery.')).toEqual([]);
  });

  test('one side that is turned is enough elsewhere', () => {
    expect(joined('The team replaces titanium with copper.', 'The team replaces steel with titanium.')).toEqual([
      'the way',
    ]);
  });
});

describe('what is said of a thing is not said of its contrary', () => {
  const SONAR =
    'Active sonar data serves a system that avoids obstacles and passive sonar data a system that detects threats.';
  const WRONG = ['what is said of its contrary'];

  test.each([
    ['the later one', 'Passive sonar data serves to avoid obstacles.'],
    ['the earlier one', 'Active sonar data serves to detect threats.'],
  ])('%s: %s', (_, stated) => expect(joined(stated, SONAR)).toEqual(WRONG));

  test.each([
    ['its own', 'Passive sonar data detects threats.'],
    ['both', 'Passive and active sonar data detects threats and avoids obstacles.'],
    ['of one word more only', 'Passive sonar data avoids.'],
    ['of none of them', 'Sonar data detects threats.'],
  ])('%s: %s', (_, stated) => expect(joined(stated, SONAR)).toEqual([]));

  test('where no joint parts them, or one of them stands twice, nothing is told', () => {
    const stated = 'Passive sonar data serves to avoid obstacles.';
    expect(joined(stated, 'Active sonar data that avoids obstacles feeds passive sonar data.')).toEqual([]);
    expect(joined(stated, `${SONAR.slice(0, -1)}, and passive radar avoids obstacles.`)).toEqual([]);
  });
});
