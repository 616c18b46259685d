import { describe, expect, test } from 'vitest';
import { isDoneByAnother, isDoneToItByOthers, isSaidOfOther } from './doers.ts';
import { wordsOf } from './words.ts';

const read = (text: string) => ({ text, words: wordsOf(text) });

describe('who does a deed', () => {
  const isOther = (stated: string, known: string) => isDoneByAnother(read(stated), read(known));

  test.each([
    ['Veterans conduct the calls.', 'Coaches conduct the calls with veterans.'],
    ['The calls are conducted by veterans.', 'The calls with veterans are conducted by coaches.'],
    ['Veterans conducted the calls.', 'The calls with veterans were conducted by coaches.'],
    ['Rotors produce noise.', 'Engines make noise in rotors.'],
    ['Rotors develop noise.', 'Engines design noise in rotors.'],
    ['Pumps drive it, and rotors train it.', 'Pumps drive it; engines train rotors.'],
  ])('another one: %s', (stated, known) => expect(isOther(stated, known)).toBe(true));

  test.each([
    ['the same', 'Coaches conduct the calls.', 'Coaches conduct calls with veterans.'],
    ['the same, the other way round', 'Calls are conducted by coaches.', 'Coaches conduct calls with veterans.'],
    ['a verb of none of the lists', 'Veterans enjoy the calls.', 'Coaches enjoy the calls with veterans.'],
    ['a noun', 'Veterans of conduction.', 'Coaches conduct the calls with veterans.'],
    ['a gerund', 'Veterans conducting calls.', 'Coaches conduct the calls with veterans.'],
    ['a person', 'Veterans and examiners.', 'Coaches examine the veterans.'],
    ['an examiner of the source', 'Veterans examine it.', 'Coaches are examiners of veterans.'],
    ['nobody is told', 'Conduct the calls.', 'Coaches conduct the calls with veterans.'],
    ['nobody is told in the source', 'Veterans conduct calls.', 'Conduct calls with veterans.'],
    ['“we” in the source', 'Veterans conduct calls.', 'We conduct calls with veterans.'],
    ['“they” in the statement', 'They conduct calls.', 'Coaches conduct calls with veterans.'],
    ['a passive without a doer', 'Veterans conduct calls.', 'Calls with veterans were conducted.'],
    ['a passive without a doer is stated', 'Veterans were conducted.', 'Coaches conduct calls with veterans.'],
    ['only words of a report', 'The study conducts calls.', 'Coaches conduct calls in the study.'],
    ['a doer whom the sentence does not name', 'Nurses conduct calls.', 'Coaches conduct calls with veterans.'],
    ['a way of doing it', 'It is examined by asking veterans.', 'Coaches examine the veterans.'],
    ['“we” behind others', 'Veterans conduct calls.', 'Coaches say we conduct calls with veterans.'],
    ['one of two doers', 'Veterans and coaches conduct calls.', 'Coaches conduct calls with veterans.'],
    ['a production', 'Rotors of noise.', 'Rotors for the production of noise by engines.'],
    ['of what kind a thing is', 'A new fast trained engine is sold.', 'Coaches train fast engines for veterans.'],
    ['of what kind it is, at once', 'A trained engine is fast.', 'Coaches train fast engines.'],
    ...['a', 'an', 'the', 'of', 'in', 'on', 'for', 'with', 'by', 'from', 'to', 'their', 'its', 'our'].map(
      (word): [string, string, string] => [
        `“${word}”`,
        `Engines ${word} trained veterans run.`,
        'Coaches train engines.',
      ],
    ),
    ...[':', ',', ';', ' (', ' –', ' -'].map((mark): [string, string, string] => [
      `“${mark}”`,
      `Engines${mark} trained veterans run.`,
      'Coaches train engines.',
    ]),
    ['it builds on something', 'Rotors build on engines.', 'Engines design rotors.'],
    ['it builds upon something', 'Rotors build upon engines.', 'Engines design rotors.'],
    ['one of several says so', 'Veterans conduct calls.', 'Coaches conduct talks; veterans conduct calls.'],
  ])('%s: %s', (_, stated, known) => expect(isOther(stated, known)).toBe(false));

  test('what was long before is no part of the verb', () => {
    expect(
      isOther('Veterans conducted calls.', 'Coaches were told of the rules and then conducted calls with veterans.'),
    ).toBe(true);
  });

  test('one of the doers whom the sentence names is enough', () => {
    expect(isOther('Nurses and veterans conduct calls.', 'Coaches conduct calls with veterans.')).toBe(true);
    expect(isOther('The study of veterans conducts calls.', 'Coaches conduct calls with veterans.')).toBe(true);
  });

  test('to build something is a deed', () => {
    expect(isOther('Rotors build engines.', 'Engines design rotors.')).toBe(true);
  });

  test('an agent stands near its participle, with nothing between that parts them', () => {
    expect(isOther('Veterans conduct calls.', 'Calls with veterans conducted (2019) by coaches.')).toBe(false);
    expect(isOther('Veterans conduct calls.', 'Calls with veterans were conducted there by coaches.')).toBe(true);
  });

  test('a doer stands in the verb’s own clause', () => {
    expect(isOther('Veterans conduct calls.', 'Veterans talk; coaches conduct calls.')).toBe(true);
    expect(isOther('Veterans conduct calls.', 'Veterans talk while coaches conduct calls.')).toBe(true);
  });

  test('an insertion stands between a doer and its verb', () => {
    const long = 'Acme, a maker of rotors from the old harbour of the northern town on the coast, conducts calls.';
    expect(isOther('Acme conducts calls.', long)).toBe(false);
    expect(isOther('Acme conducts calls.', long.replace(', conducts', ' conducts'))).toBe(true);
  });
});

