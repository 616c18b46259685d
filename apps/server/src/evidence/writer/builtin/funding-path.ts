import { formatNumber } from '@groundwork/contract/format';
import type { Persona } from '@groundwork/contract/projects';
import type { Evidence } from '../../evidence.ts';
import { LONG_AGO_YEARS } from '../../findings/statistics.ts';
import { withArticle } from '../../findings/with-article.ts';
import { firstProgram, pathChecklistCaption, pathForm, payersWithPrograms } from '../../programs/funding-path.ts';
import { CHECKLIST_NOTE } from '../../programs/requirements.ts';
import { type DraftBlock, type DraftSentence, inference, inWords, sentence } from '../draft.ts';
import { figureValue } from './parts.ts';
import { hasPaidLately } from './plan-people.ts';
import { requirementsOf } from './requirements.ts';

/** Whose programs have paid for such work or asked for it. */
function payersOnTopic(evidence: Evidence): { names: string[]; figures: string[] } {
  const payers = payersWithPrograms(evidence).filter(
    ({ isNear, name, figure }) =>
      !isNear && (figure.startsWith('demand:') ? hasAskedLately(evidence) : hasPaidLately(evidence, name)),
  );
  return { names: payers.map(({ name }) => withArticle(name)), figures: payers.map(({ figure }) => figure) };
}

const hasAskedLately = (evidence: Evidence): boolean =>
  figureValue(evidence, 'demand:last') >= Number(evidence.asOf.slice(0, 4)) - LONG_AGO_YEARS;

/** Program by program: what the agencies that paid for such work pay, for how long, and what an applicant has to bring. */
export function fundingPath(evidence: Evidence): (DraftBlock | null)[] {
  const form = pathForm(evidence);
  const program = firstProgram(evidence);
  if (!form || !program) return [];
  return [
    { type: 'form', ...form },
    // Of programs that only pay for work nearby nobody knows whether they take the project.
    evidence.project.persona === 'tech_developer' && payersOnTopic(evidence).names.length > 0
      ? {
          type: 'checklist',
          caption: pathChecklistCaption(program),
          items: requirementsOf(program, evidence),
          note: CHECKLIST_NOTE,
        }
      : null,
  ];
}

/** Who has paid for such work, for a summary without open calls and sizes of awards: money is what is asked about first. */
export function whoHasPaid(evidence: Evidence): DraftSentence[] | null {
  const awarding = payersWithPrograms(evidence).filter(
    ({ figure, isNear, name }) => !isNear && !figure.startsWith('demand:') && hasPaidLately(evidence, name),
  );
  if (awarding.length === 0) return null;
  const figures = awarding.map(({ figure }) => figure);
  const names = awarding.map(({ name, figure }) => {
    const count = figureValue(evidence, figure);
    return count === 1 ? withArticle(name) : `${withArticle(name)} (${formatNumber(count)})`;
  });
  return [
    sentence(`Awards for such work are on record from ${inWords(names)}.`, figures),
    inference(
      `Consider ${awarding.length === 1 ? 'its' : 'their'} programs for small firms: the funding section says what they pay and for how long.`,
      figures,
    ),
  ];
}

const PREPARE: Record<Persona, (names: string) => string> = {
  tech_developer: (names) => `Prepare an application to ${names}`,
  tech_scout: (names) => `Ask the owner whether it has applied to ${names}`,
  tech_investor: (names) => `Ask whether the team applies to ${names}`,
};
const NAMED = 2;

/** Where no call is open the programs of who has paid before are the way to the next money. */
export function prepareApplication(evidence: Evidence): DraftSentence | null {
  const { names, figures } = payersOnTopic(evidence);
  if (names.length === 0 || figureValue(evidence, 'calls:open') > 0) return null;
  const told = names.slice(0, NAMED);
  return inference(
    `${PREPARE[evidence.project.persona](inWords(told))}: the funding section says what ${told.length === 1 ? 'its programs pay and ask' : 'their programs pay and ask'} for, and the next call may take the project.`,
    figures.slice(0, NAMED),
  );
}
