import type { SavedSearch } from '@groundwork/contract/saved-searches';
import { ALERT_LABELS } from '@groundwork/contract/saved-searches.texts';
import { Radio, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Frequency } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

type Alert = SavedSearch['alert'];
export type AlertValue = { alert: Alert; frequency: Frequency };

const ALERTS = Object.keys(ALERT_LABELS) as Alert[];
const FREQUENCIES = [
  { value: 'daily', label: SAVED_TEXTS.daily },
  { value: 'weekly', label: SAVED_TEXTS.everyWeek },
];

type Props = {
  value: AlertValue;
  onChange: (value: AlertValue) => void;
  /** Why mail cannot be chosen. */
  noMail: string | null;
  error?: string | undefined;
};

/** Whether and how often to be told of new matches. */
export function AlertFields({ value, onChange, noMail, error }: Props) {
  return (
    <>
      <Radio.Group
        label={SAVED_TEXTS.whenNewRecordsMatch}
        value={value.alert}
        error={error}
        onChange={(alert) => onChange({ ...value, alert: alert as Alert })}
      >
        <Stack gap={8} mt={4}>
          {ALERTS.map((alert) => {
            const isBarred = alert === 'notify-and-mail' && noMail !== null;
            return (
              <Radio
                key={alert}
                size="xs"
                value={alert}
                label={ALERT_LABELS[alert]}
                description={isBarred ? noMail : undefined}
                disabled={isBarred && value.alert !== alert}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      {value.alert !== 'off' && (
        <div>
          <Text size="sm" fw={500} mb={4}>
            {SAVED_TEXTS.atMost}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={SAVED_TEXTS.howOften}
            data={FREQUENCIES}
            value={value.frequency}
            onChange={(frequency) => onChange({ ...value, frequency: frequency as Frequency })}
          />
        </div>
      )}
    </>
  );
}
