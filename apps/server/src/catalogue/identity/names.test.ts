import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainName, organisationName } from './organisation-name.ts';
import { fullNameKey, initialKey, personName, readPersonName } from './person-name.ts';

test.each([
  ['Acme Widget Co., Ltd.', 'acme widget'],
  ['ACME WIDGET', 'acme widget'],
  ['The Boeing Company', 'boeing'],
  ['Widgets, L.L.C.', 'widgets'],
  ['Société Générale S.A.', 'societe generale'],
  ['Siemens Healthcare GmbH & Co. KG', 'siemens healthcare'],
  ['Ørsted A/S', 'orsted'],
  ['Großmann Maschinenbau GmbH', 'grossmann maschinenbau'],
  ['Weave d/b/a Woven', 'weave'],
  ['Johnson & Johnson', 'johnson and johnson'],
  ["Children's Hospital", 'childrens hospital'],
  ['Univ. of Ulm', 'university of ulm'],
  ['University of California, Berkeley', 'university of california berkeley'],
  ['Co', 'co'],
  ['The', 'the'],
  ['Ltd. Co.', 'ltd'],
  ['三菱電機株式会社', '三菱電機株式会社'],
  ['***', ''],
  ['NASA', 'national aeronautics and space administration'],
  ['DEPT OF DEFENSE', 'department of defense'],
  ['U.S. Department of Energy', 'department of energy'],
  ['VA', 'department of veterans affairs'],
])('[DATA-17] organisation %j is compared as %j', (name, normalised) => {
  expect(organisationName(name)).toBe(normalised);
});

test.each([
  ['Marie Curie', 'marie curie'],
  ['Curie, Marie, PhD', 'marie curie'],
  ['Dr. Marie Curie, M.D., Ph.D.', 'marie curie'],
  ['Núñez, José', 'jose nunez'],
  ['King, Martin Luther, Jr.', 'martin luther king jr'],
  ['A.J. Okafor', 'a j okafor'],
  ['Okafor, AJ', 'aj okafor'],
  ['Jan van der Berg', 'jan van der berg'],
  ['MD', ''],
])('[DATA-17] person %j is compared as %j', (name, normalised) => {
  expect(personName(name)).toBe(normalised);
});

test.each([
  ['Jan van der Berg', ['van', 'der', 'berg']],
  ['van der Berg, Jan', ['van', 'der', 'berg']],
  ['Ada Smith-Jones', ['smith', 'jones']],
  ['Ada', ['ada']],
])('the family name of %j is %j', (name, family) => {
  expect(readPersonName(name)?.family).toEqual(family);
});

test('a name of plain words alone is many organisations’', () => {
  expect(['national university', 'abc', 'medical research institute'].every(isPlainName)).toBe(true);
  expect(['university of ulm', 'acme', 'brontide systems'].some(isPlainName)).toBe(false);
});

describe('for any name', () => {
  const word = fc.stringMatching(/^[A-Z][a-zé]{3,8}$/).filter((one) => organisationName(one) !== '');
  const person = fc.tuple(word, word);

  test('[DATA-17] comparing an organisation’s name again changes nothing, and case and legal form do not count', () => {
    fc.assert(
      fc.property(
        fc.string(),
        word,
        fc.constantFrom(', Inc.', ' GmbH', ' S.A.', ' Pty Ltd', ' B.V.'),
        (any, name, form) => {
          const once = organisationName(any);
          expect(organisationName(once).length).toBeLessThanOrEqual(once.length + 20);
          expect(organisationName(`The ${name} Zq${form}`)).toBe(organisationName(`${name} ZQ`));
          expect(organisationName(name.toUpperCase())).toBe(organisationName(name));
        },
      ),
    );
  });

  test('[DATA-17] the order of a person’s names does not change their keys', () => {
    fc.assert(
      fc.property(person, ([given, family]) => {
        const [a, b] = [readPersonName(`${given} ${family}`), readPersonName(`${family}, ${given}`)];
        if (!a || !b || a.given.length !== 1 || b.given.length !== 1) return;
        expect(fullNameKey(a)).toBe(fullNameKey(b));
        expect(initialKey(a)).toBe(initialKey(b));
      }),
    );
  });
});
