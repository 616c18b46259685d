import type { Config } from '../config.ts';
import { GuardedClient } from './guarded-client.ts';
import { PoliteClient } from './polite-client.ts';

type Settings = Pick<Config, 'APP_URL' | 'CONTACT_EMAIL' | 'FETCH_ALLOW_HOSTS'>;

/** The client of an installation: says which version calls, where it runs and whom to write to. */
export function openGuardedClient(config: Settings, version: string): GuardedClient {
  const contact = [`+${config.APP_URL}`, config.CONTACT_EMAIL].filter(Boolean).join('; ');
  return new GuardedClient({
    userAgent: `Groundwork/${version} (${contact})`,
    allowPrivate: config.FETCH_ALLOW_HOSTS,
  });
}

/** The same for public sources, which are called one request at a time. */
export const openClient = (config: Settings, version: string): PoliteClient =>
  new PoliteClient({ client: openGuardedClient(config, version) });
