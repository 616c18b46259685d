import type { ReportDocument } from '@groundwork/contract/report-document';
import type { DocumentFormat } from '@groundwork/contract/reports';
import type { CitedFields } from '../../evidence/render/references/csl-item.ts';
import type { SourceSnapshot } from '../../evidence/report/assemble.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ReadReports } from './read-reports.ts';
import type { ReportChangesService } from './report-changes.service.ts';
import type { ReportInLanguage } from './report-row.ts';

export interface ReportFilesDependencies {
  audit: AuditLog;
  changes: ReportChangesService;
  /** Renders a document to a file's bytes, off the event loop. */
  render(document: ReportDocument, format: DocumentFormat, fields: CitedFields): Promise<Uint8Array>;
  /** The records that a written version cites, as they were. */
  sourcesOf(reportId: string, writtenVersion: number): Promise<SourceSnapshot[]>;
}

const MEDIA_TYPES: Record<DocumentFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json',
};

/** Extensions other than the format's name: reference managers know CSL JSON by this one. */
const EXTENSIONS: Partial<Record<DocumentFormat, string>> = { csl: 'json' };

/** Reports as files to take along. */
export const reportFiles = (
  { audit, changes, render, sourcesOf }: ReportFilesDependencies,
  { find, document: getDocument }: Pick<ReadReports, 'find' | 'document'>,
) => ({
  async file(actor: Actor, { language, ...ref }: ReportInLanguage, format: DocumentFormat): Promise<File> {
    const document = await getDocument(actor, { ...ref, language });
    const head = await find(actor, ref);
    const sourcesChanged = (await changes.of(head, document)).length;
    const kept = await sourcesOf(head.id, head.writtenVersion);
    const bytes = await render({ ...document, sourcesChanged }, format, fieldsByNumber(document, kept));
    await audit.record(actor, 'export.report', ref.reportId, { format });
    return new File([bytes as BlobPart], fileName(document, format), { type: MEDIA_TYPES[format] });
  },
});

/** Reports from before records were kept with them have none. */
function fieldsByNumber({ sources }: ReportDocument, kept: SourceSnapshot[]): CitedFields {
  const fields = new Map(kept.map((each) => [`${each.engine}/${each.id}`, each.fields]));
  return Object.fromEntries(
    sources.flatMap(({ number, searchEngine, id }) => {
      const of = fields.get(`${searchEngine}/${id}`);
      return of ? [[number, of]] : [];
    }),
  );
}

/** `commercialization-report-solid-state-batteries-2026-11-21.pdf`: plain letters, as every file system takes. */
function fileName({ reportType, title, asOf }: ReportDocument, format: DocumentFormat): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return [reportType, 'report', slug, asOf.slice(0, 10)]
    .filter(Boolean)
    .join('-')
    .concat(`.${EXTENSIONS[format] ?? format}`);
}
