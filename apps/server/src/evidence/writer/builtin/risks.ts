import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import { type Evidence, findFigure, findingsOf } from '../../evidence.ts';
import { LOOKED } from '../../gather/sought.ts';
import { inField, quoted } from '../../statements/of-record.ts';
import { all, num, type Words } from '../../statements/part.ts';
import { word, words } from '../../statements/template.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  fieldGrounds,
  inference,
  sectionOf,
  sentence,
} from '../draft.ts';
import { findingTable } from './findings.ts';
import { methodTable, withGaps } from './market.ts';
import { neighbours } from './neighbours.ts';
import { agencyLeaders, breadth, figureOf, figureValue, list, looked, paragraph } from './parts.ts';
import { patentsLookedThrough } from './patents.ts';
import { quote } from './quotes.ts';

/** Fewer companies are no crowd, and a smaller share is no stronghold. */
const CROWD = 10;
const STRONGHOLD = 25;
const DEPENDENCE = 60;
const STOPPED_LISTED = 3;
/** So many awardees are rivals, and so many awards a habit of who pays. */
const RIVALS = 3;
const FEW = 5;
/** Of what has been paid for, asked for and claimed a missing year may mislead. */
const WITH_GAPS = ['awards', 'funding-opportunities', 'patents'] as const;

/** Each risk that the records show, with what may be done about it. */
export function risks(evidence: Evidence): DraftSection {
  const computed = [
    strongholds(evidence),
    unsearched(evidence),
    oneBuyer(evidence),
    valley(evidence),
    stopped(evidence),
    decline(evidence),
    crowd(evidence),
    funded(evidence),
    oneFunder(evidence),
    noCall(evidence),
  ];
  return sectionOf(
    'risks',
    'Risks',
    [
      list(computed.filter((each) => each !== null)),
      list(stoppedTrials(evidence)),
      list(quote(evidence, 'risks')),
      ...thinness(evidence),
      ...coverage(evidence),
    ],
    looked('statements about limitations, and in the figures of competition, patents and trials'),
  );
}

type Risk = [DraftSentence, DraftSentence] | null;

const risk = (said: Words, mitigation: Words, figures: string[]): Risk => [
  sentence(said, figures),
  inference(mitigation, figures),
];

/** The risk of the report itself: on how little some of it rests, and which years it lacks. */
function thinness(evidence: Evidence): DraftBlock[] {
  const [held, table] = [breadth(evidence), methodTable(evidence)];
  if (!held || !table) return [];
  const weigh = words`Consider how many records the findings rest on: few may mislead, and years without data may hide what happened.`;
  return [paragraph(inference(weigh, held.figures)), table];
}

/** Where next to nothing is on topic, of how much and of which years it was looked for. */
function coverage(evidence: Evidence): DraftBlock[] {
  const table = neighbours(evidence).length > 0 ? findingTable(evidence, LOOKED) : null;
  const all = findFigure(evidence, `${LOOKED}:compared`);
  if (table?.type !== 'table' || !all) return [];
  return [
    paragraph(
      inference(
        words`Consider what was compared before reading anything into a gap: of some kinds the catalog may hold few records, or of few years.`,
        [all.id],
      ),
    ),
    { ...table, note: withGaps(table.note, evidence, WITH_GAPS) },
  ];
}

/** Few holders of many patents can block, or must be licensed. */
function strongholds(evidence: Evidence): Risk {
  const share = findFigure(evidence, 'holders-of-patents:top-share');
  const finding = findingsOf(evidence, 'concentration').find(({ id }) => id === 'concentration:patents');
  if (!share || share.value < STRONGHOLD || !finding?.headline?.parts) return null;
  return risk(
    words`Freedom to operate: ${finding.headline.parts!}`,
    words`Check their claims early, and ask for a license where the design can’t avoid them.`,
    finding.headline.figures,
  );
}

/** Patents that nobody has looked for where they are. */
function unsearched(evidence: Evidence): DraftSentence[] | null {
  const searched = patentsLookedThrough(evidence);
  return (
    searched && [
      inference(
        words`Freedom to operate may be the largest unknown: what the catalog holds of patents says nothing on the topic, and a search of the full registers might.`,
        [searched.id],
      ),
    ]
  );
}

