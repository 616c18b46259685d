import { expect, test } from 'vitest';
import { IN_TEXTS, IN_TITLES, LATER_IN_TEXTS, PAYLOAD } from '../../../../test/model/planted-instructions.ts';
import { aRecord } from '../../../../test/records.ts';
import { jobProjectId } from '../../projects/projects.access.ts';
import { screeningRequest, toldProfile } from './screen-record.ts';

const TEXT = 'The project scales a ceramic electrolyte to a pilot line. The cell keeps 80 percent after 500 cycles.';
const TITLE = 'Solid electrolyte for lithium metal cells';
const PROFILE = { title: 'A cell', description: 'A cell with a ceramic electrolyte.', terms: [], not: [] };
const asked = (title: string, text: string) =>
  screeningRequest(PROFILE, aRecord('awards', 'a', { title, text }), 'Awards').data;

test.each([...IN_TEXTS, ...LATER_IN_TEXTS])(
  '[GRD-06] a record that says “%s” is graded as its twin without',
  (planted) => {
    const [first, second] = TEXT.split(/(?<=\.) /) as [string, string];
    for (const text of [`${planted} ${TEXT}`, `${first} ${planted} ${second}`, `${TEXT} ${planted}`]) {
      const request = asked(TITLE, text);
      expect(request).not.toContain(PAYLOAD);
      // A text that has no stop, or a semicolon in it, may take its neighbor along.
      if (/^[^.#;]*\.$/.test(planted)) expect(request).toBe(asked(TITLE, TEXT));
    }
  },
);

test.each([...IN_TITLES])(
  '[GRD-06] a record whose title goes on with “%s” is graded as its twin without',
  (planted) => {
    expect(asked(`${TITLE}. ${planted}`, TEXT)).toBe(asked(TITLE, TEXT));
  },
);

test('a title needs no small words to be told', () => {
  expect(asked('Ceramic electrolyte separators, lithium metal pouch cells', TEXT)).toContain(
    'lithium metal pouch cells',
  );
});

test('[REL-07] what the project is not, by its person and by the draft, is told to who grades', () => {
  const subject = { phrases: [], unwanted: ['lead acid'], doubted: ['supercapacitor'] };
  const told = toldProfile({ id: jobProjectId('p'), title: 'A cell', description: 'A cell.' }, subject);
  const { data } = screeningRequest(told, aRecord('awards', 'a', { title: TITLE, text: TEXT }), 'Awards');
  expect(data).toContain('lead acid');
  expect(data).toContain('supercapacitor');
});
