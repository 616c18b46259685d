import type { SearchAnswer } from '@groundwork/contract/search';
import { inLanguage } from '@groundwork/contract/texts';
import { Anchor, Text } from '@mantine/core';
import classes from './answer-notes.module.css';
import { SEARCH_TEXTS } from './search.texts.ts';
import { isOtherThanTyped, otherForms, wordsOnly } from './understood.ts';
import type { SearchControl } from './use-search-state.ts';

/** How the query was read, and what people should know of the answer. */
export function AnswerNotes({ answer, control }: { answer: SearchAnswer; control: SearchControl }) {
  const { state, change } = control;
  const isOther = isOtherThanTyped(state.query, answer.understood);
  const words = isOther ? wordsOnly(state.query) : null;
  const forms = otherForms(state.query, answer.results);
  if (!isOther && answer.notes.length + forms.length === 0) return null;
  return (
    <section className={classes['notes']} aria-label={SEARCH_TEXTS.aboutThisSearch}>
      {isOther && (
        <Text size="sm" c="dimmed" lineClamp={2} title={answer.understood}>
          {SEARCH_TEXTS.understoodAs} <span className={classes['query']}>{answer.understood}</span>
        </Text>
      )}
      {words && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          onClick={() => change({ query: words, mode: 'keyword' })}
        >
          {SEARCH_TEXTS.searchAsTyped}
        </Anchor>
      )}
      {forms.length > 0 && (
        <Text size="sm" c="dimmed">
          {SEARCH_TEXTS.alsoReadAs(forms.join(', '))}
        </Text>
      )}
      {answer.notes.map((note, at) => (
        <Text key={note} size="sm" c="dimmed">
          {inLanguage(answer.notesSaid[at], note)}
        </Text>
      ))}
    </section>
  );
}
