import { CLEARLY_RELATED, SCREENED_GRADES } from '@groundwork/contract/relevance.names';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES } from './features.ts';
import {
  gradeOf,
  judge,
  NEARBY_RELATED,
  ON_TOPIC_FLOOR,
  RATHER_RELATED,
  RELATED_FLOOR,
  unsureness,
  withScreening,
} from './judge.ts';
import * as weights from './weights.ts';

const features = fc
  .array(fc.float({ min: 0, max: 1, noNaN: true }), { minLength: FEATURE_COUNT, maxLength: FEATURE_COUNT })
  .map((values) => Float32Array.from(values));

/** What says all that the subject says. */
/** All that a record can have of a subject, but that it lies near to it: what does is asked for less. */
const everything = () =>
  new Float32Array(FEATURE_COUNT)
    .fill(1)
    .with(FEATURE_PLACE.beside, 0)
    .with(FEATURE_PLACE.illness, 0)
    .with(FEATURE_PLACE.cosine, 0.39);

test('[REL-02] probabilities lie between 0 and 1, what is on topic is related, and a grade is never below its floor', () => {
  fc.assert(
    fc.property(features, fc.boolean(), fc.nat(10), (row, hasVectors, against) => {
      const judged = judge(row, 0, hasVectors, against);
      expect(judged.onTopic).toBeGreaterThanOrEqual(0);
      expect(judged.related).toBeLessThanOrEqual(1);
      expect(judged.onTopic).toBeLessThanOrEqual(judged.related);
      const grade = gradeOf(judged);
      if (grade !== null) expect(judged.related).toBeGreaterThanOrEqual(RELATED_FLOOR);
      if (grade === 'on topic') expect(judged.onTopic).toBeGreaterThanOrEqual(ON_TOPIC_FLOOR);
      const refused = judge(row, 0, hasVectors, against + 1);
      expect(refused.related).toBeLessThanOrEqual(judged.related);
    }),
  );
});

test('[REL-02] one word alone admits nothing, however much it tells', () => {
  fc.assert(
    fc.property(features, fc.boolean(), (row, hasVectors) => {
      row[FEATURE_PLACE.distinct] = 0.25;
      row[FEATURE_PLACE.hasPhrase] = 0;
      row[FEATURE_PLACE.neighbours] = 0;
      expect(judge(row, 0, hasVectors)).toEqual({ related: 0, onTopic: 0 });
    }),
  );
});

test('[REL-02] where the title only repeats the description, less is asked of a record', () => {
  fc.assert(
    fc.property(features, fc.boolean(), (any, hasVectors) => {
      // What a long text says of it in its title is asked of either, a little more where the title repeats the description.
      const said = ['share', 'name', 'things', 'title'] as const;
      const row = said.reduce((left, name) => left.with(FEATURE_PLACE[name], 1), any);
      const titled = judge(row.with(FEATURE_PLACE.untitled, 0), 0, hasVectors);
      const untitled = judge(row.with(FEATURE_PLACE.untitled, 1), 0, hasVectors);
      // What is on topic is not lifted as a record that only lies near is.
      if (gradeOf(untitled) === gradeOf(titled)) expect(untitled.related).toBeGreaterThanOrEqual(titled.related);
      expect(untitled.onTopic).toBeGreaterThanOrEqual(titled.onTopic);
    }),
  );
  const odds = (probability: number) => Math.log(probability / (1 - probability));
  const [row] = [new Float32Array(FEATURE_COUNT)];
  row[FEATURE_PLACE.distinct] = 1;
  const [titled, untitled] = [judge(row, 0, false), judge(row.with(FEATURE_PLACE.untitled, 1), 0, false)];
  expect(odds(untitled.related) - odds(titled.related)).toBeGreaterThan(0.1);
});

test('[REL-02] a text of any length is on topic only if its title or a phrase of it says so', () => {
  const row = everything();
  const scattered = row.with(FEATURE_PLACE.title, 0).with(FEATURE_PLACE.hasPhrase, 0);
  expect(gradeOf(judge(row, 0, true))).toBe('on topic');
  expect(gradeOf(judge(scattered, 0, true))).toBe('related');
  const phrased = scattered.with(FEATURE_PLACE.hasPhrase, 1);
  expect(gradeOf(judge(phrased, 0, true))).toBe('on topic');
  expect(gradeOf(judge(phrased.with(FEATURE_PLACE.beside, 1), 0, true))).toBe('related');
  // "Sore throat", once among all the symptoms of a trial.
  expect(gradeOf(judge(phrased.with(FEATURE_PLACE.density, 0.05), 0, true))).toBe('related');
  expect(gradeOf(judge(scattered.with(FEATURE_PLACE.length, 0.4), 0, true))).toBe('on topic');
});

