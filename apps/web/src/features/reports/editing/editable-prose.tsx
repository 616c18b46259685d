import { STATEMENT_CHECK_MS } from '@groundwork/contract/limits';
import type { Sentence } from '@groundwork/contract/report-document';
import type { ProsePlace, StatementVerdict } from '@groundwork/contract/report-editing';
import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isChanged } from './drafts.ts';
import classes from './editing.module.css';
import { EDITING_TEXTS } from './editing.texts.ts';
import { type StatementDraft, useEditing } from './editing-context.ts';
import { StatementField } from './statement-field.tsx';

let added = 0;

/** A paragraph, or an item of a list, sentence by sentence; what is changed in it is judged as one types. */
export function EditableProse({ place, sentences }: { place: ProsePlace; sentences: Sentence[] }) {
  const { draftsOf, setDrafts, report } = useEditing();
  const drafts = draftsOf(place, sentences);
  const changed = drafts.filter((draft) => isChanged(draft, sentences));
  const verdictOf = useVerdicts(place, changed);
  const { title } = report!.sections.find(({ id }) => id === place.sectionId)!;
  const section = place.item === null ? title : EDITING_TEXTS.inPoint(title, place.item + 1);
  const set = (draft: StatementDraft) =>
    setDrafts(
      place,
      drafts.map((each) => (each.id === draft.id ? draft : each)),
    );
  const add = () =>
    setDrafts(place, [
      ...drafts,
      { id: `new-${++added}`, text: '', was: null, sources: [], figures: [], isKept: false },
    ]);
  return (
    <div className={classes['prose']} data-changed={changed.length > 0 || undefined}>
      {drafts.map((draft, at) => (
        <StatementField
          key={draft.id}
          draft={draft}
          label={EDITING_TEXTS.sentence(String(at + 1), section)}
          isChanged={changed.includes(draft)}
          wasEditors={draft.was !== null && sentences[draft.was]?.kind === 'editor'}
          verdicts={verdictOf(draft)}
          onChange={set}
        />
      ))}
      <Group gap="xs">
        <Button size="compact-sm" variant="subtle" leftSection={<IconPlus size={13} aria-hidden />} onClick={add}>
          {EDITING_TEXTS.addSentence}
        </Button>
        {changed.length > 0 && (
          <Button size="compact-sm" variant="subtle" color="gray" c="dimmed" onClick={() => setDrafts(place, null)}>
            {EDITING_TEXTS.asItWas}
          </Button>
        )}
      </Group>
    </div>
  );
}

type Asked = Pick<StatementDraft, 'text' | 'was' | 'sources' | 'figures'>;
const asked = ({ text, was, sources, figures }: StatementDraft): Asked => ({
  text: text.trim(),
  was,
  sources,
  figures,
});

/** The parts of changed sentences that their sources lack, once one stops typing; undefined while it is not known. */
function useVerdicts(place: ProsePlace, changed: StatementDraft[]) {
  const { report } = useEditing();
  const [statements] = useDebouncedValue(
    JSON.stringify(changed.filter(({ text }) => text.trim() !== '').map(asked)),
    STATEMENT_CHECK_MS,
  );
  const known = JSON.parse(statements) as Asked[];
  const { reportType, reportId, version, language } = report!;
  const { data } = useQuery(
    api.reports.check.queryOptions({
      input: { reportType, reportId, version, language, place, statements: known },
      enabled: known.length > 0,
      staleTime: Infinity,
      retry: false,
    }),
  );
  return (draft: StatementDraft): StatementVerdict[] | undefined => {
    const own = JSON.stringify(asked(draft));
    const at = known.findIndex((each) => JSON.stringify(each) === own);
    return at < 0 ? undefined : data?.statements[at];
  };
}
