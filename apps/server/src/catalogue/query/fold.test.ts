import { expect, test } from 'vitest';
import { fold, foldedWords } from './fold.ts';

test.each([
  ['Łódź, Søns & Straße', 'lodz, sons & strasse'],
  ['CO₂ and 10⁻³ m²', 'co2 and 10−3 m2'],
  ['ﬁlm of Ångström', 'film of angstrom'],
  ['elec\u00ADtro\u200Blyte', 'electrolyte'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
])('[SRCH-05] values and names are compared as if %j were %j', (text, folded) => expect(fold(text)).toBe(folded));

test('[SRCH-01] the words of a number are its digits and letters, whatever stands between', () => {
  expect(foldedWords('N89\u2013036 / US\u00A08,926,509')).toEqual(['n89', '036', 'us', '8', '926', '509']);
});
