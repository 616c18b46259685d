import type { Persona } from '@groundwork/contract/projects';
import type { ColumnUnit, Figure } from '@groundwork/contract/report-document';
import type { Award } from '../../../catalogue/engines/awards.ts';
import type { FundingOpportunity } from '../../../catalogue/engines/funding-opportunities.ts';
import { type Evidence, type EvidenceRecord, findEvidence, findFigure, isOfCatalogue } from '../../evidence.ts';
import { allOf } from '../../findings/collect.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { articled } from '../../findings/with-article.ts';
import { NEAR, NEAR_PAYER, payersNearby } from '../../gather/near.ts';
import { asOf, inField, title } from '../../statements/of-record.ts';
import { name, num, ofProject, type Part, standsIn, type Words } from '../../statements/part.ts';
import { listed, word, words } from '../../statements/template.ts';
import { type DraftBlock, type DraftSentence, fieldGrounds, inference, sentence } from '../draft.ts';
import { saleOf } from './acquisitions.ts';
import { toldOf } from './nearest.ts';
import { paragraph, readColumns } from './parts.ts';

/** So many sources stand behind a sentence that leads to a table of them. */
const LEAD_SOURCES = 3;
const TOLD = 4;
/** Of one kind: several awards of one field say the same. */
const OF_A_KIND = 2;
const NAMED = 3;

/** What lies near a project of which next to nothing is on record, the nearest first. */
export const neighbours = (evidence: Evidence): EvidenceRecord[] =>
  (evidence.nearby ?? [])
    .flatMap((key) => findEvidence(evidence, key) ?? [])
    .filter(({ record }) => isOfCatalogue(record));

const wordsApart = ({ apart = [] }: Evidence, key: string) => apart.find((each) => each.key === key);

/** What is worth asking about, reading and watching: who works on lifting aids learns nothing from a trial of back exercises. */
const closeOnes = (evidence: Evidence): EvidenceRecord[] =>
  neighbours(evidence).filter(({ key }) => wordsApart(evidence, key)?.isClose);

/** All of them in a table, each with whose it is and what sets it apart: of the field, perhaps, and said to be no more than that. */
function besideTable(evidence: Evidence): DraftBlock {
  const near = neighbours(evidence);
  const said = (key: string) => evidence.aims?.find((aim) => aim.key === key)?.quote;
  const cells = ({ key, record }: EvidenceRecord) => {
    const found = wordsApart(evidence, key);
    const quote = said(key) ?? saleOf(record.text);
    return [
      record.title,
      record.organisations[0]?.name ?? null,
      record.date,
      found?.shared.join(', ') || null,
      quote ? `“${quote}”` : null,
    ];
  };
  const columns: { label: string; unit: ColumnUnit }[] = [
    { label: 'Title', unit: 'text' },
    { label: 'Organization', unit: 'text' },
    { label: 'Date', unit: 'date' },
    { label: 'Shared with the project', unit: 'text' },
    { label: 'In the words of the record', unit: 'text' },
  ];
  return {
    type: 'table',
    caption: 'Records that may be related',
    ...readColumns(columns, near, cells, ({ key }) => figuresOf(evidence, key)),
    note: words`They count in no other figure of this report. As of ${asOf(evidence)}.`,
  };
}

/** What lies near: said to be no more than that, the nearest of it told, and all of it in a table. */
export function beside(evidence: Evidence, limit = TOLD, toldBefore: readonly DraftSentence[][] = []): DraftBlock[] {
  const near = neighbours(evidence);
  if (near.length === 0) return [];
  const lead = inference(
    words`These records lie nearest, and are not counted as being about the project: look at them for who may work in the same field.`,
    [],
    near.slice(0, LEAD_SOURCES).flatMap((each) => fieldGrounds(each, 'Title')),
  );
  const items = tellNeighbours(evidence, limit, toldBefore);
  return [paragraph(lead), { type: 'list', items }, besideTable(evidence)];
}

const figuresOf = (evidence: Evidence, key: string): string[] =>
  ['shared', 'lacking'].map((part) => `${NEAR}:${key}:${part}`).filter((id) => findFigure(evidence, id));

