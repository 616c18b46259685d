import type { Persona } from '@groundwork/contract/projects';
import type { Evidence } from '../../evidence.ts';
import { LONG_AGO_YEARS } from '../../findings/statistics.ts';
import { articled } from '../../findings/with-article.ts';
import { firstProgram, pathChecklistCaption, pathForm, payersWithPrograms } from '../../programs/funding-path.ts';
import { CHECKLIST_NOTE } from '../../programs/requirements.ts';
import { name, num, type Words } from '../../statements/part.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSentence, inference, sentence } from '../draft.ts';
import { figureOf, figureValue } from './parts.ts';
import { hasPaidLately } from './plan-people.ts';
import { requirementsOf } from './requirements.ts';

/** Whose programs have paid for such work or asked for it. */
function payersOnTopic(evidence: Evidence): { names: Words[]; figures: string[] } {
  const payers = payersWithPrograms(evidence).filter(
    ({ isNear, name, figure }) =>
      !isNear && (figure.startsWith('demand:') ? hasAskedLately(evidence) : hasPaidLately(evidence, name)),
  );
  return {
    names: payers.map((payer) => articled(name(figureOf(evidence, payer.figure), payer.name))),
    figures: payers.map(({ figure }) => figure),
  };
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
  const names = awarding.map((payer) => {
    const figure = figureOf(evidence, payer.figure);
    const named = articled(name(figure, payer.name));
    return figure.value === 1 ? named : words`${named} (${num(figure)})`;
  });
  return [
    sentence(words`Awards for such work are on record from ${listed(names)}.`, figures),
    inference(
      words`Consider ${word(awarding.length === 1 ? 'its' : 'their')} programs for small firms: the funding section says what they pay and for how long.`,
      figures,
    ),
  ];
}

const PREPARE: Record<Persona, (names: Words) => Words> = {
  tech_developer: (names) => words`Prepare an application to ${names}`,
  tech_scout: (names) => words`Ask the owner whether it has applied to ${names}`,
  tech_investor: (names) => words`Ask whether the team applies to ${names}`,
};
const NAMED = 2;

/** Where no call is open the programs of who has paid before are the way to the next money. */
export function prepareApplication(evidence: Evidence): DraftSentence | null {
  const { names, figures } = payersOnTopic(evidence);
  if (names.length === 0 || figureValue(evidence, 'calls:open') > 0) return null;
  const told = names.slice(0, NAMED);
  return inference(
    words`${PREPARE[evidence.project.persona](listed(told))}: the funding section says what ${word(told.length === 1 ? 'its programs pay and ask' : 'their programs pay and ask')} for, and the next call may take the project.`,
    figures.slice(0, NAMED),
  );
}
