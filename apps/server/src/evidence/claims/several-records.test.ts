import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement, missingValues } from './judge-statement.ts';

const cited = (key: string, fields: string[], ...passages: string[]): Cited => ({ key, fields, passages });
const reasonsFor = (text: string, ...records: Cited[]) => judgeStatement(text, records).reasons;

const company = (name: string, place: string, employees: number, ...passages: string[]) =>
  cited(
    `companies/${name}`,
    [`Title: ${name}`, `Company: ${name}`, `Place: ${place}`, `Employees: ${employees}`, 'Status: Active'],
    ...passages,
  );
const ALBA = company('Alba', 'Lisbon, Portugal', 12, 'Alba sells primers to shipyards.');
const BRUNA = company('Bruna', 'Turin, Italy', 40, 'Bruna rents drones to farmers.');
const CORVO = company('Corvo', 'Ghent, Belgium', 7, 'Corvo repairs looms.');

const trial = (key: string, title: string, status: string, masking: string, ...passages: string[]) =>
  cited(`trials/${key}`, [`Title: ${title}`, `Recruitment status: ${status}`, `Masking: ${masking}`], ...passages);
const TAPE = trial('1', 'Kinesio taping', 'Recruiting', 'None', 'Adults with sciatica take part.');
const SPLINT = trial('2', 'Night splints', 'Recruiting', 'None', 'Adults with arthritis take part.');

const award = (key: string, title: string, awardee: string, amount: string, ...passages: string[]) =>
  cited(
    `contracts/${key}`,
    [
      `Title: ${title}`,
      `Awardee: ${awardee}`,
      'Awarding agency: General Services Administration',
      `Obligated amount: ${amount}`,
    ],
    ...passages,
  );
const PENS = award('1', 'Ball point pens', 'Pacific Ink', '$338.00', 'Ball point pens for the office.');
const WRENCHES = award('2', 'Torque wrenches', 'Nordic Tools', '$3,712.00', 'Torque wrenches for the depot.');
const study = (key: string, title: string, sponsor: string, enrollment: number, ...passages: string[]) =>
  cited(
    `clinical-trials/${key}`,
    [`Title: ${title}`, `Sponsor: ${sponsor}`, `Enrollment: ${enrollment}`, 'Status: Completed'],
    ...passages,
  );
const TAPING = study('3', 'Taping after surgery', 'Northern Clinic', 40, 'Tape is compared with ice.');
const BRACING = study('4', 'Bracing after surgery', 'Southern Clinic', 90, 'Braces are compared with heat.');

const drug = (key: string, title: string, ...passages: string[]) =>
  cited(`trials/${key}`, [`Title: ${title}`], ...passages);
const ALPHA = drug('5', 'One drug', 'Alphacin is given with Betacin.');
const GAMMA = drug('6', 'Another drug', 'Gammacin is given with Deltacin.');
const registered = (key: string, title: string, day: string) =>
  cited(`trials/${key}`, [`Title: ${title}`, `Registration date: ${day}`]);
const IMAGING = registered('7', 'Imaging of the lungs', '17 February, 2020');
const MARKERS = registered('8', 'Markers in blood', '3 March, 2020');
const order = (key: string, title: string, ...fields: string[]) =>
  cited(`contracts/${key}`, [`Title: ${title}`, 'Awarding agency: General Services Administration', ...fields]);
const BLACK_PENS = order('3', 'BALLPOINT PENS, BLACK', 'Obligated amount: $338.10');
const TOOLS = order('4', 'MULTI-TOOLS, STEEL', 'Obligated amount: $3,712.79', 'Potential amount: $9,000.50');