/** The nearest ones: whose each is, what of the project it says, and what to do about those that are close. */
function tellNeighbours(evidence: Evidence, limit: number, toldBefore: readonly DraftSentence[][]): DraftSentence[][] {
  const kinds = new Map<string, number>();
  const before = new Set(toldBefore.flat().map(({ text }) => text));
  return neighbours(evidence)
    .flatMap((each) => {
      const told = toldOf(each, evidence.asOf, true);
      const { engine } = each.record;
      if (!told || kinds.get(engine) === OF_A_KIND) return [];
      kinds.set(engine, (kinds.get(engine) ?? 0) + 1);
      const difference = apartSentence(evidence, each.key);
      const advice = wordsApart(evidence, each.key)?.isClose ? told.slice(1) : [];
      return [[told[0]!, ...(difference ? [difference] : []), ...advice]];
    })
    .slice(0, limit)
    .map((item) =>
      // What fits two of them, advice or the words that they share, is said once.
      item.filter(({ text }) => {
        const isSaid = before.has(text);
        before.add(text);
        return !isSaid;
      }),
    );
}

/** "It shares “seed” and “corn” with the project; “microbes” is the project’s own." */
function apartSentence(evidence: Evidence, key: string): DraftSentence | null {
  const found = wordsApart(evidence, key);
  if (!found || found.shared.length === 0) return null;
  const own = found.lacking;
  const figures = figuresOf(evidence, key).map((id) => findFigure(evidence, id)!);
  const quotedWord = (said: string) => words`“${wordOf(figures, said)}”`;
  const apart =
    own.length > 0
      ? words`; ${listed(own.map(quotedWord))} ${word(own.length === 1 ? 'is' : 'are')} the project’s own`
      : null;
  return sentence(
    words`It shares ${listed(found.shared.map(quotedWord))} with the project${apart}.`,
    figures.map(({ id }) => id),
  );
}

/** A word that one of the figures counts; without any it is the description's. */
function wordOf(figures: readonly Figure[], said: string): Part {
  const figure = figures.find(({ label }) => standsIn(said, label));
  return figure ? name(figure, said) : ofProject(said);
}

const namedPayers = (evidence: Evidence) =>
  payersNearby(evidence).map((figure) => ({
    figure,
    named: articled(name(figure, figure.id.slice(NEAR_PAYER.length))),
  }));

/** Who pays for what lies near, or has asked for it: of two records and more with how many. */
export function nearbyPayers(evidence: Evidence): (DraftSentence | null)[] {
  const all = findFigure(evidence, `${NEAR}:all`);
  const payers = namedPayers(evidence);
  if (!all || payers.length === 0) return [];
  const several = payers.filter(({ figure }) => figure.value > 1).slice(0, NAMED);
  const asked = (several.length > 0 ? several : payers).slice(0, NAMED);
  const told = several.map(({ figure, named }, at) =>
    at === 0 ? words`${num(figure)} are awards, contracts or calls of ${named}` : words`${num(figure)} of ${named}`,
  );
  const isAll = several[0]?.figure.value === all.value;
  return [
    several.length > 0
      ? sentence(
          isAll
            ? words`${allOf(several[0]!.figure, all, words`records near the project`)} are awards, contracts or calls of ${several[0]!.named}.`
            : words`Of the ${num(all)} records near the project, ${listed(told)}.`,
          [all.id, ...several.map(({ figure }) => figure.id)],
        )
      : null,
    inference(
      words`Ask ${listed(asked.map(({ named }) => named))} whether a program of ${word(asked.length === 1 ? 'its own' : 'theirs')} takes the project: ${word(asked.length === 1 ? 'it has' : 'they have')} paid for work nearby, or asked for it.`,
      asked.map(({ figure }) => figure.id),
    ),
  ];
}

/** Firms that work nearby may move into the field. */
export function mayMoveIn(evidence: Evidence): DraftSentence | null {
  const firms = firmsNearby(evidence).slice(0, NAMED);
  if (firms.length === 0) return null;
  const it = word(firms.length === 1 ? 'it works' : 'they work');
  return inference(
    words`Watch ${listed(firms.map(({ each, name: firm, label }) => inField(each, label, firm)))}: ${it} nearby, and may move into the field.`,
    [],
    firms.flatMap(({ each, label }) => fieldGrounds(each, 'Title', label)),
  );
}

const FIRM_ROLES = /^(?:awardee|company|assignee)$/i;

/** Of long ago none may still be there. */
function firmsNearby(evidence: Evidence) {
  const named = closeOnes(evidence).flatMap((each) => {
    const firm = each.record.organisations.find(({ role }) => FIRM_ROLES.test(role));
    return firm && !isOfLongAgo(each.record.date, evidence.asOf) ? [{ each, name: firm.name, label: firm.role }] : [];
  });
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
}

const byEngine = (evidence: Evidence, ...engines: string[]) =>
  closeOnes(evidence).find(({ record }) => engines.includes(record.engine));

const SET_APART: Record<Persona, Words> = {
  tech_developer: words`Write down what the project does that`,
  tech_scout: words`Ask the owner what the technology does that`,
  tech_investor: words`Ask the team what the product does that`,
};

