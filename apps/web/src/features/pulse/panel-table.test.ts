import { expect, test } from 'vitest';
import { csvOf, type PanelTable } from './panel-table.ts';

const table: Pick<PanelTable, 'columns' | 'rows'> = {
  columns: [
    { label: 'Agency', unit: 'text' },
    { label: 'Amount', unit: 'usd' },
  ],
  rows: [
    [{ value: 'Energy, Department of' }, { value: 1200000.5 }],
    [{ value: 'The "other" one' }, { value: null }],
    [{ value: '=HYPERLINK("x")' }, { value: -3 }],
  ],
};

test('[PULSE-03] a panel’s CSV file is read by spreadsheets as it is meant: quoted, in UTF-8, and without formulas', () => {
  expect(csvOf(table, ['17 awards, 2012 to 2025'])).toBe(
    '\uFEFFAgency,Amount\r\n"Energy, Department of",1200000.5\r\n"The ""other"" one",\r\n' +
      '"\'=HYPERLINK(""x"")",-3\r\n"17 awards, 2012 to 2025"\r\n',
  );
});
