import type { Config } from '../config.ts';
import { GuardedClient } from './guarded-client.ts';
import { PoliteClient } from './polite-client.ts';

type Settings = Pick<Config, 'APP_URL' | 'CONTACT_EMAIL' | 'FETCH_ALLOW_HOSTS' | 'SOURCES_MIRROR'>;

/** The client of an installation: says which version calls, where it runs and whom to write to. */
export function openGuardedClient(config: Settings, version: string): GuardedClient {
  const contact = [`+${config.APP_URL}`, config.CONTACT_EMAIL].filter(Boolean).join('; ');
  return new GuardedClient({
    userAgent: `Groundwork/${version} (${contact})`,
    allowPrivate: config.FETCH_ALLOW_HOSTS,
  });
}

/** The same for public sources, which are called one request at a time. */
export function openClient(config: Settings, version: string): PoliteClient {
  const client = openGuardedClient(config, version);
  return new PoliteClient({ client: config.SOURCES_MIRROR ? mirrored(client, config.SOURCES_MIRROR) : client });
}

/** What lies at `https://host/path` is asked for at `mirror/host/path`; messages still name the source. */
function mirrored(client: GuardedClient, mirror: string): Pick<GuardedClient, 'request'> {
  const base = mirror.replace(/\/$/, '');
  return {
    request: async (address, request) => {
      const { host, pathname, search, href } = new URL(address);
      const answer = await client.request(`${base}/${host}${pathname}${search}`, request);
      return { ...answer, url: href };
    },
  };
}
