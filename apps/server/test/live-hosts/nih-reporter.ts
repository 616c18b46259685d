import { from, type LiveCase } from './live-case.ts';

const nihDays: Record<string, number> = { '2025-03-01': 700, '2026-01-03': 300 };
export const nihReporter: LiveCase = {
  source: 'nih-reporter',
  host: 'api.reporter.nih.gov',
  hosts: {
    'api.reporter.nih.gov': ({ body }) => {
      const { from_date, to_date } = body.criteria.date_added;
      const days = Object.entries(nihDays).filter(([day]) => day >= from_date && day <= to_date);
      const total = days.reduce((sum, [, count]) => sum + count, 0);
      const ids = days.flatMap(([day, count]) =>
        from(count, (index) => Number(day.replaceAll('-', '')) * 100_000 + index),
      );
      const results = ids.slice(body.offset, body.offset + body.limit).map((id) => ({
        appl_id: id,
        fiscal_year: 2025,
        project_num: `1R43XX${id}`,
        activity_code: 'R43',
        agency_code: 'NIH',
        project_title: `Project ${id}`,
        organization: { org_name: 'MADE UP INC', org_state: 'IA', primary_uei: 'ZZSAMPLE0001' },
        award_amount: 300_000,
      }));
      return { json: { meta: { total, offset: body.offset, limit: body.limit }, results } };
    },
  },
  stored: 1_000,
  rejected: 0,
  requests: 2,
  sinceIn: ({ body }) => body.criteria.date_added.from_date,
};
