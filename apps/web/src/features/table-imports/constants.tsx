import type { MappableField } from '@groundwork/contract/table-imports';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

type Props = {
  constants: Record<string, string>;
  fields: MappableField[];
  onChange: (constants: Record<string, string>) => void;
};

/** Values that no column has and that hold for every record, such as the university whose portfolio it is. */
export function Constants({ constants, fields, onChange }: Props) {
  const labelOf = (field: string) => fields.find((one) => one.field === field)?.label ?? field;
  const left = fields.filter(({ field }) => !(field in constants));
  return (
    <>
      {Object.entries(constants).map(([field, value]) => (
        <Group key={field} mt="xs" align="flex-end">
          <TextInput
            size="xs"
            label={labelOf(field)}
            value={value}
            maxLength={2000}
            onChange={(event) => onChange({ ...constants, [field]: event.currentTarget.value })}
          />
          <Button
            size="xs"
            variant="default"
            aria-label={TABLE_IMPORT_TEXTS.removeConstantOf(labelOf(field))}
            onClick={() => onChange(Object.fromEntries(Object.entries(constants).filter(([one]) => one !== field)))}
          >
            {TABLE_IMPORT_TEXTS.removeConstant}
          </Button>
        </Group>
      ))}
      <NativeSelect
        mt="md"
        size="xs"
        maw={320}
        label={TABLE_IMPORT_TEXTS.constant}
        data={[
          { value: '', label: TABLE_IMPORT_TEXTS.addConstant },
          ...left.map(({ field, label }) => ({ value: field, label })),
        ]}
        value=""
        onChange={(event) => onChange({ ...constants, [event.currentTarget.value]: '' })}
      />
    </>
  );
}