test('[REL-02] a long text speaks of what it is about, the more the fewer words the subject has, or is titled by the surest of them', () => {
  const of = (wordy: number, density: number) =>
    everything().with(FEATURE_PLACE.wordy, wordy).with(FEATURE_PLACE.density, density).with(FEATURE_PLACE.title, 0.25);
  const gradeAt = (wordy: number, density: number) => gradeOf(judge(of(wordy, density), 0, true));
  expect([gradeAt(0.8, 0.12), gradeAt(0.8, 0.08)]).toEqual(['on topic', 'related']);
  // Days on a ventilator are what many a trial of a drug counts; a ventilator it does not make.
  const brief = of(0.3, 0.12).with(FEATURE_PLACE.hasPhrase, 0);
  expect(gradeOf(judge(brief.with(FEATURE_PLACE.density, 0.2), 0, true))).toBe('on topic');
  expect(gradeOf(judge(brief, 0, true))).toBe('related');
  // Of what lies near to the subject and among the surest records less is enough, as a long text tells much besides.
  const among = brief
    .with(FEATURE_PLACE.cosine, 0.5)
    .with(FEATURE_PLACE.things, 1 / 4)
    .with(FEATURE_PLACE.coreCount, 1);
  expect(gradeOf(judge(among, 0, true))).toBe('on topic');
  expect(gradeOf(judge(among.with(FEATURE_PLACE.cosineFound, 0.6), 0, true))).toBe('related');
  const scarce = brief.with(FEATURE_PLACE.density, 0.05);
  expect(gradeOf(judge(scarce.with(FEATURE_PLACE.length, 0.4), 0, true))).toBe('on topic');
  const titled = scarce.with(FEATURE_PLACE.title, 0.4);
  expect(gradeOf(judge(titled, 0, true))).toBe('on topic');
  expect(gradeOf(judge(titled.with(FEATURE_PLACE.supportedTitle, 0.6), 0, true))).toBe('related');
});

test('[REL-02] words that name one thing together count once where three are asked for', () => {
  const row = everything();
  const halfNamed = row
    .with(FEATURE_PLACE.coreCount, 0.6)
    .with(FEATURE_PLACE.spokenHead, 0)
    .with(FEATURE_PLACE.wordy, 0.2);
  expect(gradeOf(judge(halfNamed, 0, true))).toBe('on topic');
  expect(gradeOf(judge(halfNamed.with(FEATURE_PLACE.things, 0.5), 0, true))).toBe('related');
  // Half of the words, which weigh less than half: a vaccine against a respiratory disease, and not of cattle.
  expect(gradeOf(judge(halfNamed.with(FEATURE_PLACE.core, 0.4), 0, true))).toBe('related');
});

test('[REL-02] what shares little but an illness of very many records is on topic only if it lies very near', () => {
  const said = everything();
  const alone = said.with(FEATURE_PLACE.illness, 1);
  expect(gradeOf(judge(said, 0, true))).toBe('on topic');
  expect(gradeOf(judge(alone, 0, true))).toBe('related');
  expect(judge(alone, 0, true).related).toBe(judge(said, 0, true).related);
  expect(gradeOf(judge(said, 0, true, 0, 0.6))).toBe('on topic');
  expect([0.6, 0.66].map((similarity) => gradeOf(judge(alone, 0, true, 0, similarity)))).toEqual([
    'related',
    'on topic',
  ]);
});

test('[REL-02] a phrase of common words beside the thing is not yet the subject', () => {
  const row = everything()
    .with(FEATURE_PLACE.coreCount, 0.4)
    .with(FEATURE_PLACE.core, 0.4)
    .with(FEATURE_PLACE.strongest, 0.5)
    .with(FEATURE_PLACE.wordy, 0.2);
  expect(gradeOf(judge(row.with(FEATURE_PLACE.share, 0.35), 0, true))).toBe('on topic');
  expect(gradeOf(judge(row.with(FEATURE_PLACE.share, 0.25), 0, true))).toBe('related');
});

