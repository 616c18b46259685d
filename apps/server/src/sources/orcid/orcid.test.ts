import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { orcid } from './orcid.source.ts';

const json = {
  'orcid-identifier': { uri: 'https://orcid.org/0000-0000-0000-0001', path: '0000-0000-0000-0001' },
  person: {
    name: { 'given-names': { value: 'Ada' }, 'family-name': { value: 'Invented' }, 'credit-name': null },
    'other-names': { 'other-name': [{ content: 'A. Invented' }] },
    biography: { content: 'Builds quiet pumps.' },
    emails: { email: [] },
    addresses: { address: [{ country: { value: 'US' } }] },
    keywords: { keyword: [{ content: 'pumps, valves' }, { content: '{{}}' }] },
  },
  'activities-summary': {
    employments: {
      'affiliation-group': [
        {
          summaries: [
            {
              'employment-summary': {
                'end-date': { year: { value: '2010' } },
                organization: { name: 'Old University' },
              },
            },
          ],
        },
        {
          summaries: [
            {
              'employment-summary': {
                'role-title': 'Professor',
                'end-date': null,
                organization: { name: 'Made Up University', address: { city: 'Ames', region: 'IA', country: 'US' } },
              },
            },
          ],
        },
      ],
    },
    fundings: {
      group: [
        {
          'funding-summary': [
            {
              title: { title: { value: 'Pump grant' } },
              'start-date': { year: { value: '2012' } },
              organization: { name: 'Made Up Trust' },
            },
          ],
        },
      ],
    },
    works: {
      group: [
        {
          'work-summary': [
            {
              title: { title: { value: 'On pumps' } },
              'journal-title': { value: 'Journal of Pumps' },
              'external-ids': {
                'external-id': [
                  {
                    'external-id-type': 'doi',
                    'external-id-value': 'https://doi.org/10.5555/A',
                    'external-id-relationship': 'self',
                  },
                ],
              },
              'publication-date': { year: { value: '2012' }, month: { value: '03' }, day: null },
            },
          ],
        },
      ],
    },
  },
};

const xml = `<?xml version="1.0" encoding="UTF-8"?><record:record path="/0000-0000-0000-0001" xmlns:record="r" xmlns:common="c">
<common:orcid-identifier><common:uri>https://orcid.org/0000-0000-0000-0001</common:uri><common:path>0000-0000-0000-0001</common:path></common:orcid-identifier>
<person:person><person:name><personal-details:given-names>Ada</personal-details:given-names><personal-details:family-name>Invented</personal-details:family-name></person:name>
<other-name:other-names><other-name:other-name><other-name:content>A. Invented</other-name:content></other-name:other-name></other-name:other-names>
<person:biography><personal-details:content>Builds quiet pumps.</personal-details:content></person:biography>
<address:addresses><address:address><address:country>US</address:country></address:address></address:addresses>
<keyword:keywords><keyword:keyword><keyword:content>pumps</keyword:content></keyword:keyword><keyword:keyword><keyword:content>valves</keyword:content></keyword:keyword></keyword:keywords></person:person>
<activities:activities-summary><activities:employments>
<activities:affiliation-group><employment:employment-summary><common:end-date><common:year>2010</common:year></common:end-date><common:organization><common:name>Old University</common:name></common:organization></employment:employment-summary></activities:affiliation-group>
<activities:affiliation-group><employment:employment-summary><common:role-title>Professor</common:role-title><common:organization><common:name>Made Up University</common:name><common:address><common:city>Ames</common:city><common:region>IA</common:region><common:country>US</common:country></common:address></common:organization></employment:employment-summary></activities:affiliation-group>
</activities:employments><activities:fundings><activities:group><funding:funding-summary><funding:title><common:title>Pump grant</common:title></funding:title><common:start-date><common:year>2012</common:year></common:start-date><common:organization><common:name>Made Up Trust</common:name></common:organization></funding:funding-summary></activities:group></activities:fundings>
<activities:works><activities:group><work:work-summary><work:title><common:title>On pumps</common:title></work:title><common:external-ids><common:external-id><common:external-id-type>doi</common:external-id-type><common:external-id-value>10.5555/A</common:external-id-value><common:external-id-relationship>self</common:external-id-relationship></common:external-id></common:external-ids><common:publication-date><common:year>2012</common:year><common:month>03</common:month></common:publication-date><work:journal-title>Journal of Pumps</work:journal-title></work:work-summary></activities:group></activities:works></activities:activities-summary></record:record>`;

const expected = {
  engine: 'subject-matter-experts',
  id: 'orcid-0000-0000-0000-0001',
  title: 'Ada Invented',
  date: '2012-03',
  place: { city: 'Ames', state: 'Iowa', country: 'United States' },
  organisations: [{ name: 'Made Up University' }, { name: 'Old University', role: 'Past affiliation' }],
  facets: { position: ['Professor'], topic: ['pumps', 'valves'] },
  data: {
    alternativeNames: ['A. Invented'],
    biography: 'Builds quiet pumps.',
    works: [{ title: 'On pumps', venue: 'Journal of Pumps', doi: '10.5555/A', year: 2012 }],
    grants: [{ title: 'Pump grant', funder: 'Made Up Trust', year: 2012 }],
  },
};

test.each([
  ['JSON', JSON.stringify(json)],
  ['XML', xml],
])('[DATA-08] a record of ORCID as %s', async (_name, content) => {
  expect(recordsOf(await readSource(orcid, content))).toMatchObject([expected]);
});

test('[DATA-08] a record whose name is not public is reported', async () => {
  const items = await readSource(orcid, JSON.stringify([json, { ...json, person: { name: null } }]));
  expect(recordsOf(items)).toHaveLength(1);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No public name']]);
});

test('[DATA-08] a list of faculty drawn from ORCID and OpenAlex', async () => {
  const person = {
    orcidId: '0000-0000-0000-0002',
    name: 'Bo Invented',
    position: 'Lecturer',
    department: 'Made Up College',
    country: 'UA',
    publications: [{ title: 'On valves', year: 2016, journal: 'Journal of Pumps', citationCount: 4 }, { title: null }],
  };
  expect(recordsOf(await readSource(orcid, JSON.stringify([person])))).toMatchObject([
    {
      id: 'orcid-0000-0000-0000-0002',
      date: '2016',
      amount: 4,
      facets: { country: ['Ukraine'] },
      data: { worksCount: 1 },
    },
  ]);
});
