import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Drug, drugRecord } from '../../catalogue/engines/drugs.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { drugApprovalStatus, drugReviewPriority, drugSubmissionType } from '../../catalogue/normalise/drug-codes.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { listAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';
import type { DrugsFdaFiles } from './drugs-fda.files.ts';

export type Stamp = (id: string, url: string | null) => RecordStamp;
type Product = NonNullable<Drug['products']>[number];
type Submission = NonNullable<Drug['submissions']>[number];

const TYPES: Record<string, string> = { N: 'NDA', A: 'ANDA', B: 'BLA' };
const MARKETING: Record<string, string> = {
  '1': 'Prescription',
  '2': 'Over-the-counter',
  '3': 'Discontinued',
  '4': 'None (Tentative Approval)',
};

/** The Orange Book and the files until 2017 write 'N' for NDA. */
export const applicationType = (code: string) => TYPES[code] ?? code;
/** Those files tell supplements by kinds of their own: 'SCM', 'SE5' … */
const earlierType = (kind: string | undefined) => kind && (kind === 'N' ? 'ORIG' : 'SUPPL');

/** A row of Applications.txt with what the other files say of its number. */
export function mapApplication(row: CsvRow, files: DrugsFdaFiles, stamp: Stamp): CatalogueRecord<Drug> {
  const written = required(cell(row, 'ApplNo'), 'application number');
  // Spreadsheets lose the zeros that old numbers begin with.
  if (!/^\d{4,6}$/.test(written)) throw new RowRejected(`'${written}' is not an application number`);
  const number = written.padStart(6, '0');
  const type = applicationType(required(cell(row, 'ApplType'), 'application type'));
  const key = (one: CsvRow) => cell(one, 'ProductNo');
  const marketing = new Map(files.marketing.get(number)?.map((one) => [key(one), cell(one, 'MarketingStatusID')]));
  const equivalence = new Map(files.equivalence.get(number)?.map((one) => [key(one), cell(one, 'TECode')]));
  const products = (files.products.get(number) ?? []).map((one): Product & { ingredients?: string } => {
    const [form, route] = splitForm(cell(one, 'Form'));
    return {
      number: key(one),
      brandName: optionalText(cell(one, 'DrugName')),
      form,
      route,
      strength: optionalText(cell(one, 'Strength', 'Dosage')),
      marketingStatus:
        files.marketingLabels.get(marketing.get(key(one)) ?? '') ?? MARKETING[cell(one, 'ProductMktStatus') ?? ''],
      equivalence: equivalence.get(key(one)) ?? cell(one, 'TECode'),
      isReference: cell(one, 'ReferenceDrug') === '1',
      ingredients: cell(one, 'ActiveIngredient', 'activeingred'),
    };
  });
  const submissions = (files.submissions.get(number) ?? []).map(
    (one): Submission => ({
      type: drugSubmissionType(cell(one, 'SubmissionType') ?? earlierType(cell(one, 'DocType'))),
      number: cell(one, 'SubmissionNo', 'InDocTypeSeqNo'),
      status: drugApprovalStatus(cell(one, 'SubmissionStatus', 'ActionType')),
      date: parseDate(cell(one, 'SubmissionStatusDate', 'ActionDate')),
      class: files.submissionClasses.get(cell(one, 'SubmissionClassCodeID') ?? ''),
      priority: known(drugReviewPriority(cell(one, 'ReviewPriority'))),
      notes: optionalText(cell(one, 'SubmissionsPublicNotes')),
    }),
  );
  const documents = (files.documents.get(number) ?? []).flatMap((one) => {
    const url = cell(one, 'ApplicationDocsURL');
    const kind = files.documentTypes.get(cell(one, 'ApplicationDocsTypeID') ?? '');
    const title = cell(one, 'ApplicationDocsTitle');
    return url
      ? {
          title: title && title !== '0' ? title : (kind ?? 'Document'),
          url,
          date: parseDate(cell(one, 'ApplicationDocsDate')),
          type: kind,
        }
      : [];
  });
  const ingredients = products.flatMap((product) => product.ingredients?.split(';') ?? []);
  return toRecord(
    `${type}${number}`,
    {
      applicationType: type,
      sponsor: optionalText(cell(row, 'SponsorName', 'SponsorApplicant')),
      products: products.map(({ ingredients: _, ...product }) => product),
      submissions,
      documents,
      activeIngredients: unique(ingredients),
    },
    stamp,
  );
}

/** One result of openFDA's drug/drugsfda endpoint. */
export function mapOpenFda(result: unknown, stamp: Stamp): CatalogueRecord<Drug> {
  const applicationNumber = required(textAt(result, 'application_number'), 'application number');
  const submissions = listAt(result, 'submissions').map(
    (one): Submission => ({
      type: drugSubmissionType(textAt(one, 'submission_type')),
      number: textAt(one, 'submission_number'),
      status: drugApprovalStatus(textAt(one, 'submission_status')),
      date: parseDate(textAt(one, 'submission_status_date')),
      class: textAt(one, 'submission_class_code_description'),
      priority: known(drugReviewPriority(textAt(one, 'review_priority'))),
      notes: textAt(one, 'submission_public_notes'),
    }),
  );
  const documents = listAt(result, 'submissions')
    .flatMap((one) => listAt(one, 'application_docs'))
    .flatMap((one) => {
      const url = textAt(one, 'url');
      return url
        ? {
            title: textAt(one, 'title') ?? textAt(one, 'type') ?? 'Document',
            url,
            date: parseDate(textAt(one, 'date')),
            type: textAt(one, 'type'),
          }
        : [];
    });
  return toRecord(
    applicationNumber,
    {
      applicationType: /^[A-Z]+/.exec(applicationNumber)?.[0],
      sponsor: textAt(result, 'sponsor_name'),
      pharmacologicClasses: textsAt(result, 'openfda', 'pharm_class_epc'),
      activeIngredients: unique(
        listAt(result, 'products')
          .flatMap((one) => listAt(one, 'active_ingredients'))
          .flatMap((one) => textAt(one, 'name') ?? []),
      ),
      submissions,
      documents,
      products: listAt(result, 'products').map((one) => ({
        number: textAt(one, 'product_number'),
        brandName: textAt(one, 'brand_name'),
        form: textAt(one, 'dosage_form'),
        route: textAt(one, 'route'),
        strength:
          listAt(one, 'active_ingredients')
            .flatMap((part) => textAt(part, 'strength') ?? [])
            .join('; ') || undefined,
        marketingStatus: textAt(one, 'marketing_status'),
        equivalence: textAt(one, 'te_code'),
        isReference: textAt(one, 'reference_drug') === 'Yes',
      })),
    },
    stamp,
  );
}

export function toRecord(
  applicationNumber: string,
  parts: Omit<Drug, 'applicationNumber'>,
  stamp: Stamp,
  told: Pick<Drug, 'approvalDate' | 'status'> = {},
): CatalogueRecord<Drug> {
  const products = parts.products as Product[] | undefined;
  const submissions = parts.submissions as Submission[] | undefined;
  const original = submissions?.find((one) => one.type === 'Original');
  const digits = applicationNumber.replace(/\D/g, '');
  const data: Drug = {
    ...parts,
    applicationNumber,
    brandNames: unique(products?.flatMap((product) => product.brandName ?? []) ?? []),
    approvalDate: told.approvalDate ?? (original?.status === 'Approved' ? original.date : undefined),
    status: told.status ?? original?.status,
    reviewPriority: original?.priority,
  };
  return drugRecord(
    data,
    stamp(
      applicationNumber,
      `https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=${digits}`,
    ),
  );
}

/** 'TABLET;ORAL'. */
export function splitForm(raw: string | undefined): [form?: string, route?: string] {
  const [form, route] = raw?.split(';').map((part) => part.trim() || undefined) ?? [];
  return [form, route];
}

const known = (label: string | undefined) => (label === 'UNKNOWN' ? undefined : label);
const unique = (values: string[]) => [...new Set(values.map((value) => value.trim()).filter(Boolean))];
