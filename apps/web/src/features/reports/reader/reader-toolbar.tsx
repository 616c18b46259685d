import { Button, Group } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

const FORMATS = [
  { format: 'docx', label: 'DOCX' },
  { format: 'pdf', label: 'PDF' },
  { format: 'md', label: 'Markdown' },
] as const;

/** Downloads are plain links: the browser's own progress, and they can be opened elsewhere or copied. */
export function ReaderToolbar({ reportId }: { reportId: string }) {
  return (
    <Group className={`${classes['toolbar']} no-print`} role="group" aria-label={UI_TEXTS.download} gap={6}>
      <IconDownload size={16} aria-hidden />
      {FORMATS.map(({ format, label }) => (
        <Button
          key={format}
          component="a"
          href={`/api/reports/commercialization/${reportId}/document?format=${format}`}
          download
          variant="default"
          size="xs"
          aria-label={READER_TEXTS.downloadLabel(label)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="subtle"
        size="xs"
        color="gray"
        c="dimmed"
        leftSection={<IconPrinter size={15} />}
        visibleFrom="xs"
        onClick={() => window.print()}
      >
        {READER_TEXTS.print}
      </Button>
    </Group>
  );
}
