import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_MB } from '@groundwork/contract/limits';
import { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive.texts';
import { inLanguage } from '@groundwork/contract/texts';
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './import-screen.module.css';
import { ImportSummaryView } from './import-summary.tsx';
import { ARCHIVE_SCREEN as TEXTS } from './project-archive.texts.ts';
import { isUnderWay, useImport, useImports } from './use-import.ts';

type Props = {
  onOpen: (projectId: string) => void;
  /** False where the plan has no room for another project; `limit` says so. */
  mayBegin: boolean;
  limit: ReactNode;
  earlier: ReactNode;
};

/** From choosing an archive to what came of it. */
export function ImportScreen({ onOpen, mayBegin, limit, earlier }: Props) {
  const { sending, problem, current, send, follow, cancel, again } = useImport();
  const imports = useImports();
  const underWay = imports.data?.items.find(isUnderWay);
  useEffect(() => {
    if (underWay) follow(underWay.id);
  }, [underWay, follow]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isIdle = !sending && !current;
  const take = ([file, ...others]: File[]) => {
    if (!file) return;
    if (others.length > 0) notifications.show({ title: TEXTS.oneOnly, message: TEXTS.oneOnlyText });
    const isTooLarge = file.size > ARCHIVE_MAX_BYTES;
    setRefusal(isTooLarge ? ARCHIVE_TEXTS.tooLarge(ARCHIVE_MAX_MB) : file.size === 0 ? ARCHIVE_TEXTS.notAZip : null);
    if (!isTooLarge && file.size > 0) void send(file);
  };
  const message = refusal ?? problem;
  return (
    <Stack gap="lg" mt="lg">
      {isIdle && (
        <>
          {message && (
            <Alert color="red" role="alert" title={TEXTS.failedTitle}>
              {message}
            </Alert>
          )}
          {mayBegin ? <Chooser onFiles={take} /> : limit}
        </>
      )}
      {sending && (
        <UnderWay
          fileName={sending.fileName}
          step={sending.isOffline ? TEXTS.offline : TEXTS.sending(sending.percent)}
          percent={sending.percent}
          note={TEXTS.stay}
          onCancel={cancel}
        />
      )}
      {current && isUnderWay(current) && (
        <UnderWay
          fileName={current.fileName}
          step={TEXTS.working(inLanguage(current.stepSaid, current.step), current.progress)}
          percent={current.progress}
          note={TEXTS.leave}
          onCancel={cancel}
        />
      )}
      {current && (current.status === 'failed' || current.status === 'cancelled') && (
        <Alert
          color={current.status === 'failed' ? 'red' : 'gray'}
          role="alert"
          title={current.status === 'failed' ? TEXTS.failedTitle : TEXTS.cancelledTitle}
        >
          {inLanguage(current.messageSaid, current.message ?? '')}
        </Alert>
      )}
      {current?.summary && <ImportSummaryView summary={current.summary} onOpen={onOpen} />}
      {current && !isUnderWay(current) && mayBegin && (
        <Button variant="default" w="fit-content" onClick={again}>
          {TEXTS.chooseAnother}
        </Button>
      )}
      {isIdle && earlier}
    </Stack>
  );
}

function Chooser({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has no role; the button does the same
    <div
      className={classes['chooser']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <FileButton accept=".zip,application/zip" onChange={(file) => file && onFiles([file])}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} />}>
            {TEXTS.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {isOver ? TEXTS.dropHere : TEXTS.limit}
      </Text>
    </div>
  );
}

type UnderWayProps = { fileName: string; step: string; percent: number; note: string; onCancel: () => void };

const UnderWay = ({ fileName, step, percent, note, onCancel }: UnderWayProps) => (
  <section className={classes['box']} aria-label={TEXTS.progress}>
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0 }}>
        <Text fw={600} truncate>
          {fileName}
        </Text>
        <Text size="sm" role="status" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {step}
        </Text>
      </div>
      <Button variant="default" size="xs" flex="none" onClick={onCancel}>
        {TEXTS.cancel}
      </Button>
    </Group>
    <Progress size={5} my="sm" value={percent} aria-label={TEXTS.progress} />
    <Text size="sm" c="dimmed">
      {note}
    </Text>
  </section>
);
