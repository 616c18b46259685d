import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { opportunityStatus, statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, columnName } from '../shared/csv.ts';
import { required } from '../shared/mapping.ts';

/**
 * A topic. Column names of the flattened table say how each was made and are cut at 63 characters
 * ('title_topictitle', 'open_date_topicstartdate_converted_to_mm_dd_yyyy'), so they are found by how they begin.
 */
export function mapTopic(
  row: CsvRow,
  today: string,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const raw = (...names: string[]) => startingCell(row, names);
  const read = (...names: string[]) => optionalText(raw(...names));
  const code = required(read('topic_number_topiccode', 'topicCode'), 'topic number');
  const topicId = read('topic_id_topicid', 'topicId');
  const closeDate = parseDate(read('close_date_topicenddate', 'topicEndDate'));
  const parts = ['objective', 'description', 'phase_i_description', 'phase_ii_description', 'phase_iii_dual_use'];
  const component = read('component_full_name', 'component_component', 'component');
  const url = topicId && `https://www.dodsbirsttr.mil/topics/api/public/topics/${topicId}/download/PDF`;
  return fundingOpportunityRecord(
    {
      title: required(read('title_topictitle', 'topicTitle'), 'title'),
      description: parts.flatMap((name) => optionalParagraphs(raw(`${name}_details`)) ?? []).join('\n\n') || undefined,
      opportunityNumber: code,
      agency: 'Department of Defense',
      office: component,
      kind: 'SBIR',
      noticeType: 'Topic',
      status: opportunityStatus(read('status_topicstatus', 'topicStatus')) ?? statusByDates(today, closeDate),
      program: read('program_program', 'program'),
      phase: awardPhase(read('phase_phasehierarchy', 'solicitation_phase')),
      postedDate: parseDate(read('pre_release_start', 'topicPreReleaseStartDate')),
      openDate: parseDate(read('open_date_topicstartdate', 'topicStartDate')),
      closeDate,
      awardCeiling: parseMoney(read('funding_max_text')),
      categories: list(read('technology_areas_details', 'technologyAreas'), ','),
      contact: { name: list(read('tpoc_names'), /[,;|]/)[0], email: list(read('tpoc_emails'), /[,;|]/)[0] },
      solicitation: read('solicitation_solicitationtitle', 'solicitationTitle'),
      keywords: list(read('keywords_details_keywords', 'keywords'), ';'),
    },
    stamp(slug(`dsip ${topicId ?? read('cycle_name_cyclename', 'cycleName') ?? ''} ${code}`), url ?? null),
  );
}

/** The first filled cell under one of the names: a mangled one (with '_') may go on, the portal's own is exact. */
function startingCell({ cells }: CsvRow, names: string[]): string | undefined {
  for (const name of names) {
    const wanted = columnName(name);
    for (const [column, value] of cells) {
      const isMatch = name.includes('_') ? column.startsWith(wanted) : column === wanted;
      if (isMatch && value.trim()) return value;
    }
  }
  return undefined;
}

function list(text: string | undefined, separator: string | RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
