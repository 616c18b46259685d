import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueRecord } from '../src/catalogue/record.ts';

/** A record with what a test says of it and plain values for the rest. */
export function aRecord(engine: Engine, id: string, given: Partial<CatalogueRecord> = {}): CatalogueRecord {
  return {
    engine,
    id,
    title: `Record ${id}`,
    text: '',
    date: null,
    amount: null,
    place: null,
    organisations: [],
    people: [],
    facets: {},
    url: null,
    source: { name: 'Test', url: null, retrievedAt: '2026-01-01T00:00:00.000Z', licence: 'None', isSample: false },
    data: {},
    ...given,
  };
}

/** A few records about solid-state batteries and some about other things. */
export function sampleRecords(): CatalogueRecord[] {
  return [
    aRecord('companies', 'voltara', {
      title: 'Voltara Energy',
      text: 'Voltara Energy makes solid electrolyte separators for lithium metal batteries used in electric aircraft. The market for lithium metal batteries is expected to reach $4.2 billion by 2031.',
      date: '2017',
      amount: 48_500_000,
      organisations: [{ name: 'Voltara Energy', role: 'Company' }],
      facets: { industry: ['Energy storage'], country: ['United States'] },
      data: { name: 'Voltara Energy', foundingYear: 2017, totalFunding: 48_500_000, lastRound: 'Series B' },
    }),
    aRecord('awards', 'a-1', {
      title: 'Solid electrolyte for lithium metal cells',
      text: 'Dendrites degrade lithium metal batteries and remain a costly problem for makers of cells. The project scales a ceramic electrolyte to a pilot line.',
      date: '2021-03-12',
      amount: 1_100_000,
      organisations: [
        { name: 'Voltara Energy, Inc.', role: 'Awardee' },
        { name: 'Department of Energy', role: 'Awarding agency' },
      ],
      people: [{ name: 'Mira Oland', role: 'Principal investigator' }],
      facets: { agency: ['Department of Energy'], phase: ['Phase II'], year: ['2021'] },
      data: {
        title: 'Solid electrolyte for lithium metal cells',
        agency: 'Department of Energy',
        awardee: 'Voltara Energy, Inc.',
        year: 2021,
        amount: 1_100_000,
        principalInvestigator: { name: 'Mira Oland' },
      },
    }),
    aRecord('patents', 'p-1', {
      title: 'Garnet electrolyte separator',
      text: 'A garnet separator for a lithium metal battery with a solid electrolyte layer.',
      date: '2022-05-03',
      amount: 7,
      organisations: [{ name: 'Voltara Energy', role: 'Assignee' }],
      facets: { assignee: ['Voltara Energy'], year: ['2022'] },
      data: {
        title: 'Garnet electrolyte separator',
        patentNumber: '11111111',
        assignees: [{ name: 'Voltara Energy' }],
      },
    }),
    aRecord('publications', 'w-1', {
      title: 'Partnerships, customers, makers and the cost of pilot lines',
      text: 'Developing a pilot line takes partners, seekers of capital, customers and aircraft makers; technology alone short-circuits.',
      date: '2020-01-01',
    }),
  ];
}
