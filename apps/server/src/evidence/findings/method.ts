import type { Finding, FindingFamily } from '../evidence.ts';
import { asOf } from '../statements/of-record.ts';
import { words } from '../statements/template.ts';
import { type Collected, nothing, workedOut } from './collect.ts';
import type { Observed } from './observed.ts';

const SUBJECTS: Record<FindingFamily, string> = {
  players: 'Organizations named',
  profiles: 'Profiles',
  links: 'Organizations named together',
  activity: 'Growth',
  concentration: 'Concentration',
  'award-sizes': 'Award sizes',
  'award-paths': 'Paths after an award',
  buyers: 'Buyers',
  calls: 'Calls',
  demand: 'Calls by agency',
  rounds: 'Funding rounds',
  trials: 'Course of trials',
  tested: 'What is tested',
  readouts: 'Trials to come',
  drugs: 'Drug applications',
  'patent-terms': 'Patent terms',
  'white-space': 'White space',
};

/** What the part of a finding's id after its family stands for. */
const PARTS: Record<string, string> = {
  patents: 'patents',
  awards: 'awards',
  publications: 'publications',
  'clinical-trials': 'clinical trials',
  trials: 'clinical trials',
  'international-trials': 'international trials',
  'usa-spending': 'contracts and grants',
  spending: 'contracts and grants',
  companies: 'funding rounds',
  drugs: 'drug applications',
  'lab-technologies': 'federal-lab technologies',
  'university-technologies': 'university technologies',
  'by-phase': 'by phase',
  phases: 'Phase I to Phase II',
  repeat: 'repeated awards',
  agencies: 'agencies',
  ending: 'end dates',
  enrolment: 'enrollment',
  unsaid: 'words that no record has',
  design: 'design',
  months: 'time to the primary outcome',
  industry: 'kind of sponsor',
  countries: 'countries',
  'target-size': 'target size of international trials',
  'stopped-after': 'time until trials were stopped',
  'international-design': 'design of international trials',
  'international-countries': 'countries of international trials',
  market: 'whether they are still sold',
};

export const METHOD_CAPTION = 'What the findings of this report are computed from';

function subjectOf({ id, family }: Finding): string {
  const part = PARTS[id.split(':')[1] ?? ''];
  return part ? `${SUBJECTS[family]}: ${part}` : SUBJECTS[family];
}

/** Over how many records, and of which years, each finding is worked out: one table for all of them. */
export function method(observed: Observed, findings: readonly Finding[]): Collected {
  const found = nothing();
  const told = findings.filter(({ family, statements, n }) => family !== 'profiles' && statements.length > 0 && n > 0);
  if (told.length < 3) return found;
  const rows = told.map((finding) => {
    const subject = subjectOf(finding);
    const figure = (part: string, label: string, value: number, unit: 'count' | 'year') => {
      const engine = 'awards' as const;
      const worked = workedOut(observed, {
        id: `method:${finding.id}:${part}`,
        label,
        value,
        unit,
        how: 'count',
        engine,
        records: [],
      });
      return { ...worked, basis: { ...worked.basis!, n: finding.n } };
    };
    const figures = [
      figure('n', `records behind it, ${subject}`, finding.n, 'count'),
      ...(finding.period
        ? [
            figure('from', `earliest year behind it, ${subject}`, Number(finding.period.from), 'year'),
            figure('to', `latest year behind it, ${subject}`, Number(finding.period.to), 'year'),
          ]
        : []),
    ];
    found.figures.push(...figures);
    const [n, from, to] = figures;
    return {
      cells: [subject, n!.value, from?.value ?? null, to?.value ?? null],
      key: null,
      figures: figures.map(({ id }) => id),
    };
  });
  found.tables.push({
    id: 'method',
    caption: METHOD_CAPTION,
    columns: [
      { label: 'Finding', unit: 'text' },
      { label: 'Records', unit: 'count' },
      { label: 'Earliest', unit: 'year' },
      { label: 'Latest', unit: 'year' },
    ],
    rows,
    note: words`Over the records on topic in each data set; values that a record leaves open are left out. As of ${asOf(observed)}.`,
  });
  return found;
}