/** One agency that pays for most of it. */
function oneBuyer(evidence: Evidence): Risk {
  const share = findFigure(evidence, 'buyers:first-share');
  if (!share || share.value < DEPENDENCE) return null;
  const [first] = agencyLeaders(evidence, 'buyers', 'amount', 1).named;
  if (!first) return null;
  return risk(
    words`Public demand: ${first} makes up ${num(share)} of the amount obligated on the topic.`,
    words`Look for another buyer early: a change in its budget might otherwise end sales.`,
    [share.id],
  );
}

/** Many first awards that no second one follows. */
function valley(evidence: Evidence): Risk {
  const [all, both] = [findFigure(evidence, 'phases:first'), findFigure(evidence, 'phases:both')];
  if (!all || !both || both.value > all.value / 2) return null;
  return risk(
    words`The gap between phases: ${num(both)} of the ${num(all)} awardees with a Phase I award on the topic that could be followed also ${word(both.value === 1 ? 'has' : 'have')} a Phase II award.`,
    words`Look for bridge funding before the Phase I award ends.`,
    [both.id, all.id],
  );
}

function stopped(evidence: Evidence): Risk {
  const [all, ended] = [findFigure(evidence, 'trials:all'), findFigure(evidence, 'trials:stopped')];
  if (!all || !ended || ended.value === 0) return null;
  return risk(
    words`Clinical failure: ${num(ended)} of the ${num(all)} clinical trials on the topic ${word(ended.value === 1 ? 'was' : 'were')} stopped early.`,
    words`Read why, and plan recruitment and endpoints against what stopped them.`,
    [ended.id, all.id],
  );
}

function decline(evidence: Evidence): Risk {
  const [before, recent] = [
    findFigure(evidence, 'awards-by-year:before'),
    findFigure(evidence, 'awards-by-year:recent'),
  ];
  if (!before || !recent || before.value < 5 || recent.value >= before.value) return null;
  return risk(
    words`Public funding: awards on the topic fell from ${num(before)} to ${num(recent)}.`,
    words`Look for funding beyond these programs: buyers and investors might carry more of the cost.`,
    [recent.id, before.id],
  );
}

function crowd(evidence: Evidence): Risk {
  const companies = figureValue(evidence, 'companies:count');
  if (companies < CROWD) return null;
  return risk(
    words`Competition: ${num(figureOf(evidence, 'companies:count'))} companies work on the topic.`,
    words`Start with a niche that the companies listed may not serve.`,
    ['companies:count'],
  );
}

/** Others were paid to solve it before. */
function funded(evidence: Evidence): Risk {
  const [parties, awards] = ['parties', 'naming'].map((part) => findFigure(evidence, `holders-of-awards:${part}`));
  if (!parties || !awards || parties.value < RIVALS || figureValue(evidence, 'companies:count') >= CROWD) return null;
  return risk(
    words`Competition: ${num(parties)} awardees have been paid for work on the topic.`,
    words`Consider what sets the project apart from what these were paid to do.`,
    [parties.id],
  );
}

/** One agency that pays for most awards. */
function oneFunder(evidence: Evidence): Risk {
  const whole = figureOf(evidence, 'awards:count');
  const { names, named, texts, figures } = agencyLeaders(evidence, 'awards-by-agency', 'count', 1);
  const most = figures[0] === undefined ? 0 : figureValue(evidence, figures[0]);
  if (whole.value < FEW || !names[0] || most < (whole.value * DEPENDENCE) / 100) return null;
  return risk(
    most === whole.value
      ? words`Public funding: ${all(figureOf(evidence, figures[0]!), whole)} awards on the topic come from ${named[0]!}.`
      : words`Public funding: of the ${num(whole)} awards on the topic most come from ${texts[0]!}.`,
    words`Look for a second source of funds: the priorities of one agency may change.`,
    ['awards:count', figures[0]!],
  );
}

function noCall(evidence: Evidence): Risk {
  const [all, open] = [findFigure(evidence, 'calls:all'), findFigure(evidence, 'calls:open')];
  // Of programs that closed years ago nobody should wait for a round.
  if (!all || !open || open.value > 0 || all.value < 2 || findFigure(evidence, 'calls:past')) return null;
  return risk(
    words`Timing: ${num(open)} of the ${num(all)} funding opportunities on the topic are open.`,
    words`Watch for the next round of the same programs, and consider an unsolicited white paper until then.`,
    [open.id, all.id],
  );
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
    .slice(0, STOPPED_LISTED);
}