test('[REL-02] of a brief subject a third must be there: satellite data is not yet coastal erosion', () => {
  const brief = everything().with(FEATURE_PLACE.wordy, 0.35).with(FEATURE_PLACE.hasPhrase, 0);
  expect(gradeOf(judge(brief.with(FEATURE_PLACE.share, 0.35), 0, true))).toBe('on topic');
  const less = brief.with(FEATURE_PLACE.share, 0.3);
  expect(gradeOf(judge(less, 0, true))).toBe('related');
  // Less is enough of what lies near to the subject itself and speaks of it, or bears the thing's whole name as its title.
  const near = less.with(FEATURE_PLACE.cosine, 0.5);
  expect(gradeOf(judge(near, 0, true))).toBe('on topic');
  for (const name of ['spokenHead', 'name'] as const)
    expect(gradeOf(judge(near.with(FEATURE_PLACE[name], 0), 0, true))).toBe('related');
  expect(gradeOf(judge(near.with(FEATURE_PLACE.things, 1 / 4), 0, true))).toBe('related');
  expect(gradeOf(judge(near.with(FEATURE_PLACE.share, 0.14), 0, true))).toBe('related');
  const titled = less.with(FEATURE_PLACE.hasPhrase, 1).with(FEATURE_PLACE.title, 0.25);
  expect(gradeOf(judge(titled, 0, true))).toBe('on topic');
  expect(gradeOf(judge(titled.with(FEATURE_PLACE.title, 0.2), 0, true))).toBe('related');
  expect(gradeOf(judge(titled.with(FEATURE_PLACE.coreCount, 0.6), 0, true))).toBe('related');
  // The longer it is told, the less of it is asked for; nobody says a third of a page.
  const dozen = everything()
    .with(FEATURE_PLACE.wordy, 0.6)
    .with(FEATURE_PLACE.coreCount, 0.5)
    .with(FEATURE_PLACE.cosineFound, 0.5);
  const little = dozen.with(FEATURE_PLACE.share, 0.15);
  // Near to the subject itself three things of it will do, if its text speaks of them: a title alone holds no fifth of a page.
  const close = little.with(FEATURE_PLACE.cosine, 0.4).with(FEATURE_PLACE.title, 0.05);
  expect(gradeOf(judge(close, 0, true))).toBe('on topic');
  for (const [name, value] of [
    ['spokenHead', 0],
    ['density', 0.17],
    ['things', 1 / 2],
    ['name', 0.1],
  ] as const)
    expect(gradeOf(judge(close.with(FEATURE_PLACE[name], value), 0, true)), name).toBe('related');
  expect(gradeOf(judge(little, 0, true))).toBe('related');
  // Less is enough where the title names it and the surest records are alike: glucose monitoring, of a patch told in detail.
  const alike = little.with(FEATURE_PLACE.cosineFound, 0.7);
  expect(gradeOf(judge(alike, 0, true))).toBe('on topic');
  expect(gradeOf(judge(alike.with(FEATURE_PLACE.spokenHead, 0), 0, true))).toBe('related');
  expect(gradeOf(judge(alike.with(FEATURE_PLACE.title, 0.09).with(FEATURE_PLACE.hasPhrase, 1), 0, true))).toBe(
    'related',
  );
  expect(gradeOf(judge(dozen.with(FEATURE_PLACE.share, 0.2), 0, true))).toBe('on topic');
  expect(gradeOf(judge(dozen.with(FEATURE_PLACE.wordy, 1).with(FEATURE_PLACE.share, 0.15), 0, true))).toBe('on topic');
  const atLength = everything().with(FEATURE_PLACE.untitled, 0).with(FEATURE_PLACE.share, 0.2);
  expect(gradeOf(judge(atLength, 0, true))).toBe('on topic');
});

test('[REL-02] one of the things that a name is made of is not yet the thing: an optical fiber is no hydrogen leak sensor', () => {
  const typed = everything().with(FEATURE_PLACE.coreCount, 0.6);
  const titled = typed.with(FEATURE_PLACE.untitled, 0);
  expect(gradeOf(judge(typed.with(FEATURE_PLACE.name, 0.5), 0, true))).toBe('on topic');
  // A third, as floats of 32 bits have it.
  expect(gradeOf(judge(typed.with(FEATURE_PLACE.name, 1 / 3), 0, true))).toBe('related');
  expect(gradeOf(judge(titled.with(FEATURE_PLACE.name, 0), 0, true))).toBe('on topic');
  const brief = titled.with(FEATURE_PLACE.wordy, 0.3);
  expect(gradeOf(judge(brief.with(FEATURE_PLACE.name, 0), 0, true))).toBe('related');
});

