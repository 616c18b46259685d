import { formatMoney } from '@groundwork/contract/format';
import type { Program } from './program.ts';

export interface Form {
  caption: string;
  columns: string[];
  rows: string[][];
  note: string;
}

const BUDGET_LINES = [
  'Salaries and wages',
  'Fringe benefits',
  'Equipment',
  'Travel',
  'Materials and supplies',
  'Consultants',
  'Subawards',
  'Technical and business assistance',
  'Other direct costs',
  'Indirect costs',
  'Fee',
];

/** A budget to be filled in, with what one award pays at most. */
export const budgetForm = ({ ceiling, sources, agency }: Program): Form => ({
  caption: 'Budget',
  columns: ['Item', 'Amount', 'Why it is needed'],
  rows: [...BUDGET_LINES, 'In all'].map((line) => [line, '', '']),
  note:
    ceiling === null
      ? `The call says what ${agency} pays at most.`
      : `One award pays up to ${formatMoney(ceiling)} (${sources.at(-1)!.title}). The call may set another limit.`,
});

/** Quarters, at most so many. */
const QUARTERS_MAX = 8;

/** A timeline to be filled in, as long as the work may take. */
export function timelineForm({ months, sources }: Program): Form {
  const quarters = Math.min(Math.ceil((months?.to ?? 12) / 3), QUARTERS_MAX);
  return {
    caption: 'Timeline',
    columns: ['Months', 'Task', 'Milestone', 'Decided by'],
    rows: Array.from({ length: quarters }, (_, at) => {
      const [from, to] = [at * 3 + 1, Math.min((at + 1) * 3, months?.to ?? 12)];
      return [from === to ? String(from) : `${from} to ${to}`, '', '', ''];
    }),
    note:
      months === null
        ? 'The call says how long the work may take.'
        : `The work may take ${months.from === months.to ? months.to : `${months.from} to ${months.to}`} months (${sources.at(-1)!.title}). The call may set another period.`,
  };
}

export const formsOf = (program: Program): Form[] => [budgetForm(program), timelineForm(program)];
