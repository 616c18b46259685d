import type { StatementPlace } from '@groundwork/contract/report-changes';
import { statementId } from '@groundwork/contract/statement-id';
import { ActionIcon } from '@mantine/core';
import { IconMessage, IconMessagePlus } from '@tabler/icons-react';
import { useCommenting } from './comments-context.ts';
import classes from './report-comments.module.css';
import { REPORT_COMMENTS_TEXTS } from './report-comments.texts.ts';

const WORDS_SHOWN = 60;

/** Behind a sentence, while comments are shown: how many there are on it, and the way to one more. */
export function CommentMark({ place, words }: { place: StatementPlace; words: string }) {
  const commenting = useCommenting();
  if (!commenting) return null;
  const id = statementId(place);
  const count = commenting.countOf(id);
  const short = words.length > WORDS_SHOWN ? `${words.slice(0, WORDS_SHOWN).trimEnd()}…` : words;
  return (
    <ActionIcon
      size={24}
      variant={count > 0 ? 'light' : 'subtle'}
      color={count > 0 ? undefined : 'gray'}
      className={`${classes['mark']} no-print`}
      aria-label={count > 0 ? REPORT_COMMENTS_TEXTS.showComments(count, short) : REPORT_COMMENTS_TEXTS.commentOn(short)}
      aria-pressed={commenting.chosen === id}
      onClick={() => commenting.choose(place, words)}
    >
      {count > 0 ? <IconMessage size={15} aria-hidden /> : <IconMessagePlus size={15} aria-hidden />}
    </ActionIcon>
  );
}
