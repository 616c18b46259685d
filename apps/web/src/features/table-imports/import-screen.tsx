import { formatNumber } from '@groundwork/contract/format';
import { Alert, Button, Group, Paper, Progress, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { FetchForm } from './fetch-form.tsx';
import { FileButton } from './file-button.tsx';
import { FileLookView } from './file-look-view.tsx';
import { sendFile } from './send-file.ts';
import type { Importers } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';
import { WhoSees } from './who-sees.tsx';

/** So many of the files that wait are named. */
const NAMED = 5;

type Step =
  | { is: 'choosing'; problem?: string }
  | { is: 'sending'; name: string; share: number }
  | { is: 'there'; name: string; importId: string; isFetched: boolean };

/** From a file to its import: sent, looked at, corrected, stored. */
export function ImportScreen({ mayImport }: { mayImport: Importers }) {
  const [ownerId, setOwnerId] = useState(mayImport.everybody ? null : mayImport.owners[0]!.id);
  const [step, setStep] = useState<Step>({ is: 'choosing' });
  const sending = useRef<AbortController | null>(null);
  const [waiting, setWaiting] = useState<File[]>([]);

  async function send(file: File) {
    const controller = new AbortController();
    sending.current = controller;
    const { name } = file;
    setStep({ is: 'sending', name, share: 0 });
    try {
      const importId = await sendFile(
        file,
        ownerId,
        (share) => setStep({ is: 'sending', name, share }),
        controller.signal,
      );
      setStep({ is: 'there', name, importId, isFetched: false });
    } catch (error) {
      if (controller.signal.aborted) return;
      const [said] = Object.values(fieldErrors(error));
      setStep({ is: 'choosing', problem: `${name}: ${said ?? (messageOf(error) || TABLE_IMPORT_TEXTS.failedToSend)}` });
    }
  }

  /** Several files are looked at one after the other. */
  function take([file, ...others]: File[]) {
    setWaiting(others);
    if (file) void send(file);
  }

  function again() {
    sending.current?.abort();
    setStep({ is: 'choosing' });
    take(waiting);
  }

  const following = waiting.length > 0 && (
    <Text size="sm" c="dimmed" mt="lg">
      {TABLE_IMPORT_TEXTS.following(
        waiting
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', '),
      )}
      {waiting.length > NAMED && TABLE_IMPORT_TEXTS.followingMore(formatNumber(waiting.length - NAMED))}
    </Text>
  );

  if (step.is === 'there')
    return (
      <>
        {following}
        <FileLookView
          key={step.importId}
          importId={step.importId}
          fileName={step.name}
          isFetched={step.isFetched}
          hasNext={waiting.length > 0}
          onAgain={again}
        />
      </>
    );
  if (step.is === 'sending') {
    const percent = Math.floor(step.share * 100);
    return (
      <Paper withBorder p="lg" my="lg" role="status">
        <Text>{TABLE_IMPORT_TEXTS.sending(step.name, formatNumber(percent))}</Text>
        <Progress value={percent} my="sm" aria-label={TABLE_IMPORT_TEXTS.sendingLabel} />
        <Button variant="default" size="xs" onClick={again}>
          {waiting.length > 0 ? TABLE_IMPORT_TEXTS.next : TABLE_IMPORT_TEXTS.another}
        </Button>
        {following}
      </Paper>
    );
  }
  return (
    <>
      {step.problem && (
        <Alert color="red" mt="lg">
          {step.problem}
          {following}
          {waiting.length > 0 && (
            <Button variant="default" size="xs" mt="sm" display="block" onClick={again}>
              {TABLE_IMPORT_TEXTS.next}
            </Button>
          )}
        </Alert>
      )}
      <WhoSees mayImport={mayImport} ownerId={ownerId} onChange={setOwnerId} />
      <DropArea hint={TABLE_IMPORT_TEXTS.dropHere} onFiles={take}>
        <Paper withBorder p="xl" my="lg" ta="center">
          <Group justify="center" gap="sm">
            <FileButton label={TABLE_IMPORT_TEXTS.choose} onFiles={take} isPrimary isMany />
            <FileButton label={TABLE_IMPORT_TEXTS.chooseFolder} onFiles={take} isFolder />
          </Group>
          <Text size="sm" c="dimmed" mt="sm">
            {TABLE_IMPORT_TEXTS.kinds}
          </Text>
        </Paper>
      </DropArea>
      <FetchForm
        ownerId={ownerId}
        onFetched={(importId, name) => setStep({ is: 'there', name, importId, isFetched: true })}
      />
    </>
  );
}
