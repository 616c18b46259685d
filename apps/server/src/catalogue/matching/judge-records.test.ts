import { expect, test } from 'vitest';
import { type Judged, judgeRecords, type Models, type ToJudge } from './judge-records.ts';

/** Judges that say the same of every record. */
const saying = (related: number, onTopic: number): Models => {
  const model = (probability: number) => ({ features: [], bias: Math.log(probability / (1 - probability)), trees: [] });
  return {
    related: model(related),
    onTopic: model(onTopic),
    relatedByWords: model(related),
    onTopicByWords: model(onTopic),
  };
};
const phrase = (of: string, more: object = {}) => ({
  phrase: of,
  axis: 'technology' as const,
  variants: [],
  isRequired: false,
  origin: 'text' as const,
  ...more,
});

function judged(
  texts: string[],
  subject: Partial<ToJudge['subject']> = {},
  models = saying(0.9, 0.8),
): (Judged | null)[] {
  const asked: ToJudge = {
    subject: {
      text: 'A garnet electrolyte for lithium batteries in aircraft.',
      phrases: [phrase('garnet electrolyte')],
      doubted: [],
      unwanted: [],
      ...subject,
    },
    importance: {},
    records: texts.map((text) => ({ engine: 'awards', title: 'A cell', text, nearness: null })),
    density: { nearest: 0, tenth: 0, hundredth: 0 },
    counts: new Map(),
    recordCount: 1_000,
  };
  return judgeRecords(asked, models);
}

const GARNET = 'A garnet electrolyte is pressed and fired.';

test('[REL-01] nothing that holds an excluded phrase belongs to a project, however well it fits; its words apart exclude nothing', () => {
  const [held, apart, plural] = judged(
    [
      `${GARNET} It flies in electric aircraft.`,
      `${GARNET} It is electric and cheap. Pilots of an aircraft like it.`,
      `${GARNET} ELECTRIC AIRCRAFTS!`,
    ],
    { unwanted: ['electric aircraft'] },
  );
  expect(held).toBeNull();
  expect(apart).not.toBeNull();
  expect(plural).toBeNull();
});

test('[REL-01] a required phrase is met by any of its other names, and by nothing else', () => {
  const phrases = [
    phrase('garnet electrolyte', { isRequired: true, variants: ['LLZO', 'lithium lanthanum zirconate'] }),
  ];
  const [itself, other, long, none] = judged(
    [
      GARNET,
      'Pellets of LLZO are fired.',
      'Lithium lanthanum zirconate is pressed.',
      'A lithium electrolyte in a battery.',
    ],
    { phrases },
  );
  expect([itself, other, long].map((each) => each !== null)).toEqual([true, true, true]);
  expect(none).toBeNull();
});

test('[REL-02] no record is more surely on topic than it is related at all', () => {
  const [each] = judged([GARNET], {}, saying(0.4, 0.9));
  expect(each!.onTopic).toBeLessThanOrEqual(each!.related);
});

test('[REL-02] [REL-08] what is said of a record are its own words: those it shares, and the sentence that shows most of them', () => {
  const [each, none] = judged([
    `Batteries are costly to store. ${GARNET} It goes between lithium plates of batteries in an aircraft, a garnet.`,
    'Hedges shelter barns from the wind.',
  ]);
  expect(each!.shared).toEqual(expect.arrayContaining(['garnet', 'lithium', 'batteries', 'aircraft']));
  expect(each!.sentence).toBe('It goes between lithium plates of batteries in an aircraft, a garnet.');
  expect(none).toMatchObject({ shared: [], sentence: null });
  // By meaning alone nothing is of the field.
  expect(none!.related).toBeLessThan(0.45);
});
