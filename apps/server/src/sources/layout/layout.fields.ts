import type { Engine } from '@groundwork/contract/engines';

/** How a column of the layout reads in an engine's typed data, which pages, exports and citations show. */
export interface EngineFields {
  /** Column, as `columnName` writes it, to the field that it fills; columns with a field's own name need no line. */
  fields: Record<string, string>;
  /** The role of a person and of an organisation in a record. */
  person: string;
  organisation: string;
}

const CLINICAL = { condition: 'conditions', organisation: 'sponsor' };

export const ENGINE_FIELDS: Record<Engine, EngineFields> = {
  companies: {
    fields: {
      title: 'name',
      text: 'description',
      date: 'foundingYear',
      amount: 'totalFunding',
      industry: 'industryTags',
      exchange: 'exchanges',
      url: 'websites',
      person: 'leaders',
    },
    person: 'Leadership',
    organisation: 'Company',
  },
  investors: {
    fields: {
      title: 'name',
      text: 'description',
      date: 'foundedDate',
      amount: 'fundSize',
      industry: 'industryTags',
      stage: 'stages',
      url: 'websites',
      person: 'partners',
    },
    person: 'Partner',
    organisation: 'Investor',
  },
  patents: {
    fields: {
      id: 'patentNumber',
      text: 'abstract',
      date: 'grantDate',
      amount: 'timesCited',
      assignee: 'assignees',
      organisation: 'assignees',
      person: 'inventors',
    },
    person: 'Inventor',
    organisation: 'Assignee',
  },
  awards: {
    fields: { text: 'abstract', date: 'startDate', organisation: 'awardee', person: 'principalInvestigator' },
    person: 'Principal investigator',
    organisation: 'Awardee',
  },
  'funding-opportunities': {
    fields: {
      text: 'description',
      date: 'postedDate',
      amount: 'awardCeiling',
      category: 'categories',
      organisation: 'office',
      person: 'contact',
    },
    person: 'Contact',
    organisation: 'Office',
  },
  'usa-spending': {
    fields: { text: 'description', date: 'startDate', amount: 'obligatedAmount', organisation: 'recipient' },
    person: 'Contact',
    organisation: 'Recipient',
  },
  'federal-lab-technologies': {
    fields: {
      text: 'description',
      date: 'publishedDate',
      category: 'categories',
      organisation: 'lab',
      person: 'inventors',
    },
    person: 'Inventor',
    organisation: 'Laboratory',
  },
  'university-technologies': {
    fields: {
      text: 'description',
      date: 'publishedDate',
      category: 'categories',
      organisation: 'institution',
      person: 'inventors',
    },
    person: 'Inventor',
    organisation: 'University',
  },
  publications: {
    fields: {
      id: 'doi',
      text: 'abstract',
      date: 'publicationDate',
      amount: 'citedByCount',
      person: 'authors',
      topic: 'topics',
      country: 'countries',
      funder: 'funders',
    },
    person: 'Author',
    organisation: 'Affiliation',
  },
  'subject-matter-experts': {
    fields: {
      title: 'name',
      text: 'biography',
      date: 'latestWorkDate',
      amount: 'citedByCount',
      topic: 'topics',
      organisation: 'affiliation',
    },
    person: 'Expert',
    organisation: 'Affiliation',
  },
  'clinical-trials': {
    fields: {
      ...CLINICAL,
      id: 'nctId',
      title: 'briefTitle',
      text: 'briefSummary',
      date: 'startDate',
      amount: 'enrollment',
      person: 'investigators',
    },
    person: 'Investigator',
    organisation: 'Sponsor',
  },
  interventions: {
    fields: { ...CLINICAL, id: 'nctId', title: 'name', text: 'description', date: 'startDate', amount: 'enrollment' },
    person: 'Investigator',
    organisation: 'Sponsor',
  },
  drugs: {
    fields: {
      id: 'applicationNumber',
      title: 'brandNames',
      text: 'description',
      date: 'approvalDate',
      activeingredient: 'activeIngredients',
      organisation: 'sponsor',
    },
    person: 'Contact',
    organisation: 'Sponsor',
  },
  'international-trials': {
    fields: {
      ...CLINICAL,
      id: 'trialId',
      title: 'publicTitle',
      text: 'summary',
      date: 'registrationDate',
      amount: 'targetSize',
      country: 'countries',
      person: 'contact',
    },
    person: 'Contact',
    organisation: 'Primary sponsor',
  },
};
