import type { AgentSchedule } from '@groundwork/contract/agents';
import { NativeSelect, SimpleGrid } from '@mantine/core';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

type Props = { value: AgentSchedule; onChange: (value: AgentSchedule) => void };

export const hereSchedule = (): AgentSchedule => ({
  frequency: 'daily',
  hour: 7,
  weekday: 1,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const zones = (own: string) => [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

/** Times are by the clock on the wall of the chosen zone. */
export const ScheduleFields = ({ value, onChange }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: value.frequency === 'weekly' ? 4 : 3 }} spacing="sm">
    <NativeSelect
      label={TEXTS.frequency}
      data={[
        { value: 'daily', label: TEXTS.daily },
        { value: 'weekly', label: TEXTS.weekly },
      ]}
      value={value.frequency}
      onChange={(event) => onChange({ ...value, frequency: event.currentTarget.value as AgentSchedule['frequency'] })}
    />
    {value.frequency === 'weekly' && (
      <NativeSelect
        label={TEXTS.weekday}
        data={TEXTS.weekdays.map((label, day) => ({ value: String(day), label }))}
        value={String(value.weekday)}
        onChange={(event) => onChange({ ...value, weekday: Number(event.currentTarget.value) })}
      />
    )}
    <NativeSelect
      label={TEXTS.hour}
      data={HOURS}
      value={String(value.hour)}
      onChange={(event) => onChange({ ...value, hour: Number(event.currentTarget.value) })}
    />
    <NativeSelect
      label={TEXTS.timeZone}
      data={zones(value.timeZone)}
      value={value.timeZone}
      onChange={(event) => onChange({ ...value, timeZone: event.currentTarget.value })}
    />
  </SimpleGrid>
);
