import type { ReportDocument } from '@groundwork/contract/report-document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-errors.ts';
import { carryOver, type Drafts, draftOf, editOf, isDirty, NO_DRAFTS, placeKey } from './drafts.ts';
import { EDITING_TEXTS } from './editing.texts.ts';
import type { Editing } from './editing-context.ts';

/** An editor's changes to a report, and saving them. None of them is lost to somebody else's save. */
export function useReportEditing(report: ReportDocument) {
  const queryClient = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const [drafts, setDrafts] = useState<Drafts>(NO_DRAFTS);
  /** Words that found no place in a version that somebody else saved meanwhile. */
  const [left, setLeft] = useState<string[]>([]);
  const [base, setBase] = useState(report.version);
  const [isChangedMeanwhile, setChangedMeanwhile] = useState(false);
  if (base !== report.version) {
    setBase(report.version);
    if (isEditing) {
      const carried = carryOver(drafts, report);
      setDrafts(carried.drafts);
      setLeft([...left, ...carried.left]);
      setChangedMeanwhile(true);
    }
  }
  const isUnsaved = isEditing && isDirty(drafts);
  useBlocker({
    shouldBlockFn: () => isUnsaved && !window.confirm(EDITING_TEXTS.leaveAnyway),
    enableBeforeUnload: () => isUnsaved,
    disabled: !isUnsaved,
  });

  const ref = { reportType: report.reportType, reportId: report.reportId };
  const told = { ...ref, language: report.language };
  const stop = () => {
    setEditing(false);
    setDrafts(NO_DRAFTS);
    setLeft([]);
    setChangedMeanwhile(false);
    save.reset();
  };
  const save = useMutation(
    api.reports.edit.mutationOptions({
      onSuccess: (next) => {
        stop();
        for (const input of [told, { ...ref, language: undefined }])
          if (queryClient.getQueryData(api.reports.get.queryKey({ input }))?.language === next.language)
            queryClient.setQueryData(api.reports.get.queryKey({ input }), next);
        return Promise.all(
          [api.reports.versions.key(), api.reports.changes.key(), api.reports.list.key()].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
      },
      onError: async (error) => {
        if (hasCode(error, 'CONFLICT'))
          await queryClient.invalidateQueries({ queryKey: api.reports.get.key({ input: ref }) });
      },
    }),
  );

  const editing = useMemo(
    (): Editing => ({
      isEditing,
      report,
      draftsOf: (place, sentences) => drafts.prose[placeKey(place)]?.statements ?? sentences.map(draftOf),
      setDrafts: (place, statements) =>
        setDrafts(({ prose, titles }) => {
          const key = placeKey(place);
          const { [key]: known, ...others } = prose;
          if (statements === null) return { prose: others, titles };
          const before = known?.before ?? sentencesAt(report, place);
          return { prose: { ...others, [key]: { place, before, statements } }, titles };
        }),
      titleOf: ({ id, title }) => drafts.titles[id] ?? title,
      setTitle: ({ id, title: stored }, title) =>
        setDrafts(({ prose, titles }) => {
          const { [id]: _known, ...others } = titles;
          return { prose, titles: title === stored ? others : { ...others, [id]: title } };
        }),
    }),
    [isEditing, drafts, report],
  );

  return {
    editing,
    isEditing,
    isUnsaved,
    left,
    isChangedMeanwhile,
    error: save.error,
    isSaving: save.isPending,
    start: () => setEditing(true),
    stop,
    save: () => save.mutate({ ...told, version: report.version, ...editOf(drafts) }),
  };
}

function sentencesAt(
  { sections }: ReportDocument,
  { sectionId, block: at, item }: Parameters<Editing['setDrafts']>[0],
) {
  const block = sections.find(({ id }) => id === sectionId)?.blocks[at];
  if (block?.type === 'paragraph') return block.sentences;
  return (block?.type === 'list' && item !== null && block.items[item]) || [];
}
