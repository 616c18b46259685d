import { texts } from '@groundwork/contract/texts';

export const STORIES = texts('home-stories', [
  {
    title: 'For tech scouts',
    text: 'Describe what your company needs. The university and federal-lab technologies on it, their inventors and the awards behind them stand side by side; a saved search tells you of new ones.',
  },
  {
    title: 'For founders and researchers',
    text: 'Describe your invention. The report names agencies that paid for similar work, how much and when, with each award to open, and the open opportunities with their closing dates.',
  },
  {
    title: 'For investors',
    text: 'Follow a company from its funding rounds to its patents, trials and contracts, and read in the record itself what the summary says.',
  },
]);

export const QUESTIONS = texts('home-questions', [
  {
    question: 'Where do the records come from?',
    answer:
      'From public sources such as SBIR.gov, NIH, NSF, Grants.gov, PatentsView, SEC EDGAR, OpenAlex, ClinicalTrials.gov, USAspending and openFDA. Where the operator of this installation allows it, you can have them asked about your project, by words that you agree to. Each record names its source and when it was fetched.',
  },
  {
    question: 'Does a language model write the reports?',
    answer:
      'Only where this installation’s operator has set one up, and its sentences pass the same check as all others. A report quotes, counts and tabulates. Every number, date and name is looked up in the record that its sentence cites; what is not found there is withheld and counted.',
  },
  {
    question: 'What does it cost?',
    answer: 'Innovator Starter is free. The plans page shows what the others add.',
  },
  {
    question: 'Where is my work kept?',
    answer:
      'On the server of this installation’s operator, and nowhere else. Public sources are never sent your description, only words that you agreed to. Reports, bookmarks and searches can be downloaded as files.',
  },
]);

export const HOME_TEXTS = texts('home', {
  stories: 'Stories',
  faq: 'Questions',
  searchTitle: 'Fourteen kinds of records, one search',
  searchText:
    'Companies, investors, patents, awards, funding opportunities, public spending, technologies to license, publications, experts and clinical trials, by words, by meaning, or both.',
  searchPicture:
    'Results of a search for awards: filters with counts on the left, records with their amounts and dates on the right.',
  recordTitle: 'Every record opens and leads to others',
  recordText:
    'A company shows its rounds, awards, patents, trials and people, linked where they name the same organization or person, with the reason and how certain it is. Each record names its source, its license and when it was fetched.',
  recordPicture:
    'A company’s page: its facts, funding rounds and description, and beside them the records linked to it.',
  title: 'From an invention to its market, with the sources to show for it',
  lead: 'Describe a project in two sentences. Groundwork finds the public records that bear on it and writes a market, funding and commercialization report in which every statement can be opened and checked.',
  openDashboard: 'Open dashboard',
  createAFreeAccount: 'Create a Free Account!',
  readAReport: 'Read a Sample Report',
  readTheApi: 'API Reference',
  reportPicture:
    'A report: how many claims were made, supported and withheld, then its first section with numbered sources.',
  product: 'Product',
  citesTitle: 'Every sentence cites a record',
  citesText:
    'Each number, name and date in a report is checked against the record it comes from. What is not supported is withheld and counted, in the open.',
  downloadTitle: 'Yours to take away',
  downloadText:
    'Reports download as DOCX, PDF and Markdown, with their charts, tables and numbered sources. The same data gives the same report.',
});
