import type { PlansOfMany } from '@groundwork/contract/billing';
import { INVITATIONS_AT_ONCE } from '@groundwork/contract/limits';
import type { Plan } from '@groundwork/contract/plans';
import { addressesIn } from '../../platform/addresses-in.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { BillingRepository } from './billing.repository.ts';

type Dependencies = { customers: Pick<BillingRepository, 'setPlans'>; audit: AuditLog };

/** Gives all of a list the same plan: all of them, or none. */
export function plansOfMany({ customers, audit }: Dependencies) {
  return async (actor: Actor, { list, plan }: { list: string; plan: Plan }): Promise<PlansOfMany> => {
    requireAdmin(actor);
    const { emails, refused } = addressesIn(list);
    if (emails.length > INVITATIONS_AT_ONCE)
      throw AppError.validation({ list: [MESSAGES.signUpInvitations.tooMany(String(INVITATIONS_AT_ONCE))] });
    const people = await customers.setPlans(actor, emails, plan, (userId, from, tx) =>
      audit.record(actor, 'user.plan', { userId }, { from, to: plan }, tx),
    );
    const changed = people.filter((person) => person.plan !== plan).length;
    const known = new Set(people.map(({ email }) => email));
    const unknown = emails.filter((email) => !known.has(email));
    return { changed, same: people.length - changed, unknown, refused };
  };
}
