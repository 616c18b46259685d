import type { LibraryFile } from '@groundwork/contract/library';
import { REPORT_FILES_MAX } from '@groundwork/contract/limits';
import type { CustomData, PlannedSection } from '@groundwork/contract/report-kinds';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilePicker } from '../features/library/picker/file-picker.tsx';
import { CustomBuilder } from '../features/reports/new/custom-builder.tsx';
import { CUSTOM_TEXTS } from '../features/reports/new/custom-report.texts.ts';
import classes from '../features/reports/new/new-report.module.css';
import { NEW_REPORT_TEXTS } from '../features/reports/new/new-report.texts.ts';
import { PlanEditor } from '../features/reports/new/plan-editor.tsx';
import { Templates } from '../features/reports/new/templates.tsx';
import { useCustomDraft } from '../features/reports/new/use-custom-draft.ts';
import { ReportQuota } from '../features/reports/report-quota.tsx';
import { useReportActions } from '../features/reports/reports.queries.ts';
import { api } from '../lib/api.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSelectedProject } from '../session/selected-project.ts';
import { FeatureBoundary } from '../ui/feature-boundary.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { FailedState } from '../ui/list-states.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';
import { PublicSources } from './public-sources.tsx';

type Props = { reportId: string; onGenerated?: () => void };

/** A custom report before it is generated, or generated again. */
export function CustomReportDraft({ reportId, onGenerated }: Props) {
  usePageTitle(CUSTOM_TEXTS.title);
  const draft = useCustomDraft(reportId);
  return (
    <Stack maw={820} mx="auto" py="lg" gap="lg">
      <div>
        <Title order={1}>{CUSTOM_TEXTS.title}</Title>
        <Text c="dimmed" mt={4}>
          {CUSTOM_TEXTS.text}
        </Text>
      </div>
      {draft.stored.isError && (
        <FailedState
          title={CUSTOM_TEXTS.failed}
          error={draft.stored.error}
          onRetry={() => void draft.stored.refetch()}
        />
      )}
      <ReportQuota />
      {draft.stored.isPending && <Skeleton h={320} />}
      {draft.data && <Draft reportId={reportId} draft={draft} data={draft.data} onGenerated={onGenerated} />}
    </Stack>
  );
}

type DraftProps = Omit<Props, 'onGenerated'> & {
  draft: ReturnType<typeof useCustomDraft>;
  data: CustomData;
  onGenerated: (() => void) | undefined;
};

function Draft({ reportId, draft, data, onGenerated }: DraftProps) {
  const project = useSelectedProject();
  const { generateCustom } = useReportActions();
  const [isPlanning, planning] = useDisclosure(false);
  const [sections, setSections] = useState<PlannedSection[] | null>(null);
  const change = (next: Partial<CustomData>) => {
    setSections(null);
    planning.close();
    draft.change(next);
  };
  const generate = async () => {
    await draft.flush();
    generateCustom.mutate({ id: reportId, ...(sections && { sections }) }, { onSuccess: () => onGenerated?.() });
  };
  return (
    <>
      {project && <Templates projectId={project.id} data={data} onUse={change} />}
      <CustomBuilder
        data={data}
        onChange={change}
        renderFiles={(fileIds, onChange) => <ChosenFiles fileIds={fileIds} onChange={onChange} />}
      />
      {isPlanning && project && data.scope !== 'documents' && (
        <FeatureBoundary feature={PAGES_TEXTS.publicSources}>
          <PublicSources project={project} />
        </FeatureBoundary>
      )}
      {isPlanning && project && (
        <PlanEditor
          input={{ projectId: project.id, reportType: 'custom', reportId }}
          sections={sections}
          onChange={setSections}
        />
      )}
      <Group>
        <Button loading={generateCustom.isPending} onClick={() => void generate().catch(() => undefined)}>
          {NEW_REPORT_TEXTS.generate}
        </Button>
        {!isPlanning && (
          <Button
            variant="default"
            disabled={data.prompts.length === 0}
            onClick={() => void draft.flush().then(planning.open, () => undefined)}
          >
            {NEW_REPORT_TEXTS.planFirst}
          </Button>
        )}
        <ButtonLink to="/reports" variant="subtle">
          {NEW_REPORT_TEXTS.back}
        </ButtonLink>
        <Text size="sm" c="dimmed" role="status">
          {draft.isSaving ? CUSTOM_TEXTS.saving : draft.isSaved ? CUSTOM_TEXTS.saved : ''}
        </Text>
      </Group>
    </>
  );
}

function ChosenFiles({ fileIds, onChange }: { fileIds: string[]; onChange: (fileIds: string[]) => void }) {
  const [isOpen, picker] = useDisclosure(false);
  const known = useQuery(
    api.library.filesById.queryOptions({ input: { ids: fileIds }, enabled: fileIds.length > 0, staleTime: 0 }),
  );
  const files: LibraryFile[] = fileIds.length > 0 ? (known.data?.files ?? []) : [];
  return (
    <div>
      <Text fw={500} size="sm">
        {CUSTOM_TEXTS.files}
      </Text>
      {files.length === 0 ? (
        <Text size="sm" c="dimmed">
          {CUSTOM_TEXTS.noFiles}
        </Text>
      ) : (
        <ul className={classes['files']}>
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Button variant="default" size="xs" mt="xs" onClick={picker.open}>
        {CUSTOM_TEXTS.chooseFiles}
      </Button>
      <FilePicker
        isOpen={isOpen}
        value={files}
        max={REPORT_FILES_MAX}
        onSave={(chosen) => onChange(chosen.map(({ id }) => id))}
        onClose={picker.close}
      />
    </div>
  );
}
