import type { Engine } from '@groundwork/contract/engines';
import type { FollowedFrequency } from '@groundwork/contract/followed-files';
import type { FileLook, MappableField } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { Alert, Button, Group, List, Paper, Select, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { messageOf } from '../../lib/api-errors.ts';
import { inactive } from '../../ui/inactive.tsx';
import { MappingEditor } from './mapping-editor.tsx';
import { PreviewList } from './preview-list.tsx';
import classes from './table-imports.module.css';
import { useFileImportActions, useFileLook } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

/** So long after the last change the records are shown by it. */
const PREVIEW_AFTER_MS = 500;
const FRESH = ['never', 'daily', 'weekly'] as const;

type Props = { importId: string; fileName: string; isFetched: boolean; hasNext: boolean; onAgain: () => void };
type Fresh = FollowedFrequency | 'never';

/** A look into an arrived file: the source that knows it, or a mapping to correct, and its records before anything is stored. */
export function FileLookView({ importId, fileName, isFetched, hasNext, onAgain }: Props) {
  const [engine, setEngine] = useState<Engine | undefined>();
  const look = useFileLook(importId, engine ? { engine } : {});
  if (look.isError)
    return (
      <Alert color="red" my="lg" title={TABLE_IMPORT_TEXTS.refused}>
        {messageOf(look.error)}
        <Again hasNext={hasNext} onAgain={onAgain} />
      </Alert>
    );
  if (!look.data)
    return (
      <div role="status">
        {TABLE_IMPORT_TEXTS.looking(fileName)}
        <Skeleton h={320} mt="md" />
      </div>
    );
  return (
    <Looked
      key={look.data.proposal?.mapping.engine}
      importId={importId}
      isFetched={isFetched}
      look={look.data}
      hasNext={hasNext}
      onEngine={setEngine}
      onAgain={onAgain}
    />
  );
}

function Again({ hasNext, onAgain }: Pick<Props, 'hasNext' | 'onAgain'>) {
  return (
    <Button variant="default" mt="md" display="block" onClick={onAgain}>
      {hasNext ? TABLE_IMPORT_TEXTS.next : TABLE_IMPORT_TEXTS.another}
    </Button>
  );
}

function Looked({
  importId,
  isFetched,
  look,
  hasNext,
  onEngine,
  onAgain,
}: Omit<Props, 'fileName'> & { look: FileLook; onEngine: (engine: Engine) => void }) {
  const { proposal, refusal, files } = look;
  const [mapping, setMapping] = useState(proposal?.mapping ?? null);
  const [shown] = useDebouncedValue(mapping, PREVIEW_AFTER_MS);
  const isChanged = shown !== null && shown !== proposal?.mapping;
  const corrected = useFileLook(importId, isChanged ? { mapping: shown } : {}, isChanged);
  const { preview, fields } = isChanged && corrected.data ? corrected.data : look;
  const { run } = useFileImportActions();
  const reason = whyNot(mapping, fields, refusal);
  const [fresh, setFresh] = useState<Fresh>('never');
  const keepFresh = fresh === 'never' ? {} : { keepFresh: fresh };
  const start = () => run.mutate({ importId, ...(mapping && { mapping }), ...keepFresh }, { onSuccess: onAgain });
  return (
    <>
      <Paper withBorder p="md" my="lg">
        <Title order={2} size="h4" mb="xs">
          {headingOf(look)}
        </Title>
        {refusal && <p>{refusal}</p>}
        {proposal && mapping ? (
          <MappingEditor
            look={look}
            fields={fields}
            proposal={proposal}
            mapping={mapping}
            onChange={setMapping}
            onEngine={onEngine}
          />
        ) : (
          <List size="sm">
            {files.map(({ name, source }) => (
              <List.Item key={name}>
                {source ? TABLE_IMPORT_TEXTS.recognisedAs(name, source) : TABLE_IMPORT_TEXTS.notRecognised(name)}
              </List.Item>
            ))}
          </List>
        )}
      </Paper>
      {!refusal && <PreviewList preview={preview} isStale={corrected.isFetching || shown !== mapping} />}
      {corrected.isError && <Alert color="red">{messageOf(corrected.error)}</Alert>}
      {isFetched && !refusal && (
        <Select
          mt="lg"
          maw={320}
          label={TABLE_IMPORT_TEXTS.keepFresh}
          allowDeselect={false}
          data={FRESH.map((value) => ({ value, label: TABLE_IMPORT_TEXTS.frequencies[value] }))}
          value={fresh}
          onChange={(value) => setFresh(value as Fresh)}
        />
      )}
      <Group className={classes['actions'] ?? ''}>
        <Button loading={run.isPending} {...(reason ? inactive(reason) : { onClick: start })}>
          {TABLE_IMPORT_TEXTS.import}
        </Button>
        <Button variant="default" onClick={onAgain}>
          {hasNext ? TABLE_IMPORT_TEXTS.next : TABLE_IMPORT_TEXTS.another}
        </Button>
        {reason && <Text size="sm">{reason}</Text>}
      </Group>
    </>
  );
}

function headingOf({ proposal, refusal }: FileLook): string {
  if (refusal) return TABLE_IMPORT_TEXTS.refused;
  return proposal ? TABLE_IMPORT_TEXTS.proposed : TABLE_IMPORT_TEXTS.recognised;
}

function whyNot(mapping: TableMapping | null, fields: MappableField[], refusal: string | null): string | null {
  if (refusal) return TABLE_IMPORT_TEXTS.isRefused;
  if (!mapping) return null;
  if (!mapping.columns.some(({ field }) => field === 'title')) return TABLE_IMPORT_TEXTS.needsTitle;
  const isAsked = mapping.columns.some((column) => {
    const style = fields.find(({ field }) => field === column.field)?.style;
    return style && column[style] === 'undecided';
  });
  return isAsked ? TABLE_IMPORT_TEXTS.needsAnswers : null;
}