describe('what a deed is done to', () => {
  const isMixed = (stated: string, ...known: string[]) => isDoneToItByOthers(read(stated), known.map(read));
  const KNOWN = ['A transmitter chooses the inputs.', 'Then an adversary chooses channels for the inputs.'];

  test('the adversary chooses something else', () => {
    expect(isMixed('The adversary chooses the inputs.', ...KNOWN)).toBe(true);
    expect(isMixed('The transmitter chooses channels.', ...KNOWN)).toBe(true);
  });

  test.each([
    ['as the record says', 'The adversary chooses channels.'],
    ['as it says of the other', 'The transmitter chooses the inputs.'],
    ['of what nobody chooses', 'The adversary chooses weapons.'],
    ['of who chooses nothing', 'The detector chooses the inputs.'],
    ['of nobody', 'Chooses the inputs.'],
    ['only words of a report', 'The study chooses the inputs.'],
    ['a pronoun', 'It chooses the inputs.'],
    ['nothing', 'The adversary chooses.'],
    ['a number', 'The adversary chooses 12 inputs.'],
    ['a gerund', 'The adversary is choosing the inputs.'],
  ])('%s: %s', (_, stated) => expect(isMixed(stated, ...KNOWN)).toBe(false));

  test('a verb of no list, and a noun', () => {
    const known = KNOWN.map((sentence) => sentence.replace('chooses', 'enjoys'));
    expect(isMixed('The adversary enjoys the inputs.', ...known)).toBe(false);
    const nouns = ['A transmitter controls the inputs.', 'Then an adversary controls channels.'];
    expect(isMixed('The adversary controls the inputs.', ...nouns)).toBe(true);
    expect(isMixed('The adversary, controller of the inputs.', ...nouns)).toBe(false);
  });

  test('one of two who do it is enough', () => {
    expect(isMixed('The adversary and the transmitter choose the inputs.', ...KNOWN)).toBe(false);
    expect(isMixed('The clever adversary chooses the inputs.', ...KNOWN)).toBe(true);
    expect(isMixed('The study adversary chooses the inputs.', ...KNOWN)).toBe(true);
  });

  test('one place where it does is enough, and one whose doer is not told', () => {
    expect(isMixed('The adversary chooses the inputs.', ...KNOWN, 'The adversary chooses inputs.')).toBe(false);
    expect(isMixed('The adversary chooses the inputs.', ...KNOWN, 'It chooses inputs.')).toBe(false);
    expect(isMixed('The adversary chooses the inputs.', ...KNOWN, 'Choose inputs.')).toBe(false);
  });
});

describe('of whom a predicate is said', () => {
  const isOther = (stated: string, known: string) => isSaidOfOther(read(stated), read(known));

  test.each([
    ['UBE is the gold standard of surgery.', 'SPE is the gold standard of surgery, but UBE spreads.'],
    ['UBE was the gold standard.', 'UBE spreads. SPE is the gold standard.'],
    ['UBE is the gold standard of sea trade now.', 'SPE is the gold standard of sea, and old.'],
    ['The study of UBE is the gold standard.', 'SPE is the gold standard of UBE surgery; here.'.replace('UBE ', '')],
    ['UBE remains the gold standard.', 'Here it is known that SPE remains the gold standard.'],
    ['UBE is the gold standard of surgery.', 'It is early, but SPE is the gold standard of surgery.'],
  ])('of another: %s', (stated, known) => expect(isOther(stated, known)).toBe(true));

  test.each([
    ['of the same', 'SPE is the gold standard.', 'SPE is the gold standard, but UBE spreads.'],
    ['within the predicate', 'The gold standard is SPE of surgery.', 'SPE is the gold standard of surgery.'],
    ['no predicate', 'UBE spreads.', 'SPE is the gold standard of surgery.'],
    ['none in the source', 'UBE is the gold standard.', 'SPE, the gold standard, spreads.'],
    ['another predicate', 'UBE is the silver coin of trade.', 'SPE is the gold standard of surgery.'],
    ['a short predicate', 'UBE is gold.', 'SPE is gold.'],
    ['half of the predicate', 'UBE is the gold standard of sea trade.', 'SPE is the gold standard of surgery.'],
    ['one of two subjects', 'UBE and SPE are the gold standard.', 'SPE is the gold standard.'],
    ['one of two within', 'The gold coin is SPE of surgery, standard.', 'SPE is the gold standard of surgery.'],
    ['what is to come', 'UBE is to be the gold standard.', 'SPE is to be the gold standard.'],
    ['no subject', 'Is the gold standard.', 'SPE is the gold standard.'],
    ['only words of a report', 'The study is the gold standard.', 'SPE is the gold standard.'],
    ['a pronoun in the source', 'UBE is the gold standard.', 'It is the gold standard.'],
  ])('%s: %s', (_, stated, known) => expect(isOther(stated, known)).toBe(false));
});