test('[REL-02] a phrase that names one thing is not yet the subject: a monoclonal antibody is not one against RSV', () => {
  const row = everything()
    .with(FEATURE_PLACE.coreCount, 0.6)
    .with(FEATURE_PLACE.core, 0.4)
    .with(FEATURE_PLACE.strongest, 0.5)
    .with(FEATURE_PLACE.share, 0.4)
    .with(FEATURE_PLACE.wordy, 0.2);
  expect(gradeOf(judge(row.with(FEATURE_PLACE.things, 0.5), 0, true))).toBe('on topic');
  expect(gradeOf(judge(row.with(FEATURE_PLACE.things, 0.25), 0, true))).toBe('related');
});

test('[REL-02] what is not on topic and shares fewer than three things is possibly related at most', () => {
  const beside = everything().with(FEATURE_PLACE.beside, 1);
  expect(judge(beside, 0, true).related).toBeGreaterThan(0.9);
  expect(judge(beside.with(FEATURE_PLACE.things, 0.5), 0, true).related).toBeLessThan(CLEARLY_RELATED);
  expect(gradeOf(judge(beside.with(FEATURE_PLACE.things, 0.25), 0, true))).toBe('related');
  expect(judge(everything().with(FEATURE_PLACE.things, 0.5), 0, true).related).toBeGreaterThan(0.9);
  // Nor what says them now and then in a long text.
  const scarce = beside.with(FEATURE_PLACE.density, 0.12).with(FEATURE_PLACE.title, 0.1);
  expect(judge(scarce, 0, true).related).toBeLessThan(CLEARLY_RELATED);
  expect(judge(scarce.with(FEATURE_PLACE.length, 0.4), 0, true).related).toBeGreaterThan(0.9);
});

describe('[REL-02] of what says little of the subject', () => {
  type Given = Partial<Record<keyof typeof FEATURE_PLACE, number>>;
  const of = (given: Given) => {
    const row = Object.entries({ beside: 1, ...given }).reduce(
      (features, [name, value]) => features.with(FEATURE_PLACE[name as keyof typeof FEATURE_PLACE], value),
      everything(),
    );
    return judge(row, 0, true).related;
  };
  const little: Given = { spokenHead: 0, hasPhrase: 0, name: 0, things: 0.5, title: 0.05, share: 0.1, cosine: 0.5 };

  test('what has its name and lies near is rather related, and the rest less so', () => {
    const near: Given = { ...little, spokenHead: 1, density: 0.2, cosineFound: 0.5 };
    expect(of(near)).toBeGreaterThanOrEqual(RATHER_RELATED);
    expect(of(near)).toBeLessThan(CLEARLY_RELATED);
    for (const less of [{ spokenHead: 0 }, { things: 0.25 }, { cosine: 0.3 }, { cosineFound: 0.4 }, { density: 0.1 }])
      expect([less, of({ ...near, ...less }) < NEARBY_RELATED]).toEqual([less, true]);
  });

  test('what lies near and has a good deal of it otherwise is nearby', () => {
    expect(of(little)).toBeLessThan(NEARBY_RELATED);
    const ways: Given[] = [
      { hasPhrase: 1, cosineFound: 0.6 },
      { hasPhrase: 1, title: 0.2, cosineFound: 0.2 },
      { name: 0.5, cosineFound: 0.5 },
      { things: 1, share: 0.2, density: 0.1, length: 0.6 },
    ];
    for (const way of ways) {
      expect([way, of({ ...little, ...way }) >= NEARBY_RELATED]).toEqual([way, true]);
      expect([way, of({ ...little, ...way }) < RATHER_RELATED]).toEqual([way, true]);
      expect([way, of({ ...little, ...way, cosine: 0.3 }) < NEARBY_RELATED]).toEqual([way, true]);
    }
    for (const [at, less] of [
      [0, { cosineFound: 0.5 }],
      [1, { title: 0.05 }],
      [2, { name: 0.2 }],
      [3, { share: 0.1 }],
    ] as const)
      expect([at, less, of({ ...little, ...ways[at], ...less }) < NEARBY_RELATED]).toEqual([at, less, true]);
  });
});

test('[REL-02] what says most of the title side by side and lies near may lack the one word that tells its kind', () => {
  const said = everything().with(FEATURE_PLACE.wordy, 0.4).with(FEATURE_PLACE.cosine, 0.5).with(FEATURE_PLACE.name, 0);
  expect(gradeOf(judge(said.with(FEATURE_PLACE.core, 0.6), 0, true))).toBe('on topic');
  for (const [name, value] of [
    ['core', 0.5],
    ['hasPhrase', 0],
    ['things', 0.75],
    ['cosine', 0.45],
    ['spokenHead', 0],
  ] as const)
    expect([name, gradeOf(judge(said.with(FEATURE_PLACE[name], value), 0, true))]).toEqual([name, 'related']);
});

