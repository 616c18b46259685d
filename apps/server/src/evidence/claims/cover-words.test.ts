import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const TITLE = 'Title: Coil coatings';
const reasons = (text: string, passage: string, ...fields: string[]) =>
  judgeStatement(text, [{ key: 'awards/1', fields: [TITLE, ...fields], passages: [passage] }]).reasons;
const of = (text: string, ...passages: string[]) => reasons(text, passages.join(' '));

const LESS = [
  'below',
  'under',
  'lower-bounded by',
  'lower bounds',
  'less than',
  'lower than',
  'fewer than',
  'smaller than',
];
const SHORTER = ['shorter than', 'cheaper than', 'slower than'];
const MORE = ['above', 'over', 'upper-bounded by', 'upper bounds', 'exceeding', 'exceeds', 'exceed', 'more than'];
const LONGER = ['greater than', 'higher than', 'larger than', 'longer than', 'faster than'];

describe('[GRD-08] above or below', () => {
  test.each([...LESS, ...SHORTER].flatMap((less) => [...MORE, ...LONGER].slice(0, 3).map((more) => [less, more])))(
    '%s is not %s',
    (less, more) => {
      expect(
        of(`The wear of steel coils stays ${less} zinc pipes.`, `The wear of steel coils stays ${more} zinc pipes.`),
      ).not.toEqual([]);
    },
  );
  test.each([...MORE, ...LONGER].flatMap((more) => ['below', 'under'].map((less) => [more, less])))(
    '%s is not %s',
    (more, less) => {
      expect(
        of(`The wear of steel coils stays ${more} zinc pipes.`, `The wear of steel coils stays ${less} zinc pipes.`),
      ).not.toEqual([]);
    },
  );
  test('what is said both ways is not turned', () => {
    const both = 'The wear of steel coils stays above tin wires and below zinc pipes.';
    expect(of('The wear of steel coils stays below zinc pipes.', both)).toEqual([]);
  });
});

describe('[GRD-08] all but some', () => {
  const EXCEPT = ['except', 'excepting', 'apart from', 'with the exception of'];
  test.each(EXCEPT)('%s', (except) => {
    const said = `Old coils were coated ${except} steel pipes.`;
    expect(of(said, 'Old coils were coated with steel pipes.')).not.toEqual([]);
    expect(of(said, said.replace('Old coils', 'The old coils'))).toEqual([]);
  });
  const ALL = ['All', 'Every one', 'Everyone', 'None', 'Nobody', 'Each'];
  test.each(ALL.flatMap((all) => ['one', 'two', 'three', 'the', 'a', 'an'].map((but) => [all, but])))(
    '%s but %s',
    (all, but) => {
      expect(
        of(`${all} of the dry coils but ${but} steel coil rust.`, `${all} of the dry coils and steel coil rust.`),
      ).not.toEqual([]);
    },
  );
});

describe('[GRD-08] a condition needs one', () => {
  const WORDS =
    'if unless provided when whenever once upon whether regardless depending depends without until only'.split(' ');
  test.each([...WORDS, 'in case', 'as long as', 'with or without'])('%s', (word) => {
    expect(of('Steel coils rust if wet salt melts.', `Steel coils rust ${word} wet salt melts.`)).not.toContain('if');
    expect(of('Steel coils rust if wet salt melts.', 'Steel coils rust as wet salt melts.')).toEqual(['if']);
  });
});

describe('[GRD-08] who did it stands where it is told', () => {
  const TOLD = 'The old coil was tested by Voltara. A crew built a steel mill for Acme.';
  test.each([
    ['A steel mill was built by Voltara.', ['Voltara']],
    ['A steel mill was built by the Voltara.', ['Voltara']],
    ['Voltara built a steel mill.', ['Voltara as who “built”']],
  ])('%s', (said, lacking) => {
    expect(of(said, TOLD)).toEqual(lacking);
  });
});

describe('[GRD-08] whom the title names has not done all that the text tells', () => {
  const crew = (text: string) =>
    judgeStatement(text, [
      {
        key: 'publications/1',
        fields: ['Title: Voltara coils'],
        passages: ['A crew built a steel mill for old coils.'],
      },
    ]).reasons;
  test.each(['A steel mill was built by Voltara.', 'A steel mill was built by the Voltara.'])('%s', (said) => {
    expect(crew(said)).toContain('Voltara');
  });
  test.each([
    'A steel mill was built for Voltara.',
    'A steel mill for Voltara coils was built.',
    'For Voltara, steel mills were built.',
  ])('but %s', (said) => expect(crew(said)).toEqual([]));
});

