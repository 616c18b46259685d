import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutIntroduction } from './introduction.ts';
import { isInfinitive, wordClasses } from './word-classes.ts';

test('[REL-01] a verb is what does, not a noun that the tagger does not know', () => {
  const classes = wordClasses(
    'Ceramic membranes that can separate oil from water. Lactate sensor which predicts cramps. A noninvasive device.',
  );
  expect(Object.fromEntries(classes)).toMatchObject({
    membranes: 'noun',
    oil: 'noun',
    lactate: 'noun',
    predicts: 'verb',
    noninvasive: 'adjective',
  });
});

test('[REL-01] what one does is told from things by the word alone', () => {
  expect(['excrete', 'dissolve', 'test'].map(isInfinitive)).toEqual([true, true, true]);
  expect(['sugar', 'drones', 'cathode', ''].map(isInfinitive)).toEqual([false, false, false, false]);
});

test.each([
  ['Hi, I’m a PhD student working on 3D printing of rocket engines.', '3D printing of rocket engines.'],
  ['Hello! We are a small start-up from Boston that makes a robotic arm.', 'a robotic arm.'],
  ['We are two engineers building a drone that cleans windows.', 'a drone that cleans windows.'],
  ['I work as a beekeeper and have made a hive sensor', 'a hive sensor'],
  ['I have an idea for a smart pill bottle.', 'smart pill bottle.'],
  ['We are a university lab spinning out a portable ultrasound device.', 'a portable ultrasound device.'],
  ['Startup offering billing software for dentists.', 'billing software for dentists.'],
  ['Our company sells heat pumps.', 'heat pumps.'],
  ['Hip implants that grow with a child.', 'Hip implants that grow with a child.'],
  ['We are working on a vaccine.', 'We are working on a vaccine.'],
  ['Hi!', 'Hi!'],
])('[REL-01] who speaks is no part of the project: %s', (description, expected) => {
  expect(withoutIntroduction(description)).toBe(expected);
});

test('[REL-01] any text has classes, and something is left of any description', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(wordClasses(text)).toBeInstanceOf(Map);
      if (text !== '') expect(withoutIntroduction(text)).not.toBe('');
    }),
  );
});

test('[REL-01] only the beginning of a long text is tagged, what follows are nouns', () => {
  const long = `A pump that predicts leaks. ${'Water flows. '.repeat(1000)} It separates oil.`;
  expect(wordClasses(long).get('predicts')).toBe('verb');
  expect(wordClasses(long).has('separates')).toBe(false);
  expect(wordClasses(long)).toBe(wordClasses(`${long} And more.`));
});
