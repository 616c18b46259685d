import type { Config } from '../config.ts';
import { GuardedClient } from './guarded-client.ts';
import { PoliteClient } from './polite-client.ts';

/** The client of an installation: says which version calls, where it runs and whom to write to. */
export function openClient(
  config: Pick<Config, 'APP_URL' | 'CONTACT_EMAIL' | 'FETCH_ALLOW_HOSTS'>,
  version: string,
): PoliteClient {
  const contact = [`+${config.APP_URL}`, config.CONTACT_EMAIL].filter(Boolean).join('; ');
  const client = new GuardedClient({
    userAgent: `Groundwork/${version} (${contact})`,
    allowPrivate: config.FETCH_ALLOW_HOSTS,
  });
  return new PoliteClient({ client });
}
