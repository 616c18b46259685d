import { PROFILE_PHRASE_MAX, PROFILE_VARIANTS_MAX } from '@groundwork/contract/limits';
import type { ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { ActionIcon, Button, Checkbox, TagsInput, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type DraftPhrase, putBack, removePhrase, setRequired, setVariants } from './corrections.ts';
import classes from './profile-form.module.css';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const NAMES_SHOWN = 3;

type Props = {
  phrase: DraftPhrase;
  profile: ProjectProfile;
  onChange: (correct: (draft: ProfileCorrections) => ProfileCorrections) => void;
};

/** One phrase: how many records have it, whether it must be there, its other names; removed, it can be put back. */
export function PhraseRow({ phrase: each, profile, onChange }: Props) {
  const { phrase, variants, isRequired, isRemoved, isProposed, count } = each;
  const [isNaming, setNaming] = useState(false);
  return (
    <li className={classes['phrase']} data-removed={isRemoved || undefined}>
      <div className={classes['row']}>
        <span className={classes['words']}>
          {phrase}{' '}
          <span className={classes['count']}>
            {count === null
              ? !isRemoved && RELEVANCE_SCREEN.notCounted
              : RELEVANCE_SCREEN.inRecords(count, each.inField ?? 0)}
            {isProposed && `, ${RELEVANCE_SCREEN.proposed}`}
          </span>
        </span>
        {isRemoved ? (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={RELEVANCE_SCREEN.putBackLabel(phrase)}
            onClick={() => onChange((draft) => putBack(draft, profile, phrase))}
          >
            {RELEVANCE_SCREEN.putBack}
          </Button>
        ) : (
          <>
            <Checkbox
              size="xs"
              label={RELEVANCE_SCREEN.mustHave}
              aria-label={RELEVANCE_SCREEN.mustHaveOf(phrase)}
              checked={isRequired}
              onChange={({ currentTarget: { checked } }) => onChange((draft) => setRequired(draft, phrase, checked))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={24}
              c="dimmed"
              aria-label={RELEVANCE_SCREEN.removeLabel(phrase)}
              onClick={() => onChange((draft) => removePhrase(draft, each))}
            >
              <IconX size={14} />
            </ActionIcon>
          </>
        )}
      </div>
      {!isRemoved && !isNaming && (
        <UnstyledButton
          className={classes['names'] ?? ''}
          aria-label={`${namesText(variants)}: ${phrase}`}
          aria-expanded={false}
          onClick={() => setNaming(true)}
        >
          {namesText(variants)}
        </UnstyledButton>
      )}
      {!isRemoved && isNaming && (
        <TagsInput
          size="xs"
          autoFocus
          label={RELEVANCE_SCREEN.otherNamesOf(phrase)}
          description={RELEVANCE_SCREEN.otherNamesHint}
          maxTags={PROFILE_VARIANTS_MAX}
          maxLength={PROFILE_PHRASE_MAX}
          acceptValueOnBlur
          value={variants}
          onChange={(names) => onChange((draft) => setVariants(draft, each, names))}
        />
      )}
    </li>
  );
}

function namesText(names: string[]): string {
  if (names.length === 0) return RELEVANCE_SCREEN.addOtherNames;
  const more = names.length - NAMES_SHOWN;
  const shown = names.slice(0, NAMES_SHOWN).join(', ');
  return `${RELEVANCE_SCREEN.otherNames}: ${more > 0 ? `${shown} ${RELEVANCE_SCREEN.andMore(more)}` : shown}`;
}
