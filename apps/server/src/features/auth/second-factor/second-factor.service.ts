import type { Role } from '@groundwork/contract/plans';
import type { SecondFactor } from '@groundwork/contract/second-factor';
import {
  codeAddress,
  digestOf,
  newRecoveryCodes,
  newSecret,
  pictureOf,
  plainCode,
  sealing,
  stepOf,
} from '../../../platform/auth/one-time-codes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { type Admin, requireAdmin } from '../../../platform/http/require-role.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { AuthRepository } from '../auth.repository.ts';
import type { SlowDownService } from '../slow-down.service.ts';
import type { SecondFactorRepository } from './second-factor.repository.ts';

type Dependencies = {
  config: Pick<Config, 'AUTH_SECRET' | 'REQUIRE_SECOND_FACTOR'>;
  factors: SecondFactorRepository;
  users: Pick<AuthRepository, 'passwordHash' | 'endSessions'>;
  slowDown: Pick<SlowDownService, 'guessing'>;
  audit: AuditLog;
  clock: Clock;
};

const OPERATORS: Role[] = ['admin', 'service'];
const DIGITS = /^\d{6}$/;
const TEXTS = MESSAGES.settings;

/** A code of an authenticator app besides the password, and recovery codes for when the app is lost. */
export function secondFactorService({ config, factors, users, slowDown, audit, clock }: Dependencies) {
  const { seal, open } = sealing(config.AUTH_SECRET);

  const isOn = async (userId: string): Promise<boolean> => Boolean((await factors.find(userId))?.confirmedAt);

  const wrongCode = () => new AppError('VALIDATION', TEXTS.codeWrong, undefined, { code: [TEXTS.codeWrong] });

  async function isTaken(userId: string, code: string): Promise<boolean> {
    if (!DIGITS.test(code)) {
      if (!(await factors.takeCode(userId, digestOf(code), clock.now()))) return false;
      await audit.record({ userId }, 'account.recovery-code', null, { left: String(await factors.codesLeft(userId)) });
      return true;
    }
    const row = await factors.find(userId);
    const secret = row && open(row.secret);
    const step = secret ? stepOf(secret, code, clock.now()) : null;
    return step !== null && factors.takeStep(userId, step);
  }

  /** Takes a code, which then is no longer good. Wrong ones are counted apart from passwords: who has that may not guess on. */
  async function take(userId: string, typed: string, headers: Headers): Promise<void> {
    await slowDown.guessing(userId, headers, async () => {
      if (!(await isTaken(userId, plainCode(typed)))) throw wrongCode();
    });
  }

  async function requireOn(actor: Actor): Promise<void> {
    if (!(await isOn(actor.userId))) throw new AppError('CONFLICT', TEXTS.secondFactorIsOff);
  }

  const isOperator = (roles: Role[]) => OPERATORS.some((role) => roles.includes(role));

  return {
    isOn,
    /** For admins: which of these people have one. */
    whoHas: (_admin: Admin, userIds: string[]) => factors.whoHas(userIds),
    take,

    /** Whether this person must set one up before they administrate: an identity service has its own. */
    async isMissing(userId: string, roles: Role[]): Promise<boolean> {
      if (config.REQUIRE_SECOND_FACTOR === 'off' || !isOperator(roles)) return false;
      return (await users.passwordHash(userId)) !== null && !(await isOn(userId));
    },

    async get(actor: Actor): Promise<SecondFactor> {
      const row = await factors.find(actor.userId);
      return {
        isOn: Boolean(row?.confirmedAt),
        since: row?.confirmedAt?.toISOString() ?? null,
        recoveryCodesLeft: await factors.codesLeft(actor.userId),
        isPossible: (await users.passwordHash(actor.userId)) !== null,
        isRequired: config.REQUIRE_SECOND_FACTOR === 'operators' && isOperator(actor.roles),
      };
    },

    /** The actor has confirmed the password. */
    async begin(actor: Actor) {
      const secret = newSecret();
      if (!(await factors.begin(actor.userId, seal(secret), clock.now())))
        throw new AppError('CONFLICT', TEXTS.secondFactorIsOn);
      const address = codeAddress(secret, actor.email);
      return { secret, address, picture: pictureOf(address) };
    },

    async confirm(actor: Actor, typed: string, headers: Headers): Promise<string[]> {
      const row = await factors.find(actor.userId);
      if (row?.confirmedAt) throw new AppError('CONFLICT', TEXTS.secondFactorIsOn);
      const secret = row && open(row.secret);
      if (!row || !secret) throw new AppError('CONFLICT', TEXTS.secondFactorNotBegun);
      const codes = newRecoveryCodes();
      await slowDown.guessing(actor.userId, headers, async () => {
        const step = stepOf(secret, plainCode(typed), clock.now());
        if (step === null) throw wrongCode();
        if (!(await factors.confirm(row, step, codes.map(digestOf), clock.now())))
          throw new AppError('CONFLICT', TEXTS.secondFactorIsOn);
      });
      await audit.record(actor, 'account.second-factor');
      return codes;
    },

    /** The actor has confirmed the password. */
    async renewCodes(actor: Actor, code: string, headers: Headers): Promise<string[]> {
      await requireOn(actor);
      await take(actor.userId, code, headers);
      const codes = newRecoveryCodes();
      await factors.renewCodes(actor.userId, codes.map(digestOf));
      return codes;
    },

    /** The actor has confirmed the password. */
    async remove(actor: Actor, code: string, headers: Headers): Promise<void> {
      await requireOn(actor);
      await take(actor.userId, code, headers);
      await factors.remove(actor.userId);
      await audit.record(actor, 'account.no-second-factor');
    },

    /** Removes it by a link that an operator made on the machine, with the password. */
    async removeByLink(userId: string): Promise<void> {
      if (await factors.remove(userId)) await audit.record(null, 'user.second-factor', { userId });
    },

    /** For somebody who has lost it. Who is signed in by it may be anybody. */
    async reset(actor: Actor, userId: string): Promise<void> {
      requireAdmin(actor);
      if (!(await factors.remove(userId))) throw new AppError('NOT_FOUND');
      await users.endSessions(userId);
      await audit.record(actor, 'user.second-factor', { userId });
    },
  };
}

export type SecondFactorService = ReturnType<typeof secondFactorService>;
