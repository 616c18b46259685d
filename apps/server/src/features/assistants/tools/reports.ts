import { Language } from '@groundwork/contract/auth';
import { ENGINES } from '@groundwork/contract/engines';
import { recordPath, reportPath } from '@groundwork/contract/paths';
import {
  Block,
  Citation,
  ReportDocument,
  type ReportSection,
  type Sentence,
  SourceKind,
  StatementKind,
} from '@groundwork/contract/report-document';
import { FundingInput } from '@groundwork/contract/report-kinds';
import { ReportStatus, ReportSummary, ReportType } from '@groundwork/contract/reports';
import { z } from 'zod';
import { type Hands, tool } from '../tool.ts';

const ReportRef = z.object({ reportType: ReportType, reportId: z.uuid() });
const Started = z.object({ reportId: z.uuid(), link: z.string() });
const idempotencyKey = z
  .uuid()
  .optional()
  .describe('The same key gives the same report, so that a repeated call starts no second one.');

const language = Language.optional();
const readFirst = language.describe('Which it is read in first; left out, its author’s own.');

const ReadSection = z.object({
  id: z.string(),
  title: z.string(),
  statements: z.array(
    z.object({
      text: z.string(),
      kind: StatementKind.optional(),
      citations: z.array(Citation),
      /** Ids of computed figures that it rests on. */
      figures: z.array(z.string()),
    }),
  ),
  /** Tables, charts, checklists and what else is no running text. */
  blocks: z.array(Block),
});

const sentencesOf = (block: Block): Sentence[] | null => {
  if (block.type === 'paragraph') return block.sentences;
  return block.type === 'list' ? block.items.flat() : null;
};

const presentSection = ({ id, title, blocks }: ReportSection): z.infer<typeof ReadSection> => ({
  id,
  title,
  statements: blocks.flatMap((block) => sentencesOf(block) ?? []),
  blocks: blocks.filter((block) => sentencesOf(block) === null),
});

const isRecord = (kind: SourceKind) => (ENGINES as readonly string[]).includes(kind);
const started = ({ appUrl }: Hands, type: ReportType, reportId: string) => ({
  reportId,
  link: appUrl + reportPath(type, reportId),
});

export const reports = {
  list_reports: tool({
    title: 'Reports',
    description: 'Reports of a project, or of all projects, newest first, with how far each is.',
    reads: true,
    input: z.object({ projectId: z.uuid().optional() }),
    output: z.object({
      reports: z.array(
        ReportSummary.pick({
          reportType: true,
          projectId: true,
          title: true,
          createdAt: true,
          status: true,
          isStale: true,
        }).extend({ reportId: z.uuid(), link: z.string() }),
      ),
    }),
    async run({ api, appUrl, signal }, { projectId }) {
      const { items } = await api.reports.list({ projectId }, { signal });
      return {
        reports: items.map(({ reportId, ...rest }) => ({
          ...rest,
          reportId,
          link: appUrl + reportPath(rest.reportType, reportId),
        })),
      };
    },
  }),

  get_report: tool({
    title: 'Read a report',
    description:
      'A report’s statements, each with the records that it rests on and their words, its computed figures and its sources. Without `section` the whole of it.',
    reads: true,
    input: ReportRef.extend({
      section: z.string().max(80).optional().describe('Id of one section.'),
      language: language.describe('Which of its languages to read it in; left out, its own.'),
    }),
    output: ReportDocument.pick({
      language: true,
      languages: true,
      title: true,
      subtitle: true,
      asOf: true,
      claims: true,
      version: true,
      usesSample: true,
    }).extend({
      link: z.string(),
      contents: z.array(z.object({ id: z.string(), title: z.string() })),
      sections: z.array(ReadSection),
      figures: z.array(z.object({ id: z.string(), label: z.string(), value: z.number(), unit: z.string() })),
      sources: z.array(
        z.object({
          number: z.number().int(),
          searchEngine: SourceKind,
          id: z.string(),
          title: z.string(),
          publisher: z.string(),
          date: z.string().nullable(),
          url: z.string().nullable(),
          /** The page on which people read the record here; null for anything that is no record. */
          link: z.string().nullable(),
          isSample: z.boolean(),
        }),
      ),
    }),
    async run({ api, appUrl, signal }, { reportType, reportId, section, language }) {
      const document = await api.reports.get({ reportType, reportId, language }, { signal });
      const { sections, figures, sources } = document;
      return {
        ...document,
        link: appUrl + reportPath(reportType, reportId),
        contents: sections.map(({ id, title }) => ({ id, title })),
        sections: sections.filter(({ id }) => section === undefined || id === section).map(presentSection),
        figures: figures.map(({ id, label, value, unit }) => ({ id, label, value, unit })),
        sources: sources.map(({ searchEngine, ...source }) => ({
          ...source,
          searchEngine,
          link: isRecord(searchEngine) ? appUrl + recordPath({ engine: searchEngine, id: source.id }) : null,
        })),
      };
    },
  }),

  get_report_status: tool({
    title: 'How far a report is',
    description: 'Whether a report is being written, how far it is, and why it failed where it did.',
    reads: true,
    input: ReportRef,
    output: ReportStatus,
    run: ({ api, signal }, ref) => api.reports.status(ref, { signal }),
  }),

  start_commercialization_report: tool({
    title: 'Write a commercialization report',
    description: 'Start writing a commercialization report on a project. It counts against the plan and takes minutes.',
    reads: false,
    input: z.object({
      projectId: z.uuid(),
      idempotencyKey,
      language: readFirst,
    }),
    output: Started,
    async run(hands, { projectId, idempotencyKey, language }) {
      const input = { projectId, idempotencyKey, language };
      const { reportId } = await hands.api.reports.createCommercialization(input, { signal: hands.signal });
      return started(hands, 'commercialization', reportId);
    },
  }),

  start_funding_report: tool({
    title: 'Write a funding report',
    description: 'Start drafting an application to a funding program of an agency. It counts against the plan.',
    reads: false,
    input: z.object({ projectId: z.uuid(), idempotencyKey, language: readFirst, ...FundingInput.shape }),
    output: Started,
    async run(hands, { projectId, idempotencyKey, ...funding }) {
      const input = { ...funding, projectId, idempotencyKey };
      const { reportId } = await hands.api.reports.createFunding(input, { signal: hands.signal });
      return started(hands, 'funding', reportId);
    },
  }),
};
