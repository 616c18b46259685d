import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

/** Trials last edited on each day; on one of them more than are asked for at once. */
const EDITED: Record<string, number> = { '2006-05-01': 3, '2019-07-01': 250, '2026-01-03': 2 };

const trial = (day: string, index: number) => `<fullTrial><trial lastUpdated="${day}T10:00:00.000Z">
<isrctn dateAssigned="2006-01-01T00:00:00Z">${day.replaceAll('-', '')}${index}</isrctn>
<trialDescription>${index === 249 ? '' : `<title>Trial ${index} &amp; others</title>`}</trialDescription></trial></fullTrial>`;

const host: ReplayHost = ({ query }) => {
  const [, from, to] = /^lastEdited GE ([\d-]+)T00:00:00 AND lastEdited LT ([\d-]+)T00:00:00$/.exec(query.get('q')!)!;
  const found = Object.entries(EDITED).flatMap(([day, count]) =>
    day >= from! && day < to! ? Array.from({ length: count }, (_, index) => trial(day, index)) : [],
  );
  const shown = found.slice(0, Number(query.get('limit'))).join('\n');
  return {
    body: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><allTrials xmlns="http://www.67bricks.com/isrctn" totalCount="${found.length}">${shown}</allTrials>`,
  };
};

export const isrctn = {
  source: 'isrctn',
  host: 'www.isrctn.com',
  hosts: { 'www.isrctn.com': host },
  stored: 254,
  rejected: 1,
  requests: 42,
  sinceIn: ({ query }: ReplayRequest) => /GE ([\d-]+)T/.exec(query.get('q')!)![1]!,
};
