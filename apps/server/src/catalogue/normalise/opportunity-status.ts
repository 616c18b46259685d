import { isOver } from '@groundwork/contract/closing';
import { CLOSED, OPEN } from '../closing.ts';

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

/** Status by dates where a source gives only these: as of the time it was read, `asOf`. Open without a closing date. */
export function statusByDates(asOf: string, closeDate: string | undefined, archiveDate?: string): string {
  if (archiveDate && archiveDate < asOf.slice(0, 10)) return 'Archived';
  return closeDate && isOver(closeDate, Date.parse(asOf)) ? CLOSED : OPEN;
}
