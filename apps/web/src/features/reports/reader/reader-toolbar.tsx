import { LANGUAGES, type Language } from '@groundwork/contract/languages';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { ActionIcon, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconChevronDown,
  IconDownload,
  IconLanguage,
  IconMessage,
  IconPencil,
  IconPrinter,
  IconQuote,
} from '@tabler/icons-react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { EDITING_TEXTS } from '../editing/editing.texts.ts';
import { useReportComments } from '../report-comments/report-comments.queries.ts';
import { REPORT_COMMENTS_TEXTS } from '../report-comments/report-comments.texts.ts';
import { VERSIONS_TEXTS } from '../versions/versions.texts.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

const ReferencesMenu = lazyOverlay('menu', async () => (await import('./references-menu.tsx')).ReferencesMenu);
const VersionsDrawer = lazyDialog(async () => (await import('../versions/versions-drawer.tsx')).VersionsDrawer);

const FORMATS = [
  { format: 'docx', label: 'DOCX' },
  { format: 'pdf', label: 'PDF' },
  { format: 'md', label: 'Markdown' },
] as const;

type Props = {
  report: ReportDocument;
  mayEdit: boolean;
  isEditing: boolean;
  onEdit: (() => void) | null;
  /** Which one is open beside the text. */
  panel: 'comments' | 'sources' | null;
  onPanel(panel: 'comments' | 'sources'): void;
  onLanguage(language: Language): void;
};

/**
 * Downloads are plain links: the browser's own progress, and they can be opened elsewhere or copied. What takes the report away and
 * what shows more of it are a line each on small screens, whichever font has come.
 */
export function ReaderToolbar({ report, mayEdit, isEditing, onEdit, panel, onPanel, onLanguage }: Props) {
  const [isOpen, versions] = useDisclosure(false);
  const { reportId, reportType, language, languages = [] } = report;
  const address = (format: string) =>
    `/api/reports/${reportType}/${reportId}/document?format=${format}&language=${language}`;
  const others = languages.filter((each) => each !== language);
  return (
    <Group className={`${classes['toolbar']} no-print`} role="group" aria-label={READER_TEXTS.tools} gap={4}>
      <Group gap={4}>
        <IconDownload size={16} aria-hidden />
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            component="a"
            href={address(format)}
            download
            variant="default"
            size="xs"
            aria-label={READER_TEXTS.downloadLabel(label)}
          >
            {label}
          </Button>
        ))}
        <ReferencesMenu
          address={address}
          target={
            <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {READER_TEXTS.references}
            </Button>
          }
        />
      </Group>
      <Group gap={4}>
        {mayEdit && (
          <Button
            variant="subtle"
            size="xs"
            px={8}
            leftSection={<IconPencil size={15} aria-hidden />}
            data-edit
            disabled={isEditing}
            onClick={() => onEdit?.()}
          >
            {EDITING_TEXTS.edit}
          </Button>
        )}
        <Button
          variant={panel === 'sources' ? 'light' : 'subtle'}
          size="xs"
          px={8}
          leftSection={<IconQuote size={15} aria-hidden />}
          aria-expanded={panel === 'sources'}
          disabled={isEditing}
          onClick={() => onPanel('sources')}
        >
          {READER_TEXTS.sources}
        </Button>
        <CommentsButton
          report={report}
          isShown={panel === 'comments'}
          isEditing={isEditing}
          onClick={() => onPanel('comments')}
        />
        <Button variant="subtle" size="xs" px={8} onClick={versions.open}>
          {VERSIONS_TEXTS.versions}
        </Button>
        {others.map((other) => (
          <Button
            key={other}
            variant="subtle"
            size="xs"
            px={8}
            lang={other}
            leftSection={<IconLanguage size={15} aria-hidden />}
            aria-label={READER_TEXTS.readIn(LANGUAGES[other])}
            disabled={isEditing}
            onClick={() => onLanguage(other)}
          >
            {LANGUAGES[other]}
          </Button>
        ))}
        <ActionIcon
          variant="subtle"
          visibleFrom="xs"
          aria-label={READER_TEXTS.print}
          title={READER_TEXTS.print}
          onClick={() => window.print()}
        >
          <IconPrinter size={16} aria-hidden />
        </ActionIcon>
      </Group>
      <VersionsDrawer report={report} mayEdit={mayEdit && !isEditing} isOpen={isOpen} onClose={versions.close} />
    </Group>
  );
}

type CommentsProps = { report: ReportDocument; isShown: boolean; isEditing: boolean; onClick(): void };

function CommentsButton({ report, isShown, isEditing, onClick }: CommentsProps) {
  const open = useReportComments(report).data?.items.filter(({ resolvedAt }) => resolvedAt === null).length ?? 0;
  return (
    <Button
      variant={isShown ? 'light' : 'subtle'}
      size="xs"
      px={8}
      leftSection={<IconMessage size={15} aria-hidden />}
      aria-expanded={isShown}
      aria-label={open > 0 ? REPORT_COMMENTS_TEXTS.commentsOpen(open) : undefined}
      disabled={isEditing}
      onClick={onClick}
    >
      {REPORT_COMMENTS_TEXTS.comments}
      {open > 0 && ` (${open})`}
    </Button>
  );
}
