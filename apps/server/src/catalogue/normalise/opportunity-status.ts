const STATUSES: Record<string, string> = {
  posted: 'Open',
  open: 'Open',
  active: 'Open',
  forecasted: 'Forecasted',
  forecast: 'Forecasted',
  future: 'Forecasted',
  'pre-release': 'Forecasted',
  closed: 'Closed',
  archived: 'Archived',
};

/** 'Forecasted', 'Open', 'Closed' or 'Archived' from a source's own word; another word is kept. */
export function opportunityStatus(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  return text ? (STATUSES[text.toLowerCase().replace(/[_\s]+/g, '-')] ?? text) : undefined;
}

/** Where the source gives only dates: as of the day it was read, `today`. Without a closing day it is open. */
export function statusByDates(today: string, closeDate: string | undefined, archiveDate?: string): string {
  const day = today.slice(0, 10);
  if (archiveDate && archiveDate < day) return 'Archived';
  return closeDate && closeDate < day ? 'Closed' : 'Open';
}
