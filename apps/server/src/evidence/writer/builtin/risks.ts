import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, sectionOf, sentence } from '../../draft.ts';
import { type Evidence, findFigure, findingsOf } from '../../evidence.ts';
import { inField, quoted } from '../../statements/of-record.ts';
import { num, word, words } from '../../statements/statement.ts';
import { agencyLeaders, list, NOTHING_CLOSE } from './parts.ts';

/** A smaller share is no stronghold, and no dependence. */
const STRONGHOLD = 25;
const DEPENDENCE = 60;
const LISTED = 3;

/** The risks that the records show, each with what shows it. */
export function risks(evidence: Evidence): DraftSection {
  const told = [
    strongholds(evidence),
    oneBuyer(evidence),
    valley(evidence),
    stopped(evidence),
    decline(evidence),
  ].flatMap((each) => (each ? [[each]] : []));
  return sectionOf('risks', 'Risks', [list(stoppedTrials(evidence)), list(told)], NOTHING_CLOSE);
}

/** Few holders of many patents can block, or must be licensed. */
function strongholds(evidence: Evidence): DraftSentence | null {
  const share = findFigure(evidence, 'holders-of-patents:top-share');
  const [finding] = findingsOf(evidence, 'concentration').filter(({ id }) => id === 'concentration:patents');
  if (!share || share.value < STRONGHOLD || !finding?.headline?.parts) return null;
  return sentence(words`Freedom to operate: ${finding.headline.parts}`, finding.headline.figures);
}

/** One agency that pays for most of it. */
function oneBuyer(evidence: Evidence): DraftSentence | null {
  const share = findFigure(evidence, 'buyers:first-share');
  if (!share || share.value < DEPENDENCE) return null;
  const [first] = agencyLeaders(evidence, 'buyers', 'amount', 1).named;
  return first
    ? sentence(words`Public demand: ${first} makes up ${num(share)} of the amount obligated in the field.`, [share.id])
    : null;
}

/** Many first awards that no second one follows. */
function valley(evidence: Evidence): DraftSentence | null {
  const [all, both] = [findFigure(evidence, 'phases:first'), findFigure(evidence, 'phases:both')];
  if (!all || !both || both.value > all.value / 2) return null;
  return sentence(
    words`The gap between phases: ${num(both)} of the ${num(all)} awardees with a Phase I award in the field that could be followed also ${word(both.value === 1 ? 'has' : 'have')} a Phase II award.`,
    [both.id, all.id],
  );
}

function stopped(evidence: Evidence): DraftSentence | null {
  const [all, ended] = [findFigure(evidence, 'trials:all'), findFigure(evidence, 'trials:stopped')];
  if (!all || !ended || ended.value === 0) return null;
  return sentence(
    words`Clinical failure: ${num(ended)} of the ${num(all)} clinical trials in the field ${word(ended.value === 1 ? 'was' : 'were')} stopped early.`,
    [ended.id, all.id],
  );
}

function decline(evidence: Evidence): DraftSentence | null {
  const [before, recent] = [
    findFigure(evidence, 'awards-by-year:before'),
    findFigure(evidence, 'awards-by-year:recent'),
  ];
  if (!before || !recent || before.value < 5 || recent.value >= before.value) return null;
  return sentence(words`Public funding: awards in the field fell from ${num(before)} to ${num(recent)}.`, [
    recent.id,
    before.id,
  ]);
}

/** Why trials were stopped, in the registry's words. */
function stoppedTrials(evidence: Evidence): DraftSentence[][] {
  return evidence.records['clinical-trials']
    .flatMap((each) => {
      const { whyStopped, nctId } = each.record.data as ClinicalTrial;
      if (!whyStopped) return [];
      const why = whyStopped.replace(/\.$/, '');
      const said = sentence(
        words`Trial ${inField(each, 'Record', nctId)} was stopped; the reason given is ${quoted(each.key, `Why stopped: ${whyStopped}`, why)}.`,
        [],
        fieldGrounds(each, 'Record', 'Why stopped'),
      );
      return [[said]];
    })
    .slice(0, LISTED);
}
