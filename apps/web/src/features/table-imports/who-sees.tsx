import { Select, Text } from '@mantine/core';
import type { Importers } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

type Props = { mayImport: Importers; ownerId: string | null; onChange: (ownerId: string | null) => void };

const EVERYBODY = 'everybody';

/** The people who will find the records: everybody here, or the members of one organization. */
export function WhoSees({ mayImport: { everybody, owners }, ownerId, onChange }: Props) {
  const [only] = owners;
  if (!everybody && owners.length === 1)
    return (
      <Text mt="lg" fw={560}>
        {TABLE_IMPORT_TEXTS.whoSees}: {TABLE_IMPORT_TEXTS.onlyMembers(only!.name)}
      </Text>
    );
  if (owners.length === 0) return null;
  return (
    <Select
      mt="lg"
      maw={420}
      label={TABLE_IMPORT_TEXTS.whoSees}
      allowDeselect={false}
      data={[
        { value: EVERYBODY, label: TABLE_IMPORT_TEXTS.everybody },
        ...owners.map(({ id, name }) => ({ value: id, label: TABLE_IMPORT_TEXTS.onlyMembers(name) })),
      ]}
      value={ownerId ?? EVERYBODY}
      onChange={(value) => onChange(value === EVERYBODY ? null : value)}
    />
  );
}
