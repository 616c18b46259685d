export const STORIES = [
  {
    title: 'A tech scout looks for partners',
    text: 'She describes what her company needs. The university and federal-lab technologies on it, their inventors and the awards behind them stand side by side; a saved search tells her of the next ones.',
  },
  {
    title: 'A founder prepares for funding',
    text: 'He describes his invention. The report names agencies that paid for similar work, how much and when, with each award to open, and the open opportunities with their closing dates.',
  },
  {
    title: 'An investor checks a claim',
    text: 'She follows a company from its funding rounds to its patents, trials and contracts, and reads in the record itself what the summary says.',
  },
];

export const QUESTIONS = [
  {
    question: 'Where do the records come from?',
    answer:
      'From public sources such as SBIR.gov, NIH, NSF, Grants.gov, PatentsView, SEC EDGAR, OpenAlex, ClinicalTrials.gov, USAspending and openFDA. Each record names its source and when it was fetched.',
  },
  {
    question: 'Does a language model write the reports?',
    answer:
      'No. A report quotes, counts and tabulates. Every number, date and name is looked up in the record that its sentence cites; what is not found there is withheld and counted.',
  },
  {
    question: 'What does it cost?',
    answer: 'Innovator Starter is free. The plans page shows what the others add.',
  },
  {
    question: 'Where is my work kept?',
    answer:
      'On the server of whoever runs this installation, and nowhere else. Reports, bookmarks and searches can be taken away as files.',
  },
];

export const HOME_TEXTS = { stories: 'Stories', faq: 'Questions' } as const;
