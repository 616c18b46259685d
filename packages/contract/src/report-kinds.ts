import { z } from 'zod';
import { Engine } from './engines.ts';
import {
  PROJECT_DESCRIPTION_MAX,
  REPORT_CALL_ID_MAX,
  REPORT_FILES_MAX,
  REPORT_HEADING_MAX,
  REPORT_PROMPT_MAX,
  REPORT_SECTIONS_MAX,
  REPORT_TEMPLATE_NAME_MAX,
  REPORT_TOPIC_MAX,
} from './limits.ts';
import { CUSTOM_SCOPES, FUNDING_AGENCIES, FUNDING_PROGRAMS, LENGTH_UNITS, REPORT_TYPES } from './report-kinds.names.ts';
import { REPORT_KIND_TEXTS } from './report-kinds.texts.ts';
import { line, text } from './text.ts';

export { REPORT_KIND_TEXTS, REPORT_TYPES };

export const ReportType = z.enum(REPORT_TYPES);
export type ReportType = z.infer<typeof ReportType>;

export const FundingProgram = z.enum(FUNDING_PROGRAMS);
export type FundingProgram = z.infer<typeof FundingProgram>;

export const FundingAgency = z.enum(FUNDING_AGENCIES);
export type FundingAgency = z.infer<typeof FundingAgency>;

export const CustomScope = z.enum(CUSTOM_SCOPES);
export type CustomScope = z.infer<typeof CustomScope>;

export const LengthLimit = z.object({ max: z.number().int(), unit: z.enum(LENGTH_UNITS) });
export type LengthLimit = z.infer<typeof LengthLimit>;

/** A page of the agency that says so. */
export const RuleSource = z.object({ title: z.string(), url: z.string() });
export type RuleSource = z.infer<typeof RuleSource>;

/** An agency's requirements for an application to one of its programs, with their source. */
export const ProgramRules = z
  .object({
    agency: FundingAgency,
    agencyName: z.string(),
    program: FundingProgram,
    programName: z.string(),
    /** US dollars that one award pays at most; null where only the call says. */
    ceiling: z.number().nullable(),
    /** Months that the work may take; null where only the call says. */
    months: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
    sections: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** The content that the agency asks for. */
        question: z.string(),
        limit: LengthLimit.nullable(),
        /** Points that only the applicant knows. */
        adds: z.array(z.string()),
      }),
    ),
    requirements: z.array(z.string()),
    sources: z.array(RuleSource).min(1),
  })
  .meta({ id: 'ProgramRules' });
export type ProgramRules = z.infer<typeof ProgramRules>;

/** A section of the outline. One with a prompt answers it. */
export const PlannedSection = z.object({
  id: z.string().min(1).max(80),
  title: line().min(1).max(REPORT_HEADING_MAX),
  prompt: text()
    .min(1, REPORT_KIND_TEXTS.promptRequired)
    .max(REPORT_PROMPT_MAX, REPORT_KIND_TEXTS.promptTooLong(REPORT_PROMPT_MAX))
    .optional(),
});
export type PlannedSection = z.infer<typeof PlannedSection>;

/** The outline as it was planned: in this order, nothing else. Left out, it is as the kind of report has it. */
export const Outline = z
  .array(PlannedSection)
  .min(1, REPORT_KIND_TEXTS.noSections)
  .max(REPORT_SECTIONS_MAX)
  .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length);
export type Outline = z.infer<typeof Outline>;

/** The text that the report is written on, where that isn't the project's own description: text of a file, say. */
export const ReportSeed = text().min(1).max(PROJECT_DESCRIPTION_MAX);

export const FundingInput = z.object({
  agency: FundingAgency,
  program: FundingProgram,
  topic: line()
    .min(1, REPORT_KIND_TEXTS.topicRequired)
    .max(REPORT_TOPIC_MAX, REPORT_KIND_TEXTS.topicTooLong(REPORT_TOPIC_MAX)),
  /** The funding opportunity that is applied to. */
  callId: z.string().min(1).max(REPORT_CALL_ID_MAX).optional(),
});
export type FundingInput = z.infer<typeof FundingInput>;

export const CustomPrompt = z.object({
  title: line().min(1).max(REPORT_HEADING_MAX),
  prompt: PlannedSection.shape.prompt.unwrap(),
});
export type CustomPrompt = z.infer<typeof CustomPrompt>;

/** The choices of a custom report. A draft may lack any of them. */
export const CustomData = z.object({
  title: line().max(REPORT_HEADING_MAX).default(''),
  prompts: z.array(CustomPrompt).max(REPORT_SECTIONS_MAX).default([]),
  scope: CustomScope.default('both'),
  searchEngines: z.array(Engine).default([]),
  fileIds: z.array(z.uuid()).max(REPORT_FILES_MAX).default([]),
});
export type CustomData = z.infer<typeof CustomData>;

/** Prompts and data sets to start from; files are each report's own. */
export const ReportTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prompts: z.array(CustomPrompt),
    scope: CustomScope,
    searchEngines: z.array(Engine),
    isOwn: z.boolean(),
    /** The project whose people may use it; null: its author only. */
    projectId: z.uuid().nullable(),
  })
  .meta({ id: 'ReportTemplate' });
export type ReportTemplate = z.infer<typeof ReportTemplate>;

export const NewReportTemplate = z.object({
  name: line().min(1, REPORT_KIND_TEXTS.templateNameRequired).max(REPORT_TEMPLATE_NAME_MAX),
  prompts: z.array(CustomPrompt).min(1).max(REPORT_SECTIONS_MAX),
  scope: CustomScope,
  searchEngines: z.array(Engine),
  projectId: z.uuid().nullable().default(null),
});

/** A report before it runs: its sections, with what there is on topic for each. */
export const ReportPlan = z
  .object({
    sections: z.array(
      PlannedSection.extend({
        /** Records on topic in the data sets that the section reads, and passages that bear on its prompt. */
        records: z.number().int(),
        passages: z.number().int().nullable(),
        searchEngines: z.array(Engine),
      }),
    ),
    /** Sections of the kind that are not in the outline. */
    others: z.array(PlannedSection),
    /** How long such reports have taken here lately; null while too few were written. */
    usualSeconds: z.number().int().nullable(),
    /** The language model that writes the prose, with about what this report takes and the most that one may use; cost in US dollars. */
    model: z
      .object({
        name: z.string(),
        tokens: z.number().int(),
        cost: z.number().nullable(),
        tokensMax: z.number().int(),
        costMax: z.number().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ReportPlan' });
export type ReportPlan = z.infer<typeof ReportPlan>;
