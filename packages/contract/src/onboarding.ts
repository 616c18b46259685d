import { z } from 'zod';
import { FIELD_TEXTS } from './fields.texts.ts';
import { ORGANISATION_MAX } from './limits.ts';
import { Phone } from './phone.ts';
import { Persona } from './projects.ts';
import { route } from './route.ts';
import { line } from './text.ts';

/** The answer to a step of the first run; a step that was skipped is left out. */
export const OnboardingUpdate = z.object({
  persona: Persona.optional(),
  organisation: line().max(ORGANISATION_MAX, FIELD_TEXTS.organisationExceeds).optional(),
  phone: Phone.optional(),
  /** The steps were answered or skipped and need not be offered again. */
  isDone: z.literal(true).optional(),
  isChecklistDismissed: z.literal(true).optional(),
});
export type OnboardingUpdate = z.infer<typeof OnboardingUpdate>;

export const CHECKLIST_STEPS = ['profile', 'email', 'project', 'report', 'insight'] as const;

export const Onboarding = z
  .object({
    persona: Persona.nullable(),
    organisation: z.string(),
    phone: z.string(),
    isDone: z.boolean(),
    /**
     * Null once its last step was taken, or when it was dismissed. The last is the first report; on a plan without reports the
     * first insight that one asks for. 'email' is a step only where mail is set up.
     */
    checklist: z.array(z.object({ step: z.enum(CHECKLIST_STEPS), isDone: z.boolean() })).nullable(),
  })
  .meta({ id: 'Onboarding' });
export type Onboarding = z.infer<typeof Onboarding>;

const tags: [string] = ['Account'];

export const onboarding = {
  get: route({
    method: 'GET',
    path: '/onboarding',
    summary: 'What the first-run steps know, and what is left to do',
    tags,
  }).output(Onboarding),
  update: route({ method: 'PATCH', path: '/onboarding', summary: 'Keep what a first-run step asked for', tags })
    .input(OnboardingUpdate)
    .output(Onboarding),
};
