import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Expert } from '../../../catalogue/engines/subject-matter-experts.ts';
import { type Evidence, type EvidenceRecord, findFigure } from '../../evidence.ts';
import { isOfLongAgo } from '../../findings/statistics.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { name, num } from '../../statements/part.ts';
import { forCount, joined, listed, word, words } from '../../statements/template.ts';
import {
  type DraftBlock,
  type DraftSection,
  type DraftSentence,
  fact,
  fieldGrounds,
  inference,
  sectionOf,
  sentence,
} from '../draft.ts';
import { findingMap, findingTable, tell } from './findings.ts';
import { neighbours, offeredNearby } from './neighbours.ts';
import { list, looked, paragraph, recordTable, totalsSentence } from './parts.ts';
import * as people from './people.ts';
import { quote } from './quotes.ts';

const expertOf = (each: EvidenceRecord) => each.record.data as Expert;

export function partners(evidence: Evidence): DraftSection {
  const said = quote(evidence, 'partners');
  return sectionOf(
    'partners-and-experts',
    'Partners and experts',
    [
      paragraph(...offering(evidence), ...tell(evidence, 'links')),
      findingMap(evidence),
      findingTable(evidence, 'links'),
      holders(evidence, 'holders-of-university-technologies'),
      holders(evidence, 'holders-of-lab-technologies'),
      paragraph(
        evidence.totals['subject-matter-experts'] > 0
          ? totalsSentence(evidence, 'subject-matter-experts', {
              ofOne: words`how often its work is cited`,
              ofSeveral: words`how often their work is cited`,
            })
          : null,
        mostCited(evidence.records['subject-matter-experts']),
      ),
      recordTable(evidence, 'subject-matter-experts', {
        caption: 'Experts on the topic',
        columns: [
          { label: 'Expert', unit: 'text' },
          { label: 'Affiliation', unit: 'text' },
          { label: 'Works', unit: 'count' },
          { label: 'Citations', unit: 'count' },
        ],
        cells: (each) => [
          each.record.title,
          expertOf(each).affiliation ?? null,
          expertOf(each).worksCount ?? null,
          each.record.amount,
        ],
        limit: 8,
      }),
      paragraph(askAwardees(evidence), offeredNearby(evidence)),
      list(investigators(evidence.records.awards.length > 0 ? evidence.records.awards : awardsNearby(evidence))),
      people.authors(evidence),
      people.investigators(evidence),
      people.contacts(evidence),
      list(said),
    ],
    looked('experts, authors, investigators, laboratories, universities and statements about partnerships'),
  );
}

/** Where each holds one, the list of the technologies says as much. */
function holders(evidence: Evidence, id: string): DraftBlock | null {
  const table = findingTable(evidence, id);
  return table?.type === 'table' && table.rows.some(({ cells }) => Number(cells[1]) > 1) ? table : null;
}

/** Who offers technologies on the topic has something to begin a talk with. */
function offering(evidence: Evidence): DraftSentence[] {
  const { tables = [], records } = evidence;
  const first = OFFERED.flatMap(({ id, engine, one, many }) => {
    const [row] = tables.find((table) => table.id === `holders-of-${id}`)?.rows ?? [];
    const figure = row?.figures[0] === undefined ? undefined : findFigure(evidence, row.figures[0]);
    if (!row || !figure) return [];
    const owner = String(row.cells[0]);
    const own =
      figure.value === 1 ? records[engine].find(({ record }) => record.organisations[0]?.name === owner) : null;
    // A title says more than that there is one.
    const what = own
      ? title(own)
      : words`${num(figure)} ${forCount<typeof one, typeof many>(figure.value, one, many)} on the topic`;
    const said = words`${name(figure, owner)}, which has ${what}`;
    return [{ said, count: figure.value, figures: row.figures, grounds: own ? fieldGrounds(own, 'Title') : [] }];
  });
  if (first.length === 0) return [];
  const who = word(first.length === 1 ? 'it' : 'they');
  const what = word(first.length === 1 && first[0]!.count === 1 ? 'it' : 'them');
  return [
    inference(
      words`Begin with ${joined(
        first.map(({ said }) => said),
        ', and ',
      )}: ${who} may license ${what} or join in the work.`,
      first.flatMap(({ figures }) => figures),
      first.flatMap(({ grounds }) => grounds),
    ),
  ];
}

const OFFERED = [
  {
    id: 'university-technologies',
    engine: 'university-technologies',
    one: 'university technology',
    many: 'university technologies',
  },
  {
    id: 'lab-technologies',
    engine: 'federal-lab-technologies',
    one: 'federal-lab technology',
    many: 'federal-lab technologies',
  },
] as const;

function mostCited(experts: EvidenceRecord[]): DraftSentence | null {
  const cited = experts.filter(({ record }) => (record.amount ?? 0) > 0);
  const [top] = [...cited].sort((a, b) => b.record.amount! - a.record.amount!);
  if (!top || cited.length < 2) return null;
  const { name: expert, affiliation } = expertOf(top);
  const cites = field(top, 'Citations');
  if (!cites) return null;
  const at = affiliation ? words` (${inField(top, 'Affiliation', affiliation)})` : null;
  return {
    ...sentence(
      words`Among the experts listed here, ${inField(top, 'Expert', expert)}${at} is cited most, ${cites} times.`,
      [],
      fieldGrounds(top, 'Expert', 'Affiliation', 'Citations'),
    ),
    ranked: { engine: 'subject-matter-experts', by: 'amount' },
  };
}

const AWARDEES = 3;

/** Where no award names who led it, the firms are asked: they know people who have done such work, and may do a part of it. */
function askAwardees({ records, asOf }: Evidence): DraftSentence | null {
  const awardOf = ({ record }: EvidenceRecord) => record.data as Award;
  if (records.awards.some((each) => awardOf(each).principalInvestigator?.name)) return null;
  const recent = records.awards.filter((each) => awardOf(each).awardee && !isOfLongAgo(each.record.date, asOf));
  const asked = recent
    .filter((each, at) => recent.findIndex((other) => awardOf(other).awardee === awardOf(each).awardee) === at)
    .slice(0, AWARDEES);
  if (asked.length === 0) return null;
  const names = listed(asked.map((each) => inField(each, 'Awardee', awardOf(each).awardee!)));
  const they = word(asked.length === 1 ? 'it has' : 'they have');
  return inference(
    words`Ask ${names} whether a part of the project may be done there, and for the people who know the field: ${they} been paid for work on the topic.`,
    [],
    asked.flatMap((each) => fieldGrounds(each, 'Title', 'Awardee')),
  );
}

const awardsNearby = (evidence: Evidence) => neighbours(evidence).filter(({ record }) => record.engine === 'awards');

/** Principal investigators of the closest awards: people who have been paid to solve this. */
function investigators(awards: EvidenceRecord[]): DraftSentence[][] {
  const seen = new Set<string>();
  return awards.flatMap((each): DraftSentence[][] => {
    const { principalInvestigator, awardee, year } = each.record.data as Award;
    const name = principalInvestigator?.name;
    if (!name || !awardee || seen.has(name) || seen.size >= 4) return [];
    seen.add(name);
    const when = year ? words` in ${inField(each, 'Award year', String(year))}` : null;
    const led = fact(
      words`${inField(each, 'Principal investigator', name)} led ${title(each)} at ${inField(each, 'Awardee', awardee)}${when}.`,
      fieldGrounds(each, 'Title', 'Principal investigator', 'Awardee', 'Award year'),
    );
    return [[led]];
  });
}
