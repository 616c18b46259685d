import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'companies/1', fields, passages });

const TRIAL = cited([
  'Title: EU trial 2014-004928-21',
  'Record: EUCTR2014-004928-21',
  'Place: Spain',
  'Recruitment status: Completed',
  'Countries: Spain; Sweden; United Kingdom',
]);
const TOPIC = cited(
  [
    'Title: Reinforced intermetallics',
    'Record: 2',
    'Agency: Department of Defense',
    'Office: United States Navy',
    'Opportunity number: N89-096',
  ],
  'Fins must operate at temperatures of 2,000’F to 3,200’F.',
);
const GENERIC = cited([
  'Title: ZOROVAN',
  'Record: 3',
  'Sponsor: PLENKOR LABS',
  'Application number: ANDA087521',
  'Application type: ANDA',
  'Active ingredients: ZOROVAN',
  'Products: 001 · ZOROVAN · TABLET · ORAL · 50MG · Discontinued · - · No',
]);
const NEW_DRUG = cited(GENERIC.fields.map((field) => field.replace('ANDA087521', 'NDA087521').replace('ANDA', 'NDA')));
const LISTED = cited(['Title: Plenkor Gas', 'Record: 4', 'Company: Plenkor Gas', 'Status: Public', 'Tickers: PLG']);
const ORDER = cited([
  'Title: PENS',
  'Record: 5',
  'Recipient: PLENKOR LLC',
  'Awarding agency: General Services Administration',
  'Start date: 29 October, 2025',
  'Action date: 29 October, 2025',
  'End date: 4 November, 2025',
]);

const ASSIGNED = cited([
  'Title: Sealed pump',
  'Record: 6',
  'Assignee: Plenkor Pumps BV',
  'Place: Delft, Netherlands',
  'Assignees: Plenkor Pumps BV · Foreign company or corporation · Delft, Netherlands',
]);
const HYPOTHESES = cited(
  ['Title: Coats', 'Record: 7'],
  'The hypotheses are that the coat reduces wear and lasts longer.',
);

describe('[GRD-08] what a report says of fields', () => {
  test.each([
    ['The trial ran in Spain, Sweden and the United Kingdom.', TRIAL, true],
    ['The trial ran in Spain alone.', TRIAL, false],
    ['In topic N89-096 the Navy asked for reinforced intermetallics.', TOPIC, true],
    ['In topic N89-097 the Navy asked for reinforced intermetallics.', TOPIC, false],
    ['Fins must operate at 2,000 to 3,200 °F.', TOPIC, true],
    ['Fins must operate at 2,000 to 3,200 °C.', TOPIC, false],
    ['Plenkor Labs holds an abbreviated application for Zorovan tablets of 50 mg.', GENERIC, true],
    ['The generic is no longer marketed.', GENERIC, true],
    ['Plenkor Labs holds an abbreviated application for Zorovan tablets of 50 mg.', NEW_DRUG, false],
    ['Plenkor Gas is publicly traded.', LISTED, true],
    ['Plenkor Gas is privately held.', LISTED, false],
    ['Plenkor Pumps BV, based in the Netherlands, is the assignee.', ASSIGNED, true],
    ['Plenkor Pumps BV is based in the Netherlands.', ASSIGNED, true],
    ['Plenkor Pumps BV is based in the United Kingdom.', ASSIGNED, false],
    ['The hypotheses are that the coat reduces wear.', HYPOTHESES, true],
    ['The coat reduces wear.', HYPOTHESES, false],
    ['The order, placed on 29 October 2025, runs to 4 November 2025.', ORDER, true],
    ['The order was placed on 4 November 2025.', ORDER, false],
    ['The order, placed on 4 November 2025, runs to 29 October 2025.', ORDER, false],
  ])('%s', (text, record, isSupported) => expect(judgeStatement(text, [record]).isSupported).toBe(isSupported));
});