/** Of the records together the first may be said, and not the second. */
const PAIRS: [what: string, records: Cited[], said: string, not: string][] = [
  [
    'a thing of one and a thing of the other',
    [ALPHA, GAMMA],
    'Alphacin is given with Betacin, and Gammacin is given with Deltacin.',
    'Alphacin is given with Deltacin.',
  ],
  ['a list of things', [ALPHA, GAMMA], 'Alphacin and Gammacin are given.', 'Alphacin given with Gammacin is given.'],
  [
    'a year, which counts nothing',
    [TAPING, registered('9', 'Registry Nord', '3 March, 2020')],
    'Northern Clinic has 40 participants, and Registry Nord was registered in 2020.',
    'Northern Clinic has 40 participants, and Registry Nord was registered in 2040.',
  ],
  [
    'the one whose title alone has the word',
    [IMAGING, MARKERS],
    'The imaging study was registered on 17 February 2020.',
    'The imaging study was registered on 3 March 2020.',
  ],
  [
    'amounts of each, the verb said once',
    [BLACK_PENS, TOOLS],
    'The agency obligated $338.10 for ballpoint pens and $3,712.79 for multi-tools.',
    'The agency obligated $338.10 for ballpoint pens and $9,000.50 for multi-tools.',
  ],
  [
    'amounts of both for what both are for',
    [BLACK_PENS, TOOLS],
    'The agency obligated $338.10 for ballpoint pens, and $3,712.79 for multi-tools.',
    'The agency obligated $338.10 and $3,712.79 for ballpoint pens.',
  ],
  [
    'a clause of each',
    [ALBA, BRUNA],
    'Alba is in Lisbon, while Bruna is in Turin.',
    'Alba is in Turin, while Bruna is in Lisbon.',
  ],
  [
    'clauses joined by and',
    [ALBA, BRUNA],
    'Alba has 12 employees and Bruna has 40 employees.',
    'Alba has 40 employees and Bruna has 12 employees.',
  ],
  ['a verb left out', [ALBA, BRUNA], 'Alba has 12 employees, and Bruna 40.', 'Alba has 12 employees, and Bruna 12.'],
  [
    'a clause of each of three',
    [ALBA, BRUNA, CORVO],
    'Alba sells primers, Bruna rents drones, and Corvo repairs looms.',
    'Alba sells primers, Bruna repairs looms, and Corvo rents drones.',
  ],
  [
    'parts after a semicolon',
    [ALBA, BRUNA],
    'Alba sells primers to shipyards; Bruna rents drones to farmers.',
    'Alba sells primers to farmers; Bruna rents drones to shipyards.',
  ],
  ['a list of names', [ALBA, BRUNA], 'Alba and Bruna are active.', 'Alba and Bruna are in Lisbon.'],
  ['both of them, by name', [ALBA, BRUNA], 'Both Alba and Bruna are active.', 'Both Alba and Bruna sell primers.'],
  ['both of them', [TAPE, SPLINT], 'Both trials are recruiting.', 'Both trials are of taping.'],
  [
    'each of them',
    [TAPE, SPLINT],
    'Each of the trials is recruiting.',
    'Each of the trials takes adults with sciatica.',
  ],
  ['neither of them', [TAPE, SPLINT], 'Neither trial is blinded.', 'Neither trial is recruiting.'],
  [
    'one of them, by a word of its title',
    [TAPE, SPLINT],
    'The taping trial takes adults with sciatica.',
    'The taping trial takes adults with arthritis.',
  ],
  ['one of them, by its name', [ALBA, BRUNA], 'Bruna rents drones to farmers.', 'Bruna sells primers to shipyards.'],
  [
    'a number that none of them has',
    [ALBA, BRUNA],
    'Alba has 12 employees, while Bruna has 40.',
    'Alba has 13 employees, while Bruna has 40.',
  ],
  [
    'sums of records that are told by what they are for',
    [PENS, WRENCHES],
    'The obligated amount is $338 for pens and $3,712 for wrenches.',
    'The obligated amount is $3,712 for pens and $338 for wrenches.',
  ],
  [
    'the same sum for both',
    [PENS, WRENCHES],
    'The obligated amount is $338 for pens and $3,712 for wrenches.',
    'The obligated amount is $338 for pens and $338 for wrenches.',
  ],
  [
    'sums by name, with the verb left out',
    [PENS, WRENCHES],
    'Pacific Ink got $338 and Nordic Tools $3,712.',
    'Pacific Ink got $3,712 and Nordic Tools $338.',
  ],
  [
    'numbers before the names',
    [TAPING, BRACING],
    'The enrollment is 40 at Northern Clinic and 90 at Southern Clinic.',
    'The enrollment is 90 at Northern Clinic and 40 at Southern Clinic.',
  ],
  [
    'the noun of a number left out',
    [TAPING, BRACING],
    'Northern Clinic enrolls 40 people, and Southern Clinic 90.',
    'Northern Clinic enrolls 90 people, and Southern Clinic 40.',
  ],
  ['all of them, counted', [TAPING, BRACING], 'All two trials are completed.', 'All two trials are recruiting.'],
  [
    'names in one list, and their role',
    [TAPING, BRACING],
    'Northern Clinic and Southern Clinic are the sponsors.',
    'Northern Clinic and Southern Clinic are the inventors.',
  ],
  [
    'parts of the sentence of one record each, without a name',
    [TAPING, BRACING],
    'Tape is compared with ice, whereas braces are compared with heat.',
    'Tape is compared with heat, whereas braces are compared with ice.',
  ],
  [
    'one by a word of its title, and its number',
    [TAPING, BRACING],
    'The bracing trial enrolls 90 people.',
    'The bracing trial enrolls 40 people.',
  ],
  [
    'a place beside each name',
    [ALBA, BRUNA],
    'Alba, in Lisbon, sells primers, and Bruna, in Turin, rents drones.',
    'Alba, in Turin, sells primers, and Bruna, in Lisbon, rents drones.',
  ],
  [
    'one by its name and the other by what became of it',
    [ALBA, BRUNA],
    'Alba sells primers; Bruna is active.',
    'Alba sells primers; Bruna is inactive.',
  ],
];

