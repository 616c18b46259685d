import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { pagesByDate, type WindowPage } from '../shared/pages-by-date.ts';

export const AWARDS = 'https://api.nsf.gov/services/v1/awards.json';
export const PAGE_SIZE = 25;
/** No search shows more than its first 10,000 awards. */
const REACHABLE = 10_000;
export const INTERVAL_MS = 1_000;
const FIRST_DAY = '1959-01-01';
export const FIELDS =
  'id,title,abstractText,date,startDate,expDate,fundProgramName,awardeeName,awardeeAddress,awardeeCity,' +
  'awardeeStateCode,awardeeZipCode,ueiNumber,piFirstName,piLastName,piEmail,pdPIName,fundsObligatedAmt,' +
  'estimatedTotalAmt,dirAbbr,divAbbr,orgLongName,poName,poEmail,cfdaNumber';

/** Awards dated in the days. Errors come as answers of status 200. */
export function liveNsf(toItem: (at: string, award: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: 730,
    pages(context) {
      const { since, until, cursor, client, signal } = context;
      return pagesByDate({ from: since ?? FIRST_DAY, to: until, cursor }, REACHABLE, async ({ from, to }, offset) => {
        const query = new URLSearchParams({
          dateStart: american(from),
          dateEnd: american(to),
          rpp: String(PAGE_SIZE),
          offset: String(offset + 1),
          printFields: FIELDS,
        });
        const answer = await client.json(`${AWARDS}?${query}`, {
          intervalMs: INTERVAL_MS,
          signal,
          errorIn: notification,
        });
        const awards = listAt(answer?.value, 'response', 'award');
        return {
          items: awards.map((award) => toItem(`award ${textAt(award, 'id') ?? 'without id'}`, award, context)),
          count: awards.length,
          // Without a count the next page tells whether there is one.
          total:
            numberAt(answer?.value, 'response', 'metadata', 'totalCount') ??
            offset + awards.length + (awards.length === PAGE_SIZE ? 1 : 0),
        } satisfies WindowPage;
      });
    },
  };
}

export function notification(value: unknown): string | undefined {
  const first = listAt(value, 'response', 'serviceNotification')[0];
  return first === undefined ? undefined : (textAt(first, 'notificationMessage') ?? 'no reason given');
}

function american(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
