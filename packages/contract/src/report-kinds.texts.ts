import { texts } from './texts.ts';

export const REPORT_KIND_TEXTS = texts('contract/report-kinds', {
  topicRequired: 'A topic is required',
  topicTooLong: (max: number) => `The topic cannot exceed ${max} characters`,
  promptRequired: 'A prompt is required',
  promptTooLong: (max: number) => `A prompt cannot exceed ${max} characters`,
  templateNameRequired: 'A template needs a name',
  noProgram: 'This agency does not offer this program.',
  noSections: 'A report needs at least one section.',
  noPrompts: 'Add at least one prompt before the report is generated.',
  noFiles: 'Choose at least one file: the report is to rest on your documents only.',
  fileNotReady: (name: string) => `“${name}” is not ready: wait until it is processed, or choose another file.`,
  fileGone: 'A file that was chosen is no longer in your library.',
  tooManyPages: (pages: number, max: number) => `These files have ${pages} pages; a report reads ${max}. Choose fewer.`,
  tooManyTemplates: (max: number) => `You have ${max} templates already: delete one to save another.`,
  noCall: 'This call is not among the funding opportunities.',
  notADraft: 'Only a draft can be changed.',
});
