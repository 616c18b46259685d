import { describe, expect, test } from 'vitest';
import { identifierKeys, identifierKeysOf } from './record-identifiers.ts';

const NUMBERS: [data: Record<string, unknown>, id: string, typed: string[]][] = [
  [
    { opportunityNumber: 'RFA-RM-28-010' },
    '356789',
    ['RFA-RM-28-010', 'rfa rm 28 010', 'RFARM28010', '“RFA-RM-28-010”', '356789'],
  ],
  [{ opportunityNumber: 'PAS-JAKARTA-FY26-08' }, '1', ['PAS-JAKARTA-FY26-08']],
  [{ opportunityNumber: 'DE-FOA-0002852' }, '2', ['DE-FOA-0002852', 'DE FOA 0002852']],
  [{ opportunityNumber: 'FA857926P0012' }, '3', ['FA857926P0012', 'fa8579-26-p-0012']],
  [
    { doi: '10.1056/nejmoa1715274', pmid: '29768149' },
    'pmid-29768149',
    [
      '10.1056/NEJMoa1715274',
      'doi:10.1056/nejmoa1715274',
      'https://doi.org/10.1056/nejmoa1715274',
      'PMID29768149',
      'PMID: 29768149',
      'PubMed PMID: 29768149',
      '29768149',
      'https://pubmed.ncbi.nlm.nih.gov/29768149/',
      'https://www.nejm.org/doi/full/10.1056/NEJMoa1715274?query=x',
    ],
  ],
  [{ doi: '10.1007/978_3_16' }, 'x', ['10.1007/978_3_16', 'https://dx.doi.org/10.1007/978_3_16']],
  [
    { patentNumber: '8926509', applicationNumber: '12134151' },
    'US8926509',
    ['US8926509', 'US 8,926,509 B2', 'US8926509B2', '8926509', '8,926,509', '12134151', '12/134,151'],
  ],
  [
    { patentNumber: 'US 8,926,509', applicationNumber: '12134151' },
    'US8926509',
    ['U.S. Pat. No. 8,926,509', 'Appl. No. 12/134,151', 'https://patents.google.com/patent/US8926509B2/en'],
  ],
  [{ patentNumber: 'RE43,880' }, 'USRE43880', ['US RE43,880 E', 'RE43880', 'Reissue patent RE 43,880']],
  [{ awardNumber: '2112345' }, 'n', ['NSF Award #2112345', 'https://www.nsf.gov/awardsearch/showAward?AWD_ID=2112345']],
  [{ trackingNumber: '24.1 DHS241-002-0076-I' }, 'k', ['24.1 DHS241-002-0076-I']],
  [{}, 'grants-gov-363107', ['363107', 'https://www.grants.gov/search-results-detail/363107']],
  [{}, 'arxiv-2202.12139', ['arXiv:2202.12139', '2202.12139v2', 'https://arxiv.org/abs/2202.12139v1']],
  [
    { awardNumber: '5R01HD041003-03' },
    'nih',
    ['5R01HD041003-03', 'R01 HD041003', '1R01HD041003-01A1', 'NIH grant R01HD041003'],
  ],
  [{ awardNumber: 'N68335-24-C-0081' }, 'n', ['Contract No. N68335-24-C-0081', 'N68335 24 C 0081']],
  [{ awardId: '47QSSC26F05E8' }, 'CONT_AWD_1', ['PIID 47QSSC-26-F-05E8', 'PIID: 47QSSC26F05E8']],
  [{ opportunityNumber: 'N89-036' }, 'd', ['Topic N89–036', 'topic no. N89-036']],
  [
    { trialId: 'EUCTR2015-002340-14-NL' },
    'EUCTR2015-002340-14-NL',
    ['EudraCT Number: 2015-002340-14', 'EUCTR2015-002340-14', '2015-002340-14'],
  ],
  [{ trialId: 'JPRN-UMIN000039686' }, 'j', ['UMIN000039686', 'JPRN-UMIN000039686']],
  [
    { publicationNumber: 'US20240362478A1' },
    'US20240362478',
    ['US20240362478A1', 'US 2024/0362478 A1', '20240362478', 'US20240362478'],
  ],
  [
    { uei: 'Z1H9VJS8NG16', duns: '081315312' },
    'a',
    [
      'Z1H9VJS8NG16',
      'Unique Entity ID: Z1H9VJS8NG16',
      'UEI Z1H9VJS8NG16',
      '081315312',
      '08-131-5312',
      'DUNS: 081315312',
    ],
  ],
  [
    { cik: '0000940418' },
    'c',
    ['0000940418', '940418', 'CIK 940418', 'CIK 0000940418', 'CIK# 0000940418', 'CIK=940418'],
  ],
  [{ applicationNumber: 'NDA021436' }, 'NDA021436', ['NDA021436', 'NDA 021436', 'NDA 21436', '021436', '21436']],
  [
    { nctId: 'NCT00734539' },
    'NCT00734539',
    [
      'NCT00734539',
      'NCT 00734539',
      'nct00734539',
      '00734539',
      'ClinicalTrials.gov Identifier: NCT00734539',
      'clinicaltrials.gov/study/NCT00734539',
    ],
  ],
  [{ trialId: 'ISRCTN12345678' }, 'ISRCTN12345678', ['ISRCTN12345678', 'ISRCTN 12345678']],
  [
    { orcid: '0000-0002-1825-0097' },
    'e',
    [
      '0000-0002-1825-0097',
      'https://orcid.org/0000-0002-1825-0097',
      '0000000218250097',
      'ORCID iD: 0000-0002-1825-0097',
    ],
  ],
  [
    { assistanceListings: [{ code: '93.855', title: 'Allergy' }] },
    'f',
    ['93.855', 'CFDA 93.855', 'Assistance Listing 93.855', 'CFDA Number: 93.855', 'Assistance Listings No. 93.855'],
  ],
  [{ secondaryIds: ['2004-000446-20'] }, 'g', ['2004-000446-20']],
  [{ topics: [{ number: 'AF241-0012' }] }, 'h', ['AF241-0012', 'af241 0012']],
];

describe.each(NUMBERS)('[SRCH-01] a record with %j', (data, id, typed) => {
  test.each(typed)('is found by %s', (query) => {
    const keys = identifierKeys({ id, data });
    expect(identifierKeysOf(query).filter((key) => keys.includes(key))).not.toEqual([]);
  });
});

test.each([
  'battery',
  'COVID-19',
  'solid electrolyte separators',
  '2024',
  'a b c d e f g 12345',
  '',
  '+++',
  'PM2.5',
  'example.org/about',
])('[SRCH-01] %j is no number to look up', (query) => expect(identifierKeysOf(query)).toEqual([]));

test('[SRCH-01] what is no number of its own gives no key', () => {
  expect(
    identifierKeys({ id: 'x', data: { title: 'Pumps 12345', year: 2024, amount: 299500, topics: ['a'] } }),
  ).toEqual([]);
});
