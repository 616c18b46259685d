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
 * `scripts/check-client-size.mjs` holds what the first pages weigh.
 */
export const CHUNKS = [
  { name: 'boot', priority: 10, tags: ['$initial' as const] },
  group('first', 9, ['src/main.tsx']),
  group('links', 8, [
    'ui/links.tsx',
    'ui/lazy-dialog.tsx',
    'app-alerts/page-alert.tsx',
    'lib/use-page-title.ts',
    'ActionIcon.mjs',
    'VisuallyHidden.mjs',
    'use-id.mjs',
  ]),
  group('public', 7, ['layout/public-layout.tsx']),
  group('fields', 6, [
    'TextInput.mjs',
    'Alert.mjs',
    'useMutation.js',
    'create-safe-context.mjs',
    'get-auto-contrast-value.mjs',
    'get-contrast-color.mjs',
    'use-uncontrolled.mjs',
    'use-window-event.mjs',
    'ui/use-countdown.ts',
  ]),
  // What messages are made of, too, which every page has soon.
  group('portal', 5, [
    'OptionalPortal.mjs',
    'Combination.js',
    'get-style-object.mjs',
    'use-force-update.mjs',
    'get-default-z-index.mjs',
    '/Paper.mjs',
    'use-merged-ref.mjs',
    'to-int.mjs',
  ]),
  group('states', 5, [
    'Skeleton.mjs',
    'Badge.mjs',
    'IconPlus.mjs',
    'notifications.store.mjs',
    'lib/live.ts',
    'ui/list-states.tsx',
  ]),
  group('collaboration', 4, ['collaboration/collaboration.texts.ts']),
  group('app', 3, [
    'layout/app-layout.tsx',
    // What both Pulse and Advanced Search show.
    'SegmentedControl.mjs',
    'Textarea.mjs',
    'SimpleGrid.mjs',
    'IconPencil.mjs',
    'IconFileText.mjs',
    'lib/search-state.ts',
    'lib/engines.queries.ts',
    'lib/format-cost.ts',
    'ui/use-was-seen.ts',
    'ui/closing-date.tsx',
    'ui/sample-badge.tsx',
    'ui/figure-link.tsx',
    'relevance/profile-line.tsx',
    'notes/notes-saver.ts',
    'pages/public-sources.tsx',
  ]),
  group('pulse', 2, ['pulse/panels.texts.ts', 'pulse/panel.tsx']),
  group('records', 2, [
    'relevance/mark-menu.tsx',
    'relevance/reason-line.tsx',
    'pages/section.tsx',
    'session/why-read-only.ts',
  ]),
  group('controls', 2, [
    'Pagination.mjs',
    'Checkbox.mjs',
    'Switch.mjs',
    'NativeSelect.mjs',
    'ComboboxChevron.mjs',
    'get-parsed-combobox-data.mjs',
    'create-event-handler.mjs',
    'DirectionProvider.mjs',
    'use-debounced-value.mjs',
    'CopyButton.mjs',
    'IconX.mjs',
    'IconHelp.mjs',
    'IconDownload.mjs',
    'bookmark-button.tsx',
    'ui/withdrawn-badge.tsx',
    'ui/pager.tsx',
  ]),
  // Come with the first use of any of them.
  group('overlays', 1, [
    '/Combobox.mjs',
    '/Select.mjs',
    '/Menu.mjs',
    '/Popover.mjs',
    '/Tooltip.mjs',
    '/Modal.mjs',
    '/Drawer.mjs',
  ]),
  group('reports', 1, [
    'reports/report-permissions.queries.ts',
    'reports/reports.queries.ts',
    'reports/report-state.tsx',
  ]),
  group('auth', 1, [
    'auth/sign-in-form.tsx',
    'auth/outside-sign-in.tsx',
    'auth/auth-layout.tsx',
    'pages/account.texts.ts',
  ]),
];
