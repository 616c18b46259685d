import { describe, expect, test } from 'vitest';
import { agrees, phraseStart, type StatedNumber, statedNumbers } from './numbers.ts';

/** 'under 3 time × 86400 per week': what is read of a number. */
const told = ({ value, unit, per, bound }: StatedNumber): string =>
  [
    bound,
    Number(value.toPrecision(9)),
    unit && (unit.factor === 1 ? unit.dimension : `${unit.dimension} × ${unit.factor}`),
    per && `/ ${per}`,
  ]
    .filter((part) => part !== null && part !== undefined)
    .join(' ');

describe('what is read of numbers', () => {
  test.each<[text: string, ...numbers: string[]]>([
    ['12 of 40', '12', '40'],
    ['1,234,567 people', '1234567'],
    ['$1.3 million', '1300000 usd'],
    ['US$4', '4 usd'],
    ['€4, £5 and ¥6', '4 eur', '5 gbp', '6 yen'],
    ['4 dollars and 5 euros', '4 usd', '5 eur'],
    [
      '$4k, $5m, $6mn, $7b, $8bn and $9t',
      '4000 usd',
      '5000000 usd',
      '6000000 usd',
      '7000000000 usd',
      '8000000000 usd',
      '9000000000000 usd',
    ],
    ['$4 thousand, $5 billion and $6 trillion', '4000 usd', '5000000000 usd', '6000000000000 usd'],
    ['5 t of steel and 6 b of it', '5', '6'],
    ['5 m of pipe', '5'],
    ['10MG', '10 mass × 0.000001'],
    ['10 mg', '10 mass × 0.000001'],
    ['10-mg tablets', '10 mass × 0.000001'],
    ['40%', '40 percent'],
    ['40 percent', '40 percent'],
    ['4 percentage points', '4 points'],
    ['4 percent points', '4 points'],
    ['4%-points', '4 points'],
    ['4 % point', '4 points'],
    ['4 percent of the points', '4 percent'],
    ['1750A, 2R44 and A47', ''],
    ['5-10/2 and 3-4', ''],
    ['1-1/2 inches', '1.5 length × 0.0254'],
    ['1 1/2 inches', '1.5 length × 0.0254'],
    ['2 11/16 inches', '2.6875 length × 0.0254'],
    ['3 5/7 inches', ''],
    ['3 9/8 inches', ''],
    ['12 G of it, 12 g of it', '12', '12 mass × 0.001'],
    ['12 Second-hand pumps', '12'],
    ['12 seconds', '12 time'],
    ['5 mg/kg', '5 mass × 0.000001 / kg'],
    ['5 mg per kilogram', '5 mass × 0.000001 / kg'],
    ['5 mg per day and 6 mg per week', '5 mass × 0.000001 / d', '6 mass × 0.000001 / week'],
    ['5 mg/days', '5 mass × 0.000001 / d'],
    ['175 mg/m^2', '175 mass × 0.000001 / m2', '2'],
    ['175 mg/m²', '175 mass × 0.000001 / m2'],
    ['175 mg/m3 and 4 mg/m³', '175 mass × 0.000001 / m3', '4 mass × 0.000001 / m3'],
    ['175 mg/sqm', '175 mass × 0.000001'],
    ['5 kg/h, 6 kg/hr, 7 kg/hour', '5 mass / h', '6 mass / h', '7 mass / h'],
    ['5 l/minute and 6 l/min', '5 volume / min', '6 volume / min'],
    ['5 l/s, 6 l/sec, 7 l/second, 8 l per seconds', '5 volume / s', '6 volume / s', '7 volume / s', '8 volume / s'],
    ['5 mg/patient', '5 mass × 0.000001'],
    ['-80 degrees and (-4 degrees)', '-80 angle', '-4 angle'],
    ['10-80 degrees', ''],
    ['-80 people', '80'],
    ['ten pounds', '10 mass × 0.45359237'],
    ['ten seconds', '10 time'],
    ['the ten second tests', '10'],
    ['twenty-two percent', '22 percent'],
    ['a thousand watts', '1000 power'],
    ['a third of it', '33.3333333 percent'],
    ['half a million', '500000'],
    ['half an inch', '0.5 length × 0.0254'],
    ['half a million dollars', '500000 usd'],
    ['4 to 7 days', '4 time × 86400', '7 time × 86400'],
    ['4 – 7 days', '4 time × 86400', '7 time × 86400'],
    ['25, 50 or 300 mg', '25 mass × 0.000001', '50 mass × 0.000001', '300 mass × 0.000001'],
    ['25 and 300 mg', '25 mass × 0.000001', '300 mass × 0.000001'],
    ['25 through 300 mg', '25 mass × 0.000001', '300 mass × 0.000001'],
    ['25 people got 300 mg', '25', '300 mass × 0.000001'],
    ['2 times per week', '2 times per week / week'],
    ['1 time per Day', '1 times per day / d'],
    ['three times per month or 4 times per year', '3 times per month', '4 times per year / year'],
    ['2 times per sample', '2'],
    ['', ''],
  ])('%s', (text, ...numbers) => {
    expect(statedNumbers(text).map(told)).toEqual(numbers.filter((number) => number !== ''));
  });

  test.each([
    ['nearly', ['just under', 'nearly', 'almost', 'close to', 'just short of', 'not quite']],
    [
      'over',
      ['more than', 'over', 'above', 'beyond', 'at least', 'in excess of', 'exceeding', 'greater than', 'minimum of'],
    ],
    ['over', ['no less than', 'no fewer than', '>', '≥', '>=', '> ']],
    [
      'under',
      [
        'less than',
        'fewer than',
        'under',
        'below',
        'at most',
        'up to',
        'no more than',
        'no larger than',
        'no greater than',
      ],
    ],
    ['under', ['maximum of', '<', '≤', '<=', '≤ ']],
    ['about', ['about', 'around', 'roughly', 'approximately', 'some', 'circa', 'approx', 'approx.', 'an estimated']],
    ['about', ['almost exactly', '~', '∼', '≈', '±', '± ']],
  ])('%s: %j', (bound, words) => {
    for (const word of words) {
      const space = /\p{L}|\.$/u.test(word) ? ' ' : '';
      for (const before of [`Pay ${word}${space}`, ...(space ? [`Pay ${word}  `, `Pay ${word} US`] : [])]) {
        const text = `${before}${before.endsWith('US') ? '$' : ''}40 for it.`;
        const [number] = statedNumbers(text);
        expect([text, number!.bound]).toEqual([text, bound]);
        expect(text.slice(phraseStart(text, number!)).startsWith(word.replace(/ $/, ''))).toBe(true);
      }
    }
  });

  test.each([
    ['Over 40 units', 'over'],
    ['more than a thousand watts', 'over'],
    ['About the 40 units', null],
    ['It went over. 40 units came', null],
    ['10 pounds at most', 'under'],
    ['10 pounds at the most', 'under'],
    ['10 or less', 'under'],
    ['10 or fewer', 'under'],
    ['10 or below', 'under'],
    ['10 or under', 'under'],
    ['10 at least', 'over'],
    ['10 at the least', 'over'],
    ['10 or more', 'over'],
    ['10 or above', 'over'],
    ['10 or over', 'over'],
    ['18 or older', 'over'],
    ['3,000+ users', 'over'],
    ['3+4', null],
    ['10 that are at most', null],
    ['about 10 or more', 'about'],
  ])('%s: %s', (text, bound) => {
    const [number] = statedNumbers(text);
    expect(number?.bound ?? null).toBe(bound);
  });

  test('a phrase begins with its bound, and ends with one that stands behind it', () => {
    const start = (text: string) => text.slice(phraseStart(text, statedNumbers(text)[0]!));
    expect(start('It has about 40 units.')).toBe('about 40 units.');
    expect(start('It has 40 units.')).toBe('40 units.');
    expect(start('It has 40 or more units.')).toBe('40 or more units.');
    const [number] = statedNumbers('They got 10 pounds at most.');
    expect('They got 10 pounds at most.'.slice(number!.at, number!.end)).toBe('10 pounds at most');
  });
});

