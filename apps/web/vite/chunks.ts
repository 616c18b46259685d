/** Takes in what it names and all that this imports, as far as no group with a higher priority has it. */
const group = (name: string, priority: number, parts: string[]) => ({
  name,
  priority,
  test: new RegExp(`(?:${parts.map((part) => part.replaceAll('.', '\\.')).join('|')})$`),
});

/**
 * Files that several pages share, by who needs them: a hundred small ones compress badly, and their names alone weigh some
 * kilobytes in the list of what each page loads. A group takes along what it imports, so the small modules that public pages
 * share with those behind sign-in are named before the latter; else a visitor would load the frame of the whole product.
 * `scripts/check-client-size.mjs` holds what the first pages weigh, and that public ones go without `app`.
 */
export const CHUNKS = [
  { name: 'first', priority: 6, tags: ['$initial' as const] },
  group('common', 5, [
    'layout/public-layout.tsx',
    'ui/links.tsx',
    'ui/list-states.tsx',
    'app-alerts/page-alert.tsx',
    'lib/live.ts',
    'notifications.store.mjs',
    'create-safe-context.mjs',
    'get-auto-contrast-value.mjs',
    'lib/use-page-title.ts',
    'ui/use-countdown.ts',
    'use-id.mjs',
    'use-window-event.mjs',
    'Skeleton.mjs',
    'IconPlus.mjs',
  ]),
  group('fields', 4, ['TextInput.mjs', 'Alert.mjs', 'useMutation.js', 'collaboration.texts.ts']),
  group('app', 3, ['pages/layout/app-layout.tsx']),
  group('records', 2, ['relevance/mark-menu.tsx', 'relevance/reason-line.tsx', 'pages/section.tsx']),
  group('auth', 1, ['auth/sign-in-form.tsx']),
];
