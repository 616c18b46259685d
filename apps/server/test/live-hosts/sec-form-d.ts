import type { ReplayHost, ReplayRequest, Reply } from '../replay-server.ts';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Filers by the day of filing: the third has shares on an exchange, the fourth has no name. */
const FILED: Record<string, number[]> = {
  '20251230': [1, 2, 3, 4],
  '20260103': [5],
  '20260105': [6, 7],
};

const line = (form: string, cik: number, day: string) =>
  `${form.padEnd(17)}${`MADE UP ${cik},  INC.`.padEnd(62)}${String(cik).padEnd(12)}${day}    edgar/data/${cik}/${pad(cik, 10)}-26-${pad(cik, 6)}.txt      `;

const notice = (cik: number) => `<?xml version="1.0"?>
<edgarSubmission><submissionType>D</submissionType><primaryIssuer><cik>${pad(cik, 10)}</cik><entityName>${cik === 4 ? '' : `Made Up ${cik}`}</entityName></primaryIssuer>
<offeringData><industryGroup><industryGroupType>${cik % 2 ? 'Biotechnology' : 'Pooled Investment Fund'}</industryGroupType></industryGroup></offeringData></edgarSubmission>`;

const sec: ReplayHost = ({ path }): Reply => {
  if (path === '/files/company_tickers.json')
    return { json: { 0: { cik_str: 3, ticker: 'MADE', title: 'MADE UP 3' } } };
  const quarter = /\/daily-index\/(\d{4}\/QTR\d)\/index\.json$/.exec(path)?.[1];
  if (quarter) {
    const days = Object.keys(FILED).filter((day) => (day < '2026' ? '2025/QTR4' : '2026/QTR1') === quarter);
    const names = days.flatMap((day) => [`company.${day}.idx`, `form.${day}.idx`, `master.${day}.idx`]);
    return { json: { directory: { name: 'daily-index', item: names.map((name) => ({ name, type: 'file' })) } } };
  }
  const day = /\/form\.(\d{8})\.idx$/.exec(path)?.[1];
  if (day)
    return {
      body: [
        'Description:           Daily Index of EDGAR Dissemination Feed by Form Type',
        'Form Type   Company Name                                                  CIK',
        '      Date Filed  File Name',
        '-'.repeat(141),
        line('10-D', 9001, day),
        ...FILED[day]!.map((cik) => line('D', cik, day)),
        line('DEF 14A', 9002, day),
      ].join('\r\n'),
    };
  const cik = /\/data\/(\d+)\/\d{18}\/primary_doc\.xml$/.exec(path)?.[1];
  return cik ? { body: notice(Number(cik)) } : { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
};

export const secFormD = {
  source: 'sec-form-d',
  host: 'www.sec.gov',
  hosts: { 'www.sec.gov': sec },
  isPage: ({ path }: ReplayRequest) => path.endsWith('.idx'),
  stored: 5,
  rejected: 1,
  requests: 3,
  sinceIn: ({ path }: ReplayRequest) => /form\.(\d{4})(\d\d)(\d\d)/.exec(path)!.slice(1).join('-'),
};
