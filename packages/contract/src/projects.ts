import { z } from 'zod';
import { AREA_OF_INTEREST_MAX, PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from './limits.ts';
import { pageOf } from './pagination.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export const PERSONAS = ['tech_scout', 'tech_developer', 'tech_investor'] as const;
export const Persona = z.enum(PERSONAS);
export type Persona = z.infer<typeof Persona>;
export const DEFAULT_PERSONA: Persona = 'tech_scout';

export const PERSONA_LABELS: Record<Persona, { label: string; description: string }> = {
  tech_scout: {
    label: 'Tech scout',
    description: 'I seek innovations for a larger organization and look for partnering',
  },
  tech_developer: {
    label: 'Innovator',
    description: 'I develop a technology, as a startup, researcher or inventor, or support those who do',
  },
  tech_investor: { label: 'Investor', description: 'I invest, as venture capital, angel or other investor' },
};

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

/** Marker in `Rewrite.data`: the text does not describe a project. */
export const NOT_RELEVANT = 'not-relevant';

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

export const PROJECT_TEXTS = {
  descriptionRequired: 'Project description is required',
  notRelevant:
    'The project description you provided was either empty or not relevant. Please provide a valid project description.',
  rateLimit: "You've hit a rate limit for this feature. Please try again in a few moments.",
  createFailed: "We're sorry, but an error occurred while creating your project. Please try again or refresh the page.",
  unavailable: 'Projects are currently unavailable',
} as const;

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
