import { texts } from '@groundwork/contract/texts';

export const ASSISTANT_TEXTS = texts('assistants', {
  title: 'Assistants',
  about:
    'Programs you talk to, such as Claude or an editor, can search, read and write reports here for you, through MCP.',
  makeKey: 'Create an API key below. “Read only” is enough for searching and reading.',
  enterAddress: 'Give your assistant the address, and the key as a bearer token.',
  ask: 'Ask it, for example, who was funded for what your project is about.',
  address: 'Address',
  setup: 'Configuration for most assistants',
  bearer: 'Bearer YOUR-KEY',
  copyLabel: (what: string) => `Copy: ${what}`,
  may: 'An assistant sees what you see and is bound by your plan. It cannot see or change your account. What it reads is sent to whoever runs it.',
  copy: 'Copy',
  copied: 'Copied',
});
