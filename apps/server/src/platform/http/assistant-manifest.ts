import { ASSISTANTS_ADDRESS } from '@groundwork/contract/assistants';

/** What a directory of servers for assistants lists of this installation: https://modelcontextprotocol.io/registry/remote-servers. */
export function assistantManifest({ appUrl, version }: { appUrl: string; version: string }): object {
  // A name begins with the domain that its publisher must prove to be theirs.
  const domain = new URL(appUrl).hostname.split('.').reverse().join('.');
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${domain}/groundwork`,
    title: 'Groundwork',
    description: 'Search public records on research, funding and markets; have cited reports written on an invention.',
    version,
    websiteUrl: appUrl,
    remotes: [
      {
        type: 'streamable-http',
        url: appUrl + ASSISTANTS_ADDRESS,
        headers: [
          {
            name: 'Authorization',
            description: 'Bearer and a personal key, made in Settings, API keys.',
            value: 'Bearer {api_key}',
            variables: { api_key: { description: 'A personal key (gwk_…)', isRequired: true, isSecret: true } },
          },
        ],
      },
    ],
  };
}
