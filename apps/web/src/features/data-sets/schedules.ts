/** Schedules that can be picked by name; in UTC, at hours when public sources have little to do. */
const PRESETS = [
  { value: '', label: 'Only by hand' },
  { value: '30 5 * * *', label: 'Every day' },
  { value: '30 5 * * 1', label: 'Every Monday' },
  { value: '30 5 1 * *', label: 'Every first of the month' },
];

/** The choices for a source; a schedule that was set otherwise (by the API) is kept and shown as it is. */
export function scheduleChoices(current: string | null): { value: string; label: string }[] {
  if (current === null || PRESETS.some(({ value }) => value === current)) return PRESETS;
  return [...PRESETS, { value: current, label: `Cron ${current}` }];
}
