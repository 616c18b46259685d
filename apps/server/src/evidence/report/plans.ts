/** Sections of each report kind, in reading order, with the words shown while they are written. */
export const COMMERCIALIZATION_SECTIONS = [
  { id: 'executive-summary', title: 'Executive summary' },
  { id: 'market-sizing', title: 'Market sizing' },
  { id: 'competitor-analysis', title: 'Competitor analysis' },
  { id: 'customers', title: 'Customers' },
  { id: 'ip-landscape', title: 'IP landscape' },
  { id: 'funding-landscape', title: 'Funding landscape' },
  { id: 'regulatory', title: 'Regulatory' },
  { id: 'partners-and-experts', title: 'Partners and experts' },
  { id: 'risks', title: 'Risks' },
  { id: 'go-to-market', title: 'Go-to-market' },
] as const;