test.each('second seconds foot min bar pa yard pound pounds mole moles g h ma ms v w l'.split(' '))(
  'only digits right before it make “%s” a unit where it has a capital, and words only its plural',
  (unit) => {
    const [capital, plural] = [unit[0]!.toUpperCase() + unit.slice(1), /^(?:seconds|pounds|moles)$/.test(unit)];
    expect(statedNumbers(`12${unit} of it`)[0]!.unit).not.toBeNull();
    expect(statedNumbers(`ten ${unit} of it`)[0]!.unit === null).toBe(!plural);
    if (unit.length > 1 || unit === 'g') expect(statedNumbers(`12 ${capital} of it`)[0]!.unit).toBeNull();
  },
);

describe('which numbers hold which', () => {
  test.each([
    // Roundings of what is more precise.
    ['$1.3 million', '$1,299,500', true],
    ['$1.3 million', '$1,234,567', false],
    ['$1,234,567', '$1.2 million', false],
    ['about 1,200', '1,234', true],
    ['about 1,200', '1,260', false],
    ['over 1,200', '1,234', true],
    ['over 1,200', '1,199', false],
    ['over 1,200', '1,301', false],
    ['nearly 1,200', '1,190', true],
    ['nearly 1,200', '1,201', false],
    ['nearly 1,200', '1,099', false],
    ['under 1,200', '1,190', true],
    ['under 1,200', '1,201', false],
    ['under 1,200', '1,099', false],
    ['about 0', '1', false],
    // Whole dollars may leave out the cents.
    ['$5,476', '$5,476.17', true],
    ['$5,476', '$5,476.99', true],
    ['$5,476', '$5,475', false],
    ['$5', '$5.17', false],
    ['$5,476.50', '$5,476.17', false],
    ['5,476', '5,476.17', false],
    // One dimension, converted.
    ['5 mg', '0.005 g', true],
    ['2 inches', '5.08 cm', true],
    ['2 inches', '6 cm', false],
    ['5 mm', '5 µm', false],
    ['12 months', '1 year', true],
    ['60 minutes', '1 hour', true],
    ['8,723 hours', '12 months', false],
    ['5 mg', '5 seconds', false],
    ['80 degrees', '80 °C', true],
    ['80 °C', '80 degrees', false],
    // A unit that one of them lacks.
    ['40', '40 mg', true],
    ['40', '$40', false],
    ['40', '40 %', false],
    ['40', '40 points', false],
    ['40', '€40', false],
    ['40', '£40', false],
    ['40', '¥40', false],
    ['40 mg', '40', false],
    ['40 years', '40', true],
    ['40 months', '40', false],
    ['40 mg', '40 %', false],
    // Rates of the same.
    ['5 mg/kg', '5 mg per kilogram', true],
    ['5 mg/kg', '5 mg/day', false],
    ['5 mg', '5 mg/day', true],
    // A bound of the ground is neither left out nor turned round.
    ['40', 'over 40', false],
    ['over 40', 'over 40', true],
    ['under 40', 'over 40', false],
    ['about 41', 'over 40', false],
    ['about 40', 'over 41', true],
    ['about 40', 'over 40', false],
    ['40', 'about 40', true],
  ])('%s of %s: %s', (stated, known, holds) => {
    expect(agrees(statedNumbers(stated)[0]!, statedNumbers(known)[0]!)).toBe(holds);
  });
});
