import type { Drug } from '../../catalogue/engines/drugs.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';
import { applicationType, type Stamp, splitForm, toRecord } from './drugs-fda.mapping.ts';

/** The marketing status of a product in the book, in the words of Drugs@FDA. */
const MARKETING: Record<string, string> = { RX: 'Prescription', OTC: 'Over-the-counter', DISCN: 'Discontinued' };

/** The products of one application in the Orange Book's products.txt; the book lists only what is approved. */
export function mapOrangeBook(rows: CsvRow[], stamp: Stamp): CatalogueRecord<Drug> {
  const row = rows[0]!;
  const number = required(cell(row, 'Appl_No'), 'application number');
  if (!/^\d{4,6}$/.test(number)) throw new RowRejected(`'${number}' is not an application number`);
  const type = applicationType(required(cell(row, 'Appl_Type'), 'application type'));
  // 'Approved Prior to Jan 1, 1982' is no day.
  const days = rows.flatMap((one) => parseDate(cell(one, 'Approval_Date')) ?? []).toSorted();
  const ingredients = rows.flatMap((one) => cell(one, 'Ingredient')?.split(/;\s*/) ?? []);
  return toRecord(
    `${type}${number.padStart(6, '0')}`,
    {
      applicationType: type,
      sponsor: optionalText(cell(row, 'Applicant_Full_Name', 'Applicant')),
      activeIngredients: [...new Set(ingredients)],
      products: rows.map((one) => {
        const [form, route] = splitForm(cell(one, 'DF;Route'));
        const marketing = cell(one, 'Type');
        return {
          number: cell(one, 'Product_No'),
          brandName: optionalText(cell(one, 'Trade_Name')),
          form,
          route,
          strength: optionalText(cell(one, 'Strength')),
          marketingStatus: marketing && (MARKETING[marketing] ?? sentenceCase(marketing)),
          equivalence: cell(one, 'TE_Code'),
          isReference: /^(yes|rld)$/i.test(cell(one, 'RLD') ?? ''),
        };
      }),
    },
    stamp,
    { approvalDate: days[0], status: 'Approved' },
  );
}
