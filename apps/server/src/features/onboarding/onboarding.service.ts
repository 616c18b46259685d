import type { Onboarding, OnboardingUpdate } from '@groundwork/contract/onboarding';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { Persona } from '@groundwork/contract/projects';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { OnboardingRepository, OnboardingRow } from './onboarding.repository.ts';

type Dependencies = {
  people: OnboardingRepository;
  clock: Clock;
  canMail: boolean;
  hasProject(actor: Actor): Promise<boolean>;
  /** Whether a report of the actor has been completed. */
  hasReport(actor: Actor): Promise<boolean>;
  /** Whether the actor has asked for an insight of their own. */
  hasInsight(actor: Actor): Promise<boolean>;
};

export function onboardingService({ people, clock, canMail, hasProject, hasReport, hasInsight }: Dependencies) {
  async function checklist(actor: Actor, row: OnboardingRow): Promise<Onboarding['checklist']> {
    if (row.checklistDismissedAt) return null;
    // The last step is one that the plan has.
    const hasReports = PLAN_PERMISSIONS[actor.plan].reportsPerMonth > 0;
    if ((await hasReport(actor)) || (!hasReports && (await hasInsight(actor)))) return null;
    return [
      { step: 'profile', isDone: row.phone !== '' },
      ...(canMail ? [{ step: 'email' as const, isDone: row.emailVerified }] : []),
      { step: 'project', isDone: await hasProject(actor) },
      { step: hasReports ? 'report' : 'insight', isDone: false },
    ];
  }

  async function get(actor: Actor): Promise<Onboarding> {
    const row = await people.find(actor);
    if (!row) throw new AppError('UNAUTHORIZED');
    return {
      persona: row.persona as Persona | null,
      organisation: row.organisation,
      phone: row.phone,
      isDone: row.onboardedAt !== null,
      checklist: await checklist(actor, row),
    };
  }

  return {
    get,

    async update(actor: Actor, { isDone, isChecklistDismissed, ...answers }: OnboardingUpdate): Promise<Onboarding> {
      const now = clock.now();
      const change = {
        ...(answers.persona !== undefined && { persona: answers.persona }),
        ...(answers.organisation !== undefined && { organisation: answers.organisation }),
        ...(answers.phone !== undefined && { phone: answers.phone }),
        ...(isDone && { onboardedAt: now }),
        ...(isChecklistDismissed && { checklistDismissedAt: now }),
      };
      await people.update(actor, change, now);
      return get(actor);
    },
  };
}

export type OnboardingService = ReturnType<typeof onboardingService>;
