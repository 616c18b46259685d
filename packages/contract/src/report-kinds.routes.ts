import { z } from 'zod';
import { Language } from './auth.ts';
import {
  CustomData,
  FundingAgency,
  FundingInput,
  FundingProgram,
  NewReportTemplate,
  Outline,
  ProgramRules,
  ReportPlan,
  ReportSeed,
  ReportTemplate,
  ReportType,
} from './report-kinds.ts';
import { route } from './route.ts';

const tags: [string] = ['Reports'];
const Started = z.object({ reportId: z.uuid() });
const ById = z.object({ id: z.uuid() });
const errors: ['NOT_FOUND', 'CONFLICT'] = ['NOT_FOUND', 'CONFLICT'];

/** Which it is read in first; left out, its author's own. It can be read in the others as well. */
const ReportLanguage = Language.optional();

/** The input of every new report. The same key gives the same report. */
const NewReport = z.object({
  projectId: z.uuid(),
  idempotencyKey: z.uuid().optional(),
  description: ReportSeed.optional(),
  sections: Outline.optional(),
  language: ReportLanguage,
});
const NewFundingReport = NewReport.extend(FundingInput.shape);

/** Starting each kind of report, and what it is made of. */
export const reportKinds = {
  createCommercialization: route({
    method: 'POST',
    path: '/reports/commercialization',
    summary: 'Start writing a commercialization report; the same key gives the same report',
    tags,
    successStatus: 202,
    errors: ['NOT_FOUND'],
  })
    .input(NewReport)
    .output(Started),
  createFunding: route({
    method: 'POST',
    path: '/reports/funding',
    summary: 'Start writing a funding report for a program of an agency; the same key gives the same report',
    tags,
    successStatus: 202,
    errors: ['NOT_FOUND'],
  })
    .input(NewFundingReport)
    .output(Started),
  funding: route({
    method: 'GET',
    path: '/reports/funding',
    summary: 'What agencies ask of applications to their programs: sections, questions, limits of length',
    tags,
  })
    .input(z.object({ agency: FundingAgency.optional(), program: FundingProgram.optional() }))
    .output(z.object({ items: z.array(ProgramRules) })),
  createCustom: route({
    method: 'POST',
    path: '/reports/custom',
    summary: 'Begin a custom report: a draft to fill; the same key gives the same draft',
    tags,
    successStatus: 201,
    errors: ['NOT_FOUND'],
  })
    .input(
      z.object({
        projectId: z.uuid(),
        idempotencyKey: z.uuid().optional(),
        templateId: z.uuid().optional(),
        language: ReportLanguage,
      }),
    )
    .output(Started),
  customTemplates: route({
    method: 'GET',
    path: '/reports/custom/templates',
    summary: 'One’s own templates, and those shared with the projects that one sees',
    tags,
  }).output(z.object({ items: z.array(ReportTemplate) })),
  saveTemplate: route({
    method: 'POST',
    path: '/reports/custom/templates',
    summary: 'Save prompts and data sets as a template, for oneself or for everybody in a project',
    tags,
    successStatus: 201,
    errors: ['NOT_FOUND'],
  })
    .input(NewReportTemplate)
    .output(ReportTemplate),
  deleteTemplate: route({
    method: 'DELETE',
    path: '/reports/custom/templates/{id}',
    summary: 'Delete a template of one’s own',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ById)
    .output(z.object({ success: z.literal(true) })),
  customData: route({
    method: 'GET',
    path: '/reports/custom/{id}/data',
    summary: 'What a custom report is made of',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ById)
    .output(CustomData),
  updateCustomData: route({
    method: 'PATCH',
    path: '/reports/custom/{id}/data',
    summary: 'Change what a custom report is made of, while it is a draft or before it is written anew',
    tags,
    errors,
  })
    .input(
      z.object({
        id: z.uuid(),
        title: CustomData.shape.title.unwrap().optional(),
        prompts: CustomData.shape.prompts.unwrap().optional(),
        scope: CustomData.shape.scope.unwrap().optional(),
        searchEngines: CustomData.shape.searchEngines.unwrap().optional(),
        fileIds: CustomData.shape.fileIds.unwrap().optional(),
      }),
    )
    .output(CustomData),
  generateCustom: route({
    method: 'POST',
    path: '/reports/custom/{id}/generate',
    summary: 'Write a custom report from its draft',
    tags,
    successStatus: 202,
    errors,
  })
    .input(z.object({ id: z.uuid(), sections: Outline.optional() }))
    .output(Started),
  plan: route({
    method: 'POST',
    path: '/reports/plan',
    summary:
      'The outline that a report would have, with the evidence on topic for each section, and what it would take',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(
      z.object({
        projectId: z.uuid(),
        reportType: ReportType,
        description: ReportSeed.optional(),
        funding: FundingInput.optional(),
        /** The draft of a custom report. */
        reportId: z.uuid().optional(),
        sections: Outline.optional(),
      }),
    )
    .output(ReportPlan),
};
