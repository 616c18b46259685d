import { DATA_SET_TEXTS } from './data-sets.texts.ts';

/** Schedules that can be picked by name; in UTC, at hours when public sources have little to do. */
const PRESETS = [
  { value: '', label: DATA_SET_TEXTS.byHand },
  { value: '30 5 * * *', label: DATA_SET_TEXTS.daily },
  { value: '30 5 * * 1', label: DATA_SET_TEXTS.weekly },
  { value: '30 5 1 * *', label: DATA_SET_TEXTS.monthly },
];

/** The choices for a source; a schedule that was set otherwise (by the API) is kept and shown as it is. */
export function scheduleChoices(current: string | null): { value: string; label: string }[] {
  if (current === null || PRESETS.some(({ value }) => value === current)) return PRESETS;
  return [...PRESETS, { value: current, label: DATA_SET_TEXTS.cron(current) }];
}
