import type { Award } from '../../../catalogue/engines/awards.ts';
import type { Expert } from '../../../catalogue/engines/subject-matter-experts.ts';
import { type DraftSection, type DraftSentence, fact, fieldGrounds, sectionOf, sentence } from '../../draft.ts';
import type { Evidence, EvidenceRecord } from '../../evidence.ts';
import { POSSIBLE_PARTNERS } from '../../findings/possible-partners.ts';
import { isOfLongAgo } from '../../records/statistics.ts';
import { field, inField, title } from '../../statements/of-record.ts';
import { words } from '../../statements/statement.ts';
import { findingMap, findingTable, tell } from './findings.ts';
import { tellNotes } from './noted.ts';
import { list, NOTHING_CLOSE, paragraph, recordTable, totalsSentence } from './parts.ts';
import * as people from './people.ts';
import { comparedWorks } from './works.ts';

const expertOf = (each: EvidenceRecord) => each.record.data as Expert;

const QUOTED = 4;
export function partners(evidence: Evidence): DraftSection {
  return sectionOf(
    'partners-and-experts',
    'Partners and experts',
    [
      findingTable(evidence, POSSIBLE_PARTNERS),
      list(tellNotes(evidence, ['partners'], { limit: QUOTED })),
      ...(isJoinedMoreThanOnce(evidence)
        ? [paragraph(...tell(evidence, 'links')), findingMap(evidence), findingTable(evidence, 'links')]
        : []),
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
        caption: 'Experts in the field',
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
      list(investigators(evidence)),
      people.authors(evidence),
      people.investigators(evidence),
      people.contacts(evidence),
    ],
    NOTHING_CLOSE,
  );
}

/** Who stands together in one record alone, as two departments in a paper do, need not work together. */
const isJoinedMoreThanOnce = ({ figures }: Evidence): boolean =>
  figures.some(({ id, value }) => id.startsWith(`${LINKS}:`) && id !== `${LINKS}:records` && value > 1);
const LINKS = 'links';

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

/** Principal investigators of the works that come closest, but for those of long ago: they have been paid to solve this. */
function investigators(evidence: Evidence): DraftSentence[][] {
  const seen = new Set<string>();
  const awards = comparedWorks(evidence).filter(
    ({ record }) => record.engine === 'awards' && !isOfLongAgo(record.date, evidence.asOf),
  );
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