describe('[GRD-08] who may join', () => {
  const TRIAL = ['NCT ID: NCT00000001', 'Conditions: Thymic carcinoma'];
  const join = (text: string, criteria: string) => reasons(text, criteria, ...TRIAL);
  const OUT = 'Exclusion criteria: Heavy smokers.';
  test.each([
    'Heavy smokers are excluded.',
    'The trial excludes heavy smokers.',
    'The trial excluded heavy smokers.',
    'Heavy smokers are ineligible.',
    'Heavy smokers cannot take part.',
    "Heavy smokers can't join.",
    'Heavy smokers may not participate.',
    'Heavy smokers may not enrol.',
    'Heavy smokers may not enroll.',
    'Heavy smokers are not eligible.',
    'Heavy smokers are not included.',
    'Heavy smokers are not allowed.',
    'Heavy smokers are not admitted.',
    'Heavy smokers are not accepted.',
    'Heavy smokers are not permitted.',
  ])('out: %s', (said) => {
    expect(join(said, OUT)).toEqual([]);
    expect(join(said, 'Inclusion criteria: Heavy smokers.')).not.toEqual([]);
  });
  test.each(['Heavy smokers are included.', 'Heavy smokers can take part.'])('in: %s', (said) => {
    expect(join(said, 'Inclusion criteria: Heavy smokers.')).toEqual([]);
    expect(join(said, OUT)).toEqual(['what excludes people']);
  });
  test.each(['patients', 'participants', 'people', 'subjects'])('%s of the trial’s condition', (who) => {
    const text = 'The tablets lower inflammation.';
    expect(join(`The tablets lower inflammation of ${who} with thymic carcinoma.`, text)).toEqual([]);
    expect(join(`The tablets lower inflammation of ${who} who have thymic carcinoma.`, text)).toEqual([]);
    expect(reasons(`The tablets lower inflammation of ${who} with pain.`, text)).not.toEqual([]);
  });
  test.each(['pregnant', 'lactating', 'breastfeeding', 'postmenopausal'])('%s women', (kind) => {
    expect(join(`Those who are ${kind} women are excluded.`, `Exclusion criteria: Those who are ${kind}.`)).toEqual([]);
    expect(
      join(`Those who are ${kind} or tall women are excluded.`, `Exclusion criteria: Those who are ${kind} or tall.`),
    ).toEqual(['women']);
    expect(join('Those who are tall women are excluded.', 'Exclusion criteria: Those who are tall.')).toEqual([
      'women',
    ]);
  });
  test('a criterion stands among criteria', () => {
    for (const kind of ['inclusion', 'exclusion', 'eligibility'])
      expect(join(`Heavy smokers are among the ${kind} criteria.`, 'Heavy smokers are among the readers.')).not.toEqual(
        [],
      );
  });
});

describe('[GRD-08] words that claim nothing more', () => {
  test.each([
    ['The crew sells steel coils.', 'The steel coils of the crew are red.', ['sells']],
    ['Steel coils are sold by the crew.', 'The steel coils of the crew are red.', []],
    ['The crew develops steel coils.', 'The steel coils of the crew are red.', []],
    ['The crew builds steel coils.', 'The steel coils of the crew are red.', []],
    ['Steel coils need wet zinc.', 'Steel coils must have wet zinc.', []],
    ['Steel coils needed wet zinc.', 'Steel coils shall have wet zinc.', []],
    ['Wet zinc is needed for steel coils.', 'Wet zinc is required for steel coils.', []],
    ['Steel coils have a single zinc layer.', 'Steel coils have one zinc layer.', []],
    ['Steel coils have a single zinc layer.', 'Steel coils have some zinc layer.', ['single']],
    ['Coils of the ballpoint crew.', 'Coils of the ball point crew.', []],
  ])('%s of “%s”', (said, passage, lacking) => {
    expect(of(said, passage)).toEqual(lacking);
  });

  test('what only the sentence on one phase tells is not of the other', () => {
    const both = 'In Phase 1 the crew coats steel. In Phase 2 the crew welds steel pipes.';
    expect(of('In Phase 2 the crew welds steel pipes.', both)).toEqual([]);
    expect(of('In Phase 1 the crew welds steel.', both)).toEqual(['welds']);
  });

  test('a choice of one or none', () => {
    expect(of('The crew gets wet zinc or none.', 'The crew gets wet zinc or none.')).toEqual([]);
    expect(of('The crew gets wet zinc or none.', 'The crew gets dry wet zinc.')).not.toEqual([]);
  });
});
