import type { Engine } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import type { FileLook, MappableField } from '@groundwork/contract/table-imports';
import type { ColumnMapping, TableMapping } from '@groundwork/contract/table-mapping';
import type { TableProposal } from '@groundwork/contract/table-proposal';
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEngines } from '../../lib/engines.queries.ts';
import { ColumnRow } from './column-row.tsx';
import { Constants } from './constants.tsx';
import { FileButton } from './file-button.tsx';
import classes from './table-imports.module.css';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

type Props = {
  look: FileLook;
  /** The fields that columns can be, in the mapping's data set. */
  fields: MappableField[];
  proposal: TableProposal;
  mapping: TableMapping;
  onChange: (mapping: TableMapping) => void;
  onEngine: (engine: Engine) => void;
};

/** The proposed mapping, column by column, to be corrected. */
export function MappingEditor({ look, fields, proposal, mapping, onChange, onEngine }: Props) {
  const engines = useEngines().data?.engines ?? [];
  const change = (at: number, column: ColumnMapping) =>
    onChange({ ...mapping, columns: mapping.columns.with(at, column) });
  const open = async (file: File) => {
    const read: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    if (isMapping(read)) onChange(read);
    else notifications.show({ message: TABLE_IMPORT_TEXTS.badMapping, color: 'red' });
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        {TABLE_IMPORT_TEXTS.proposedText(formatNumber(proposal.rows), formatNumber(proposal.columns.length))}
      </Text>
      {look.isUsedBefore && <Text size="sm">{TABLE_IMPORT_TEXTS.usedBefore}</Text>}
      {proposal.otherSheets.length > 0 && (
        <Text size="sm">{TABLE_IMPORT_TEXTS.otherSheets(proposal.otherSheets.join(', '))}</Text>
      )}
      <Group align="flex-start" my="md" gap="lg">
        <NativeSelect
          label={TABLE_IMPORT_TEXTS.dataSet}
          data={engines.map(({ id, label }) => ({ value: id, label }))}
          value={mapping.engine}
          onChange={(event) => onEngine(event.currentTarget.value as Engine)}
        />
        <TextInput
          label={TABLE_IMPORT_TEXTS.name}
          description={TABLE_IMPORT_TEXTS.nameHint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={mapping.name}
          maxLength={120}
          className={classes['name'] ?? ''}
          onChange={(event) => onChange({ ...mapping, name: event.currentTarget.value })}
        />
      </Group>
      <ul className={classes['columns']}>
        {mapping.columns.map((column, at) => (
          <ColumnRow
            key={column.column}
            column={column}
            proposed={proposal.columns.find((one) => one.column === column.column)}
            fields={fields}
            onChange={(changed) => change(at, changed)}
          />
        ))}
      </ul>
      <Constants
        constants={mapping.constants}
        fields={fields}
        onChange={(constants) => onChange({ ...mapping, constants })}
      />
      <Group mt="md">
        <Button variant="default" size="xs" onClick={() => save(mapping)}>
          {TABLE_IMPORT_TEXTS.saveMapping}
        </Button>
        <FileButton label={TABLE_IMPORT_TEXTS.openMapping} onFiles={([file]) => file && void open(file)} />
      </Group>
    </>
  );
}

/** Enough of one to be shown; the server checks it whole, and says what is wrong. */
function isMapping(read: unknown): read is TableMapping {
  const { name, engine, columns } = Object(read);
  return (
    typeof name === 'string' &&
    typeof engine === 'string' &&
    Array.isArray(columns) &&
    columns.every((one) => one?.column)
  );
}

/** Saves a file that the command line takes, too. */
function save(mapping: TableMapping) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(mapping, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${mapping.name}.mapping.json`;
  link.click();
  URL.revokeObjectURL(url);
}
