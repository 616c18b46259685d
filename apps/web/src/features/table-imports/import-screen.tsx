import { formatNumber } from '@groundwork/contract/format';
import { Alert, Button, Paper, Progress, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { messageOf } from '../../lib/api-errors.ts';
import { DropArea } from '../../ui/drop-area.tsx';
import { FetchForm } from './fetch-form.tsx';
import { FileButton } from './file-button.tsx';
import { FileLookView } from './file-look-view.tsx';
import { sendFile } from './send-file.ts';
import type { Importers } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';
import { WhoSees } from './who-sees.tsx';

type Step =
  | { is: 'choosing'; problem?: string }
  | { is: 'sending'; name: string; share: number }
  | { is: 'there'; name: string; importId: string; isFetched: boolean };

/** From a file to its import: sent, looked at, corrected, stored. */
export function ImportScreen({ mayImport }: { mayImport: Importers }) {
  const [ownerId, setOwnerId] = useState(mayImport.everybody ? null : mayImport.owners[0]!.id);
  const [step, setStep] = useState<Step>({ is: 'choosing' });
  const sending = useRef<AbortController | null>(null);

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
      setStep({ is: 'choosing', problem: messageOf(error) || TABLE_IMPORT_TEXTS.failedToSend });
    }
  }

  function again() {
    sending.current?.abort();
    setStep({ is: 'choosing' });
  }

  if (step.is === 'there')
    return (
      <FileLookView
        key={step.importId}
        importId={step.importId}
        fileName={step.name}
        isFetched={step.isFetched}
        onAgain={again}
      />
    );
  if (step.is === 'sending') {
    const percent = Math.floor(step.share * 100);
    return (
      <Paper withBorder p="lg" my="lg" role="status">
        <Text>{TABLE_IMPORT_TEXTS.sending(step.name, formatNumber(percent))}</Text>
        <Progress value={percent} my="sm" aria-label={TABLE_IMPORT_TEXTS.sendingLabel} />
        <Button variant="default" size="xs" onClick={again}>
          {TABLE_IMPORT_TEXTS.another}
        </Button>
      </Paper>
    );
  }
  return (
    <>
      {step.problem && (
        <Alert color="red" mt="lg">
          {step.problem}
        </Alert>
      )}
      <WhoSees mayImport={mayImport} ownerId={ownerId} onChange={setOwnerId} />
      <DropArea hint={TABLE_IMPORT_TEXTS.dropHere} onFiles={([file]) => file && void send(file)}>
        <Paper withBorder p="xl" my="lg" ta="center">
          <FileButton label={TABLE_IMPORT_TEXTS.choose} onFile={(file) => void send(file)} isPrimary />
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