/** A call asks for work, and nobody has done it; what is of long ago comes after what is newer. */
function nearestWork(evidence: Evidence): EvidenceRecord | undefined {
  const work = closeOnes(evidence).filter(({ record }) => !NO_WORK.has(record.engine));
  return work.find(({ record }) => !isOfLongAgo(record.date, evidence.asOf)) ?? work[0];
}

const NO_WORK: ReadonlySet<string> = new Set(['funding-opportunities', 'usa-spending', 'investors']);

/** A reader of a proposal may know the nearest work, and take the project for the same. */
export function setApart(evidence: Evidence): DraftSentence | null {
  const first = nearestWork(evidence);
  if (!first) return null;
  const by = first.record.organisations[0];
  const whose = by && by.name !== first.record.title ? words` of ${inField(first, by.role, by.name)}` : null;
  return inference(
    words`${SET_APART[evidence.project.persona]} ${title(first)}${whose} may not: it lies near, and a reviewer may take one for the other.`,
    [],
    fieldGrounds(first, 'Title', ...(by ? [by.role] : [])),
  );
}

/** A page in the mail costs nothing, and finds out who decides. */
export function askNearbyAgencies(evidence: Evidence): DraftSentence | null {
  const payers = namedPayers(evidence).slice(0, 2);
  if (payers.length === 0) return null;
  return inference(
    words`Offer the program managers at ${listed(payers.map(({ named }) => named))} a page on the project: ${word(payers.length === 1 ? 'it pays' : 'they pay')} for work nearby, and may know which call would take it.`,
    payers.map(({ figure }) => figure.id),
  );
}

/** Who did work nearby of late knows what it takes. */
export function askNeighbour(evidence: Evidence): DraftSentence | null {
  const award = closeOnes(evidence).find(
    ({ record }) => record.engine === 'awards' && !isOfLongAgo(record.date, evidence.asOf),
  );
  const { awardee, agency, principalInvestigator } = (award?.record.data ?? {}) as Partial<Award>;
  if (!award || !awardee || !agency) return null;
  const firm = inField(award, 'Awardee', awardee);
  const who = principalInvestigator?.name
    ? words`${inField(award, 'Principal investigator', principalInvestigator.name)} of ${firm}`
    : firm;
  // Its title stands in the sentence on what sets the project apart.
  const isNamed = nearestWork(evidence) === award;
  const what = isNamed ? words`its award from ${articled(inField(award, 'Agency', agency)!)}` : title(award);
  return inference(
    words`Ask ${who} what ${what} has taught: the work is not the same, and may save a detour.`,
    [],
    fieldGrounds(award, 'Title', 'Awardee', 'Agency', 'Principal investigator'),
  );
}

/** A laboratory's technology may be a part to build on: told among the partners, and a step of the plan. */
const onNeighbour = (told: (owner: Part | null, technology: Words) => Words) => (evidence: Evidence) => {
  const offered = byEngine(evidence, 'university-technologies', 'federal-lab-technologies');
  const owner = offered?.record.organisations[0];
  if (!offered || !owner) return null;
  return inference(
    told(inField(offered, owner.role, owner.name), title(offered)),
    [],
    fieldGrounds(offered, 'Title', owner.role),
  );
};
export const offeredNearby = onNeighbour(
  (owner, technology) => words`Look at ${technology} of ${owner}: it lies near, and may be a part to build on.`,
);
export const buildOnNeighbour = onNeighbour(
  (owner, technology) => words`Ask ${owner} what a license of ${technology} would take.`,
);

export function readNeighbour(evidence: Evidence): DraftSentence | null {
  const read = byEngine(evidence, 'clinical-trials', 'international-trials', 'publications', 'patents');
  if (!read) return null;
  return inference(
    words`Read ${title(read)} for what it measures and what it leaves open: it lies near, and may be what the project is compared with.`,
    [],
    fieldGrounds(read, 'Title'),
  );
}

/** Where no call on the topic is to be watched. */
export function watchNearbyCalls(evidence: Evidence): DraftSentence | null {
  if (evidence.totals['funding-opportunities'] > 0) return null;
  const call = neighbours(evidence).find(
    ({ record }) => record.engine === 'funding-opportunities' && !isOfLongAgo(record.date, evidence.asOf),
  );
  const agency = call && (call.record.data as FundingOpportunity).agency;
  if (!call || !agency) return null;
  return inference(
    words`Watch for calls like ${title(call)} by ${articled(inField(call, 'Agency', agency)!)}: the next one may take the project.`,
    [],
    fieldGrounds(call, 'Title', 'Agency'),
  );
}