describe('[GRD-09] several records', () => {
  test.each(PAIRS)('%s', (_what, records, said, not) => {
    expect(reasonsFor(said, ...records)).toEqual([]);
    expect(reasonsFor(not, ...records)).not.toEqual([]);
    expect(reasonsFor(said, ...records.toReversed())).toEqual([]);
    expect(reasonsFor(not, ...records.toReversed())).not.toEqual([]);
  });

  test('what joins two of them in one clause is withheld, as a comparison is', () => {
    expect(reasonsFor('Alba sells primers of Bruna.', ALBA, BRUNA)).not.toEqual([]);
    expect(reasonsFor('Alba has more employees than Bruna.', ALBA, BRUNA)).toEqual([
      'one record that joins what two records say',
    ]);
    expect(reasonsFor('They have 12 employees.', BRUNA, CORVO)).toEqual(['12']);
  });

  test('without a record that says anything nothing holds', () => {
    expect(judgeStatement('Alba is active.', [])).toEqual({ isSupported: false, reasons: ['a source'] });
    expect(judgeStatement('Alba is active.', [cited('companies/1', [])])).toEqual({
      isSupported: false,
      reasons: ['a source'],
    });
  });
});

describe('[GRD-01] short forms and quotations', () => {
  const radio = cited('awards/1', ['Title: RF parts'], 'The lab tests RF parts. “Small is hard,” it says.');

  test('the words that a short form stands for are left to it', () => {
    expect(reasonsFor('The lab tests radio-frequency (RF) parts.', radio)).toEqual([]);
    expect(reasonsFor('The lab tests new radio frequency (RF) parts.', radio)).toEqual(['new']);
    expect(reasonsFor('The lab tests radio wave (RF) parts.', radio)).not.toEqual([]);
  });

  test('a quotation stands word for word', () => {
    expect(reasonsFor('The lab says: “Small is hard”.', radio)).toEqual([]);
    expect(reasonsFor('The lab says: “Small is easy”.', radio)).not.toEqual([]);
  });

  test('what is asked of an inference: values only', () => {
    expect(missingValues('Alba may well grow beyond 12 employees.', [ALBA])).toEqual([]);
    expect(missingValues('Alba may well grow beyond 99 employees.', [ALBA])).toEqual(['99']);
    expect(missingValues('Partners of Alba may be found in Porto.', [ALBA])).toEqual(['Porto']);
    expect(missingValues('Northern Clinic may treat more than 40 people.', [TAPING])).toEqual([]);
    const patent = cited('patents/1', ['Title: Alpha', 'Inventor: Ann Roe', 'Examiner: Bo Doe']);
    expect(missingValues('Ann Roe invented it, so others may follow.', [patent])).toEqual([]);
    expect(missingValues('Bo Doe invented it, so others may follow.', [patent])).not.toEqual([]);
    expect(missingValues('A partner could read “12 employees or 99”.', [ALBA])).toEqual([]);
  });
});

test('[GRD-09] names of two records, which their texts alone tell, are joined by none', () => {
  const one = cited('awards/1', ['Title: Curing of primers'], 'Lumitex supplies the primer for wet plates.');
  const other = cited('awards/2', ['Title: Priming of steel'], 'Ferrocure supplies the primer for wet plates.');
  expect(reasonsFor('Lumitex and Ferrocure supply the primer for wet plates.', one, other)).toEqual([]);
  expect(reasonsFor('Lumitex supplies Ferrocure the primer for wet plates.', one, other)).toEqual([
    'one record that joins what two records say',
  ]);
});
