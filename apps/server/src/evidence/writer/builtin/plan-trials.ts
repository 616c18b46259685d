import { formatCount, formatDate, formatNumber } from '@groundwork/contract/format';
import type { Persona } from '@groundwork/contract/projects';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import type { InternationalTrial } from '../../../catalogue/engines/international-trials.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure } from '../../evidence.ts';
import { type DraftSentence, fieldGrounds, inference } from '../draft.ts';
import { investigatorOf, isLed } from './people.ts';

/** What each persona does with the size of the others' trials, and with how the nearest was designed. */
const SIZE: Record<Persona, string> = {
  tech_developer: 'Consider',
  tech_scout: 'Ask whether the owner has planned',
  tech_investor: 'Ask whether the budget carries',
};
const READ: Record<Persona, string> = {
  tech_developer: 'before planning a trial: its outcomes may be the ones to be compared by',
  tech_scout: 'and ask the owner what it measured: the same outcomes may be the ones to compare by',
  tech_investor: 'and ask the team to report the same outcomes: a later buyer may compare by them',
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
  const how = time
    ? `some ${formatNumber(size.value)} people and ${formatCount(time.value, 'month')}`
    : `some ${formatNumber(size.value)} people`;
  return inference(
    `${SIZE[evidence.project.persona]} a trial of ${how}, the median of the ${phase} ${isPlanned ? 'international trials' : 'trials'} on the topic.`,
    time ? [size.id, time.id] : [size.id],
  );
}

/** Titles of trials may fill a paragraph: such a one is named by its number. */
const TITLE_MAX = 110;
const trialName = ({ record }: EvidenceRecord): string =>
  record.title.length <= TITLE_MAX || record.engine !== 'clinical-trials'
    ? `“${record.title}”`
    : `trial ${(record.data as ClinicalTrial).nctId}`;

/** What was measured before, and in whom, is what a reviewer will ask about. */
export function readTrial({ records, project }: Evidence): DraftSentence | null {
  const first = records['clinical-trials'][0] ?? records['international-trials'][0];
  const sponsor = first && (first.record.data as ClinicalTrial | InternationalTrial).sponsor;
  if (!first || !sponsor) return null;
  return inference(
    `Read how ${sponsor} designed ${trialName(first)}${project.persona === 'tech_developer' ? '' : ','} ${READ[project.persona]}.`,
    [],
    fieldGrounds(first, 'Title', 'NCT ID', 'Record', 'Sponsor', 'Primary sponsor'),
  );
}

/** Who runs such trials can say whether patients can be found. */
export function askInvestigators({ records }: Evidence): DraftSentence | null {
  const [first] = records['clinical-trials'].filter(isLed);
  const person = first && investigatorOf(first);
  if (!first || !person) return null;
  const at = person.affiliation ? ` (${person.affiliation})` : '';
  return inference(
    `Ask ${person.name}${at} how ${trialName(first)} finds its patients: the trial is on the topic.`,
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
    `Ask ${sponsor} for the results of ${nctId} after ${formatDate(primaryCompletionDate)}, the date of its primary completion: they may set the bar.`,
    [],
    fieldGrounds(next, 'NCT ID', 'Record', 'Sponsor', 'Primary completion date'),
  );
}
