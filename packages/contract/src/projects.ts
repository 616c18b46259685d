import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { ProjectRole } from './collaboration.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import {
  AREA_OF_INTEREST_MAX,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_NOTES_MAX,
  PROJECT_TITLE_MAX,
  VERSION_MAX,
} from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { pageOf } from './pagination.ts';
import { projectHistory } from './project-history.ts';
import { DEFAULT_PERSONA, NOT_RELEVANT, PERSONA_LABELS, PERSONAS, PROJECT_TEXTS } from './projects.texts.ts';
import { route } from './route.ts';
import { line, text } from './text.ts';

export { DEFAULT_PERSONA, NOT_RELEVANT, PERSONA_LABELS, PERSONAS, PROJECT_TEXTS };

export const Persona = z.enum(PERSONAS);
export type Persona = z.infer<typeof Persona>;

export const Project = z
  .object({
    id: z.uuid(),
    title: z.string(),
    description: z.string(),
    persona: Persona,
    notes: z.string(),
    /** Counts the changes of the notes, so that two people don't overwrite each other's. */
    notesVersion: z.number().int(),
    /** The last person to write the notes, if that was somebody else. */
    notesBy: z.string().nullable(),
    /** The caller's role in the project. */
    role: ProjectRole,
    /** The owner's name, null in one's own projects. */
    sharedBy: z.string().nullable(),
    /** How many others than the owner are in it. */
    collaborators: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof Project>;

export const AreaOfInterest = text()
  .min(1, FIELD_TEXTS.interestRequired)
  .max(AREA_OF_INTEREST_MAX, FIELD_TEXTS.interestTooLong);

/** `title`: proposed by the rewrite step; without one it is made of the text. `fileId`: the file of the library that the description was extracted from. */
export const NewProject = z.object({
  areaOfInterest: AreaOfInterest,
  title: line().min(1, FIELD_TEXTS.titleRequired).max(PROJECT_TITLE_MAX, FIELD_TEXTS.titleExceeds).optional(),
  persona: Persona.default(DEFAULT_PERSONA),
  fileId: z.uuid().optional(),
});

export const ProjectUpdate = z.object({
  id: z.uuid(),
  title: line().min(1, FIELD_TEXTS.titleRequired).max(PROJECT_TITLE_MAX, FIELD_TEXTS.titleExceeds),
  description: text()
    .min(1, FIELD_TEXTS.descriptionRequired)
    .max(PROJECT_DESCRIPTION_MAX, FIELD_TEXTS.descriptionExceeds),
  persona: Persona.optional(),
  isFromPulseOpportunity: z.boolean().default(false),
});

/** `version` is the one that the text was written on; without it whatever is there is replaced. */
export const NotesUpdate = z.object({
  projectId: z.uuid(),
  text: z.string().overwrite(cleanText).max(PROJECT_NOTES_MAX, FIELD_TEXTS.notesExceed),
  version: z.number().int().min(0).max(VERSION_MAX).optional(),
});

/** `notesBy`: who wrote them last, when that was somebody else. */
export const Notes = z.object({ notes: z.string(), notesVersion: z.number().int(), notesBy: z.string().nullable() });
export type Notes = z.infer<typeof Notes>;

/** `data` is the description that the file gives, null when it has none; `reason` says why it could not be read. `isRecognised`: its pages are pictures. */
export const Extraction = z.object({
  success: z.boolean(),
  data: z.string().nullable(),
  reason: z.string().nullable(),
  reasonSaid: MessageRef.optional(),
  isRecognised: z.literal(true).optional(),
});
export type Extraction = z.infer<typeof Extraction>;

/**
 * Outcome of the rewrite step. `data` is the rewritten description or NOT_RELEVANT; `redirect` is the id of an
 * existing project that says the same. `title` is proposed; `lacksUse`: it does not say what or whom the thing is for; `isForeign`: it is
 * not in English, of which alone the program knows the words, and no language model reads it.
 */
export const Rewrite = z.object({
  success: z.boolean(),
  hitRateLimit: z.boolean(),
  data: z.string().nullable(),
  redirect: z.uuid().nullable(),
  title: z.string().nullable(),
  lacksUse: z.boolean(),
  isForeign: z.boolean(),
});
export type Rewrite = z.infer<typeof Rewrite>;

const RewriteInput = z.object({
  interest: text().min(1, PROJECT_TEXTS.descriptionRequired).max(AREA_OF_INTEREST_MAX, FIELD_TEXTS.interestTooLong),
  persona: Persona.default(DEFAULT_PERSONA),
});

export const projects = {
  list: route({
    method: 'GET',
    path: '/projects',
    summary: 'The projects one can open: one’s own, then those that others share',
    tags: ['Projects'],
  }).output(pageOf(Project)),
  get: route({
    method: 'GET',
    path: '/projects/{id}',
    summary: 'One project',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(Project),
  rewrite: route({
    method: 'POST',
    path: '/projects/rewrite',
    summary: 'Clean and structure a project description, and say whether it is one',
    tags: ['Projects'],
  })
    .input(RewriteInput)
    .output(Rewrite),
  create: route({
    method: 'POST',
    path: '/projects',
    summary: 'Create a project from an area of interest',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
    successStatus: 201,
  })
    .input(NewProject)
    .output(z.object({ success: z.literal(true), newProject: Project })),
  extract: route({
    method: 'POST',
    path: '/projects/extract',
    summary: 'A project description from a PDF of the library; answers when the file has been read',
    tags: ['Projects'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(z.object({ file: z.uuid(), forReport: z.boolean().default(false) }))
    .output(Extraction),
  updateNotes: route({
    method: 'PATCH',
    path: '/projects/notes',
    summary: 'Change a project’s notes; refused with the notes that are there when somebody else changed them',
    tags: ['Projects'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(NotesUpdate)
    .output(Notes),
  ...projectHistory,
  update: route({
    method: 'PATCH',
    path: '/projects',
    summary: 'Change title, description or persona',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(ProjectUpdate)
    .output(z.object({ data: Project })),
  delete: route({
    method: 'DELETE',
    path: '/projects',
    summary: 'Delete a project with all that it holds',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ success: z.literal(true) })),
};
