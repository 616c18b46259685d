import { STATEMENT_MAX } from '@groundwork/contract/limits';
import type { StatementVerdict } from '@groundwork/contract/report-editing';
import { inLanguage } from '@groundwork/contract/texts';
import { ActionIcon, Checkbox, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconTrash } from '@tabler/icons-react';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import classes from './editing.module.css';
import { EDITING_TEXTS } from './editing.texts.ts';
import type { StatementDraft } from './editing-context.ts';

const StatementSources = lazyPart(async () => (await import('./statement-sources.tsx')).StatementSources);

type Props = {
  draft: StatementDraft;
  label: string;
  isChanged: boolean;
  wasEditors: boolean;
  verdicts: StatementVerdict[] | undefined;
  onChange(draft: StatementDraft): void;
};

/** One sentence: its words, what it cites, and what its sources lack of it. */
export function StatementField({ draft, label, isChanged, wasEditors, verdicts, onChange }: Props) {
  const { text, isKept, sources } = draft;
  const isGone = text.trim() === '';
  const isUnsupported = isChanged && !isGone && !isKept && verdicts?.some(({ isSupported }) => !isSupported);
  return (
    <div
      className={classes['statement']}
      data-changed={isChanged || undefined}
      data-unsupported={isUnsupported || undefined}
    >
      <div className={classes['words']}>
        <Textarea
          autosize
          minRows={1}
          className={classes['field'] ?? ''}
          aria-label={label}
          maxLength={STATEMENT_MAX}
          value={text}
          onChange={(event) => onChange({ ...draft, text: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${EDITING_TEXTS.removeSentence}: ${label}`}
          disabled={isGone}
          onClick={() => onChange({ ...draft, text: '' })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      {(isChanged || wasEditors) && !isGone && (
        <div className={classes['below']}>
          <StatementSources
            sources={sources}
            onChange={(next) => onChange({ ...draft, sources: next })}
            label={label}
          />
          {isChanged && (
            <div role="status">
              <Verdict verdicts={verdicts} citesNothing={sources.length + draft.figures.length === 0} />
            </div>
          )}
          {isChanged && verdicts?.some(({ isSupported }) => !isSupported) && (
            <Checkbox
              size="xs"
              label={EDITING_TEXTS.keep}
              checked={isKept}
              onChange={(event) => onChange({ ...draft, isKept: event.currentTarget.checked })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Verdict({ verdicts, citesNothing }: { verdicts: StatementVerdict[] | undefined; citesNothing: boolean }) {
  if (!verdicts)
    return (
      <Text size="sm" c="dimmed">
        {EDITING_TEXTS.judging}
      </Text>
    );
  const failed = verdicts.filter(({ isSupported }) => !isSupported);
  if (failed.length === 0)
    return (
      <Text size="sm" className={classes['supported'] ?? ''}>
        <IconCircleCheck size={15} aria-hidden /> {EDITING_TEXTS.supported} (
        {[...new Set(verdicts.map(({ kind }) => EDITING_TEXTS.supportedAs[kind]))].join(', ')})
      </Text>
    );
  return failed.map(({ text, missing, missingSaid }, at) => (
    <Text key={at} size="sm" className={classes['unsupported'] ?? ''}>
      <IconAlertTriangle size={15} aria-hidden /> {EDITING_TEXTS.notSupported}.{' '}
      {verdicts.length > 1 && `${EDITING_TEXTS.ofSentence(text)}: `}
      {citesNothing
        ? EDITING_TEXTS.noSource
        : EDITING_TEXTS.notIn(missing.map((each, at) => inLanguage(missingSaid[at], each)).join('; '))}
    </Text>
  ));
}
