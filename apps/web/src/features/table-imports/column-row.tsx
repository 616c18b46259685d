import { formatNumber } from '@groundwork/contract/format';
import type { MappableField } from '@groundwork/contract/table-imports';
import type { ColumnMapping } from '@groundwork/contract/table-mapping';
import type { ProposedColumn } from '@groundwork/contract/table-proposal';
import { Badge, NativeSelect, Switch, Text } from '@mantine/core';
import classes from './table-imports.module.css';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

type Props = {
  column: ColumnMapping;
  proposed: ProposedColumn | undefined;
  fields: MappableField[];
  onChange: (column: ColumnMapping) => void;
};

const TIMES = [1, 1_000, 1_000_000, 1_000_000_000];
const SURE = 0.85;
const LIKELY = 0.6;

/** One column: what it was taken for, how sure that is, its first values, and how its dates and numbers are read. */
export function ColumnRow({ column, proposed, fields, onChange }: Props) {
  const { column: heading, field, dates, numbers, currency, currencyFrom, times, isFilter } = column;
  const style = fields.find((one) => one.field === field)?.style;
  const ownLabel = { value: '', label: TABLE_IMPORT_TEXTS.own };
  return (
    <li className={classes['column']}>
      <div>
        <Text fw={600} size="sm" className={classes['heading'] ?? ''}>
          {heading}
        </Text>
        {proposed?.examples.map((example) => (
          <Text key={example} size="xs" c="dimmed" lineClamp={1}>
            {example}
          </Text>
        ))}
      </div>
      <div className={classes['field']}>
        <NativeSelect
          size="xs"
          aria-label={TABLE_IMPORT_TEXTS.fieldOf(heading)}
          data={[ownLabel, ...fields.map((one) => ({ value: one.field, label: one.label }))]}
          value={field ?? ''}
          onChange={(event) => onChange({ ...column, field: event.currentTarget.value || null })}
        />
        {field === null && (isFilter || proposed?.filled !== 0) && (
          <Switch
            size="xs"
            mt={6}
            label={TABLE_IMPORT_TEXTS.isFilter}
            aria-label={TABLE_IMPORT_TEXTS.isFilterOf(heading)}
            checked={isFilter ?? false}
            onChange={(event) => onChange({ ...column, isFilter: event.currentTarget.checked })}
          />
        )}
        {style === 'dates' && dates && (
          <NativeSelect
            size="xs"
            aria-label={TABLE_IMPORT_TEXTS.datesOf(heading)}
            error={dates === 'undecided'}
            data={[
              ...(dates === 'undecided' ? [{ value: 'undecided', label: TABLE_IMPORT_TEXTS.askDates }] : []),
              { value: 'day-first', label: TABLE_IMPORT_TEXTS.dayFirst },
              { value: 'month-first', label: TABLE_IMPORT_TEXTS.monthFirst },
            ]}
            value={dates}
            onChange={(event) => onChange({ ...column, dates: event.currentTarget.value as typeof dates })}
          />
        )}
        {style === 'numbers' && numbers && (
          <NativeSelect
            size="xs"
            aria-label={TABLE_IMPORT_TEXTS.numbersOf(heading)}
            error={numbers === 'undecided'}
            data={[
              ...(numbers === 'undecided' ? [{ value: 'undecided', label: TABLE_IMPORT_TEXTS.askNumbers }] : []),
              { value: 'point', label: TABLE_IMPORT_TEXTS.point },
              { value: 'comma', label: TABLE_IMPORT_TEXTS.comma },
            ]}
            value={numbers}
            onChange={(event) => onChange({ ...column, numbers: event.currentTarget.value as typeof numbers })}
          />
        )}
        {style === 'numbers' && times && (
          <NativeSelect
            size="xs"
            aria-label={TABLE_IMPORT_TEXTS.timesOf(heading)}
            data={TIMES.map((each) => ({ value: String(each), label: TABLE_IMPORT_TEXTS.times(formatNumber(each)) }))}
            value={String(times)}
            onChange={(event) => onChange({ ...column, times: Number(event.currentTarget.value) as typeof times })}
          />
        )}
        {style === 'numbers' && (currencyFrom || (currency && currency !== 'USD')) && (
          <Text size="xs" c="dimmed">
            {currencyFrom ? TABLE_IMPORT_TEXTS.currencyFrom(currencyFrom) : TABLE_IMPORT_TEXTS.currency(currency!)}
          </Text>
        )}
      </div>
      <div>{proposed && field !== null && field === proposed.field && <Confidence of={proposed.confidence} />}</div>
    </li>
  );
}

function Confidence({ of }: { of: number }) {
  const label =
    of >= SURE ? TABLE_IMPORT_TEXTS.sure : of >= LIKELY ? TABLE_IMPORT_TEXTS.likely : TABLE_IMPORT_TEXTS.guessed;
  return (
    <Badge variant="light" color={of >= LIKELY ? 'ground' : 'yellow'} radius="sm" tt="none" fw={560}>
      {label}
    </Badge>
  );
}
