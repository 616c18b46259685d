import type { Persona } from '@groundwork/contract/projects';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { name, num, ofRecord, type Words } from '../../statements/part.ts';
import { forCount, word, words } from '../../statements/template.ts';
import { type DraftSentence, fieldGrounds, inference } from '../draft.ts';
import { investigatorOf, isLed } from './people.ts';

/** What each persona does with the size of the others' trials, and with how the nearest was designed. */
const SIZE: Record<Persona, Words> = {
  tech_developer: words`Consider`,
  tech_scout: words`Ask whether the owner has planned`,
  tech_investor: words`Ask whether the budget carries`,
};
const READ: Record<Persona, Words> = {
  tech_developer: words`before planning a trial: its outcomes may be the ones to be compared by`,
  tech_scout: words`and ask the owner what it measured: the same outcomes may be the ones to compare by`,
  tech_investor: words`and ask the team to report the same outcomes: a later buyer may compare by them`,
};

export function planTrial(evidence: Evidence): DraftSentence | null {
  const [first] = ['enrolment', 'target-size'].flatMap((kind) =>
    ['Phase 2', 'Phase 1', 'Phase 3'].flatMap((phase) => {
      const size = findFigure(evidence, `${kind}:${phase}`);
      return size ? [{ phase, size, isPlanned: kind === 'target-size' }] : [];
    }),
  );
  if (!first) return null;
  const { phase, size, isPlanned } = first;
  const time = isPlanned ? undefined : findFigure(evidence, `trials:months:${phase}`);
  const people = words`some ${num(size)} people`;
  const how = time ? words`${people} and ${num(time)} ${forCount(time.value, 'month', 'months')}` : people;
  return inference(
    words`${SIZE[evidence.project.persona]} a trial of ${how}, the median of the ${name(size, phase)} ${word(isPlanned ? 'international trials' : 'trials')} on the topic.`,
    time ? [size.id, time.id] : [size.id],
  );
}

/** Titles of trials may fill a paragraph: such a one is named by its number. */
const TITLE_MAX = 110;
const trialName = (each: EvidenceRecord): Words => {
  const { record } = each;
  return record.title.length <= TITLE_MAX || record.engine !== 'clinical-trials'
    ? title(each)
    : words`trial ${inField(each, 'Record', (record.data as ClinicalTrial).nctId)}`;
};

/** What was measured before, and in whom, is what a reviewer will ask about. */
export function readTrial({ records, project }: Evidence): DraftSentence | null {
  const first = records['clinical-trials'][0] ?? records['international-trials'][0];
  const sponsor = first && (first.record.data as ClinicalTrial | InternationalTrial).sponsor;
  if (!first || !sponsor) return null;
  return inference(
    words`Read how ${inField(first, first.record.engine === 'clinical-trials' ? 'Sponsor' : 'Primary sponsor', sponsor)} designed ${trialName(first)}${project.persona === 'tech_developer' ? null : words`,`} ${READ[project.persona]}.`,
    [],
    fieldGrounds(first, 'Title', 'NCT ID', 'Record', 'Sponsor', 'Primary sponsor'),
  );
}

/** Who runs such trials can say whether patients can be found. */
export function askInvestigators({ records }: Evidence): DraftSentence | null {
  const [first] = records['clinical-trials'].filter(isLed);
  const person = first && investigatorOf(first);
  if (!first || !person) return null;
  const [line] = lineWith(first, person.name);
  if (!line) return null;
  const affiliation = person.affiliation && first.fields.find((each) => each.includes(person.affiliation!));
  const at = affiliation ? words` (${ofRecord(first.key, affiliation, person.affiliation!)})` : null;
  return inference(
    words`Ask ${ofRecord(first.key, line.quote, person.name)}${at} how ${trialName(first)} finds its patients: the trial is on the topic.`,
    [],
    [...fieldGrounds(first, 'Title', 'NCT ID', 'Record'), ...lineWith(first, person.name)],
  );
}

/** The line of a record's fields that names somebody, whatever their part is called. */
const lineWith = (each: EvidenceRecord, name: string) =>
  each.fields
    .filter((line) => line.includes(name))
    .slice(0, 2)
    .map((quote) => ({ key: each.key, quote }));

/** Results that are due set what others are measured by. */
export function awaitReadout(evidence: Evidence): DraftSentence | null {
  const key = evidence.tables?.find(({ id }) => id === 'readouts')?.rows[0]?.key;
  const next = key && findEvidence(evidence, key);
  if (!next) return null;
  const { nctId, sponsor, primaryCompletionDate } = next.record.data as ClinicalTrial;
  // The plan is of one year.
  const until = `${Number(evidence.asOf.slice(0, 4)) + 1}${evidence.asOf.slice(4, 10)}`;
  if (!sponsor || !primaryCompletionDate || primaryCompletionDate > until) return null;
  return inference(
    words`Ask ${inField(next, 'Sponsor', sponsor)} for the results of ${inField(next, 'Record', nctId)} after ${field(next, 'Primary completion date')}, the date of its primary completion: they may set the bar.`,
    [],
    fieldGrounds(next, 'NCT ID', 'Record', 'Sponsor', 'Primary completion date'),
  );
}
