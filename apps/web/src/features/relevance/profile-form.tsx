import { PROFILE_PHRASE_MAX, PROFILE_PHRASES_MAX } from '@groundwork/contract/limits';
import type { ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { Alert, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Form } from '../../ui/form.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { AddPhrase, EMPTY_PHRASE } from './add-phrase.tsx';
import { ByModel } from './by-model.tsx';
import { addPhrase, type DraftPhrase, draftPhrases } from './corrections.ts';
import { MarkedRecords } from './marked-records.tsx';
import { PhraseRow } from './phrase-row.tsx';
import classes from './profile-form.module.css';
import { ProfilePreview } from './profile-preview.tsx';
import { ProposedNames } from './proposed-names.tsx';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';
import { useDraft } from './use-draft.ts';

const AXES = ['technology', 'use', null] as const;

type Props = { profile: ProjectProfile; onClose: () => void; onDirty: (isDirty: boolean) => void };

export function ProfileForm({ profile, onClose, onDirty }: Props) {
  const { draft, setDraft, isConflict, isPending, isDirty, save } = useDraft(profile, onClose);
  const [typed, setTyped] = useState(EMPTY_PHRASE);
  const isTyped = typed.phrase.trim() !== '';
  useEffect(() => onDirty(isDirty || isTyped), [onDirty, isDirty, isTyped]);
  const phrases = draftPhrases(profile, draft);
  const isFull = draft.added.length >= PROFILE_PHRASES_MAX;
  const withTyped = (corrections: ProfileCorrections) =>
    isTyped && !isFull ? addPhrase(corrections, { ...typed, phrase: typed.phrase.trim() }) : corrections;
  return (
    <Form
      className={classes['form']}
      onSubmit={() => {
        // Text left in the field was meant, also when "Add" was not pressed.
        save(withTyped(draft));
        setTyped(EMPTY_PHRASE);
      }}
    >
      <Text size="sm" c="dimmed">
        {RELEVANCE_SCREEN.editHint}
      </Text>
      {profile.model && <ByModel model={profile.model} profile={profile} draft={draft} onChange={setDraft} />}
      {isConflict && (
        <Alert variant="light" color="yellow" role="alert">
          {RELEVANCE_SCREEN.conflict} {RELEVANCE_SCREEN.conflictDo}
        </Alert>
      )}
      {AXES.map((axis) => (
        <PhraseGroup
          key={axis}
          axis={axis}
          phrases={phrases.filter((each) => each.axis === axis)}
          profile={profile}
          onChange={setDraft}
        />
      ))}
      <Text size="xs" c="dimmed">
        {RELEVANCE_SCREEN.mustHaveHint}
      </Text>
      <AddPhrase
        value={typed}
        isFull={isFull}
        onChange={setTyped}
        onAdd={() => {
          setDraft(withTyped);
          setTyped(EMPTY_PHRASE);
        }}
      />
      <TagsInput
        label={RELEVANCE_SCREEN.unwanted}
        description={RELEVANCE_SCREEN.unwantedHint}
        maxTags={PROFILE_PHRASES_MAX}
        maxLength={PROFILE_PHRASE_MAX}
        acceptValueOnBlur
        value={draft.unwanted}
        onChange={(unwanted) => setDraft((before) => ({ ...before, unwanted }))}
      />
      <ProposedNames
        names={profile.proposed}
        draft={draft}
        onAdd={(phrase) => setDraft((before) => addPhrase(before, { phrase, axis: 'technology', variants: [] }))}
      />
      {isDirty && <ProfilePreview projectId={profile.projectId} corrections={withTyped(draft)} />}
      <MarkedRecords profile={profile} />
      <FormActions
        submitLabel={UI_TEXTS.save}
        isBusy={isPending}
        onCancel={onClose}
        className={classes['foot'] ?? ''}
      />
    </Form>
  );
}

type GroupProps = Pick<Parameters<typeof PhraseRow>[0], 'profile' | 'onChange'> & {
  axis: (typeof AXES)[number];
  phrases: DraftPhrase[];
};

function PhraseGroup({ axis, phrases, ...row }: GroupProps) {
  if (phrases.length === 0) return null;
  const label = axis ? RELEVANCE_SCREEN.axes[axis] : RELEVANCE_SCREEN.axisRemoved;
  return (
    <section aria-label={label}>
      <Title order={3} mb={4}>
        {label}
      </Title>
      <Stack component="ul" gap={0} className={classes['list'] ?? ''}>
        {phrases.map((phrase) => (
          <PhraseRow key={phrase.phrase} phrase={phrase} {...row} />
        ))}
      </Stack>
    </section>
  );
}
