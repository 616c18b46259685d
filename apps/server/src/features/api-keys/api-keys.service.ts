import { createHash, randomBytes } from 'node:crypto';
import { API_KEYS_MAX } from '@groundwork/contract/limits';
import type { Plan, Role } from '@groundwork/contract/plans';
import type { ApiKey, NewApiKey } from '@groundwork/contract/settings';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { KEY_PREFIX } from '../../platform/http/bearer-key.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireSecondFactor } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ApiKeyRepository, ApiKeyRow } from './api-keys.repository.ts';

const START_LENGTH = 10;
const DAY_MS = 86_400_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

type Dependencies = { keys: ApiKeyRepository; audit: AuditLog; clock: Clock };

export function apiKeyService({ keys, audit, clock }: Dependencies) {
  return {
    async list(actor: Actor): Promise<ApiKey[]> {
      return (await keys.list(actor)).map(present);
    },

    /** The key itself is answered now and never again: only its digest is kept. */
    async create(actor: Actor, { name, expiresInDays, scope }: NewApiKey): Promise<ApiKey & { key: string }> {
      // A key would be a way round it.
      requireSecondFactor(actor);
      const key = KEY_PREFIX + randomBytes(32).toString('base64url');
      const now = clock.now();
      const row = await keys.create(
        actor,
        {
          name,
          start: key.slice(0, START_LENGTH),
          hash: hashOf(key),
          scope,
          createdAt: now,
          expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
        },
        API_KEYS_MAX,
      );
      if (!row) throw new AppError('CONFLICT', MESSAGES.settings.tooManyKeys(API_KEYS_MAX));
      await audit.record(actor, 'api-key.create', row.start);
      return { ...present(row), key };
    },

    async revoke(actor: Actor, id: string): Promise<void> {
      const start = await keys.revoke(actor, id);
      if (start === null) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'api-key.revoke', start);
    },

    /** The caller behind a request's `x-api-key`; null when the key opens nothing. */
    async resolveActor(key: string): Promise<Actor | null> {
      const owner = key.startsWith(KEY_PREFIX) && (await keys.ownerOf(hashOf(key), clock.now()));
      if (!owner) return null;
      return {
        userId: owner.id,
        email: owner.email,
        roles: owner.roles as Role[],
        plan: owner.plan as Plan,
        isApiKey: true,
        ...(owner.scope === 'read' && { isReadOnly: true }),
      };
    },
  };
}

export type ApiKeyService = ReturnType<typeof apiKeyService>;

const present = ({ id, name, start, scope, createdAt, expiresAt, lastUsedAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  start,
  scope,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
