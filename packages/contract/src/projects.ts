import { z } from 'zod';
import { AREA_OF_INTEREST_MAX, PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from './limits.ts';
import { pageOf } from './pagination.ts';
import { DEFAULT_PERSONA, NOT_RELEVANT, PERSONA_LABELS, PERSONAS, PROJECT_TEXTS } from './projects.texts.ts';
import { route } from './route.ts';
import { text } from './text.ts';

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
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Project' });
export type Project = z.infer<typeof Project>;

export const AreaOfInterest = text()
  .min(1, 'Area of interest is required')
  .max(AREA_OF_INTEREST_MAX, 'Area of interest is too long');

export const NewProject = z.object({ areaOfInterest: AreaOfInterest, persona: Persona.default(DEFAULT_PERSONA) });

export const ProjectUpdate = z.object({
  id: z.uuid(),
  title: text()
    .min(1, 'Title is required')
    .max(PROJECT_TITLE_MAX, `Title cannot exceed ${PROJECT_TITLE_MAX} characters`),
  description: text()
    .min(1, 'Description is required')
    .max(PROJECT_DESCRIPTION_MAX, `Description cannot exceed ${PROJECT_DESCRIPTION_MAX} characters`),
  persona: Persona.optional(),
});

/**
 * Outcome of the rewrite step. `data` is the rewritten description or NOT_RELEVANT; `redirect` is the id of an
 * existing project of the same text.
 */
export const Rewrite = z.object({
  success: z.boolean(),
  hitRateLimit: z.boolean(),
  data: z.string().nullable(),
  redirect: z.uuid().nullable(),
});
export type Rewrite = z.infer<typeof Rewrite>;

/** `query` is in the search grammar, '' when no record uses the project's words; `terms` are its words, most telling first. */
export const ProjectTopic = z.object({ query: z.string(), terms: z.array(z.string()) });
export type ProjectTopic = z.infer<typeof ProjectTopic>;

const RewriteInput = z.object({
  interest: text().min(1, PROJECT_TEXTS.descriptionRequired).max(AREA_OF_INTEREST_MAX, 'Area of interest is too long'),
  persona: Persona.default(DEFAULT_PERSONA),
});

export const projects = {
  list: route({ method: 'GET', path: '/projects', summary: 'The projects one can open', tags: ['Projects'] }).output(
    pageOf(Project),
  ),
  get: route({
    method: 'GET',
    path: '/projects/{id}',
    summary: 'One project',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(Project),
  topic: route({
    method: 'GET',
    path: '/projects/{id}/topic',
    summary: 'What a project is about, as a search query: the one that its reports count over',
    tags: ['Projects'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(ProjectTopic),
  rewrite: route({
    method: 'POST',
    path: '/projects/rewrite',
    summary: 'Clean and structure a project description, and say whether it is one',
    tags: ['Projects'],
    errors: ['RATE_LIMITED'],
  })
    .input(RewriteInput)
    .output(Rewrite),
  create: route({
    method: 'POST',
    path: '/projects',
    summary: 'Create a project from an area of interest',
    tags: ['Projects'],
    successStatus: 201,
  })
    .input(NewProject)
    .output(z.object({ success: z.literal(true), newProject: Project })),
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
