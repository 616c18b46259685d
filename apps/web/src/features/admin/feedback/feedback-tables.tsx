import type { FeedbackMonth } from '@groundwork/contract/feedback';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import classes from '../admin.module.css';
import { ADMIN, FEEDBACK } from '../admin.texts.ts';
import { AdminTable } from '../admin-table.tsx';

const COLUMNS = ['responses', 'promoters', 'passives', 'detractors'] as const;

export function MonthTable({ months }: { months: FeedbackMonth[] }) {
  return (
    <AdminTable label={FEEDBACK.overTime}>
      <thead>
        <tr>
          <th scope="col">{FEEDBACK.month}</th>
          <th scope="col" className={classes['number']}>
            {FEEDBACK.npsUnit}
          </th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={classes['number']}>
              {FEEDBACK[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{formatDate(month.month)}</th>
            <td className={classes['number']}>{month.nps === null ? ADMIN.none : formatNumber(month.nps)}</td>
            {COLUMNS.map((column) => (
              <td key={column} className={classes['number']}>
                {formatNumber(month[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </AdminTable>
  );
}

export function CountTable({ scores }: { scores: number[] }) {
  return (
    <AdminTable label={FEEDBACK.byScore}>
      <thead>
        <tr>
          <th scope="col" className={classes['number']}>
            {FEEDBACK.score}
          </th>
          <th scope="col" className={classes['number']}>
            {FEEDBACK.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {scores.map((count, score) => (
          <tr key={score}>
            <th scope="row" className={classes['number']}>
              {score}
            </th>
            <td className={classes['number']}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </AdminTable>
  );
}