test('[REL-02] told at length, what lies near to the subject and to the surest records is on topic however it is called', () => {
  const near = everything()
    .with(FEATURE_PLACE.cosine, 0.6)
    .with(FEATURE_PLACE.cosineFound, 0.75)
    .with(FEATURE_PLACE.name, 0)
    .with(FEATURE_PLACE.spokenHead, 0);
  expect(gradeOf(judge(near, 0, true))).toBe('on topic');
  for (const [name, value] of [
    ['wordy', 0.4],
    ['cosine', 0.55],
    ['cosineFound', 0.65],
    ['things', 0.5],
  ] as const)
    expect([name, gradeOf(judge(near.with(FEATURE_PLACE[name], value), 0, true))]).toEqual([name, 'related']);
});

test('[REL-02] every weight is of a feature that there is', () => {
  for (const each of Object.values(weights)) for (const name of Object.keys(each.of)) expect(FEATURES).toContain(name);
});

const probabilities = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([one, other]) => ({ related: Math.max(one, other), onTopic: Math.min(one, other) }));
const RANK = { null: 0, related: 1, 'on topic': 2 };
const rankOf = (judged: { related: number; onTopic: number }) => RANK[gradeOf(judged) ?? 'null'];

test('[REL-07] a language model has a say only where the program is unsure, and none about what it is sure of', () => {
  for (const sure of [
    { related: 0.05, onTopic: 0.01 },
    { related: 0.95, onTopic: 0.9 },
    { related: 0.95, onTopic: 0.02 },
    { related: 0, onTopic: 0 },
    { related: 1, onTopic: 1 },
  ]) {
    expect(unsureness(sure)).toBeNull();
    for (const grade of SCREENED_GRADES) expect(withScreening(sure, grade)).toEqual(sure);
  }
  fc.assert(
    fc.property(probabilities, fc.constantFrom(...SCREENED_GRADES), (judged, grade) => {
      const screened = withScreening(judged, grade);
      if (unsureness(judged) === null) expect(screened).toBe(judged);
      expect(screened.onTopic).toBeLessThanOrEqual(screened.related);
      expect(screened.onTopic).toBeGreaterThanOrEqual(0);
      expect(screened.related).toBeLessThanOrEqual(1);
      if (grade === 'not') expect(rankOf(screened)).toBeLessThanOrEqual(rankOf(judged));
      if (grade === 'on topic') expect(rankOf(screened)).toBeGreaterThanOrEqual(rankOf(judged));
      // Whether it is about the project at all is decided by the grade where just that was unsure.
      const isNearFloor = judged.related > 0.11 && judged.related < 0.54;
      if (isNearFloor) expect(gradeOf(screened) !== null).toBe(grade !== 'not');
    }),
    { numRuns: 1000 },
  );
});

test('[REL-02] the nearer a sentence encoder has it, the surer; what is beside the subject stays so, and words still count', () => {
  fc.assert(
    fc.property(features, fc.float({ min: -1, max: 1, noNaN: true }), (row, similarity) => {
      const judged = judge(row, 0, true, 0, similarity);
      expect(judged.onTopic).toBeGreaterThanOrEqual(0);
      expect(judged.related).toBeLessThanOrEqual(1);
      expect(judged.onTopic).toBeLessThanOrEqual(judged.related);
      const nearer = judge(row, 0, true, 0, similarity + 0.1);
      expect(nearer.related).toBeGreaterThanOrEqual(judged.related);
      expect(nearer.onTopic).toBeGreaterThanOrEqual(judged.onTopic);
      expect(gradeOf(judge(row.with(FEATURE_PLACE.beside, 1), 0, true, 0, 1))).not.toBe('on topic');
      // Of a medicine it can only speak for.
      const [alone, named] = [judge(row, 0, true), judge(row, 0, true, 0, similarity, true)];
      expect(named).toEqual({
        related: Math.max(alone.related, judged.related),
        onTopic: Math.max(alone.onTopic, judged.onTopic),
      });
    }),
  );
  // With the subject's words it is on topic where it lies near, with none of them it is of its field though it lies nearer.
  expect(gradeOf(judge(everything(), 0, true, 0, 0.5))).toBe('on topic');
  expect(gradeOf(judge(new Float32Array(FEATURE_COUNT), 0, true, 0, 0.7))).toBe('related');
  expect(gradeOf(judge(new Float32Array(FEATURE_COUNT), 0, true, 0, 0.2))).toBeNull();
  // And what has all of them, yet says something else.
  expect(gradeOf(judge(everything(), 0, true, 0, 0.1))).not.toBe('on topic');
});
