import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { fundingOpportunityRecord } from '../../catalogue/engines/funding-opportunities.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { dateOfUnixSeconds, parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { opportunityStatus, statusByDates } from '../../catalogue/normalise/opportunity-status.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, columnName } from '../shared/csv.ts';
import type { Fields } from '../shared/fields.ts';
import { at, listAt, required, textAt, textsAt } from '../shared/mapping.ts';

const PARTS = [
  ['objective_details', 'objective'],
  ['description_details', 'description'],
  ['phase_i_description_details', 'phase1Description'],
  ['phase_ii_description_details', 'phase2Description'],
  ['phase_iii_dual_use_details', 'phase3Description'],
];

/** A topic of the flattened table, or as the portal answers it: one id for both. */
export function mapTopic(
  raw: Fields,
  today: string,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const read = (...names: string[]) => optionalText(raw(...names));
  const code = required(read('topic_number_topiccode', 'topicCode'), 'topic number');
  const topicId = read('topic_id_topicid', 'topicId');
  const closeDate = parseDate(read('close_date_topicenddate', 'topicEndDate'));
  const url = topicId && `https://www.dodsbirsttr.mil/topics/api/public/topics/${topicId}/download/PDF`;
  return fundingOpportunityRecord(
    {
      title: required(read('title_topictitle', 'topicTitle'), 'title'),
      description: PARTS.flatMap((names) => optionalParagraphs(raw(...names)) ?? []).join('\n\n') || undefined,
      opportunityNumber: code,
      agency: 'Department of Defense',
      office: read('component_full_name', 'component_component', 'component'),
      kind: 'SBIR',
      noticeType: 'Topic',
      status: opportunityStatus(read('status_topicstatus', 'topicStatus')) ?? statusByDates(today, closeDate),
      program: read('program_program', 'program'),
      phase: awardPhase(read('phase_phasehierarchy', 'solicitation_phase', 'phase')),
      postedDate: parseDate(read('pre_release_start', 'topicPreReleaseStartDate')),
      openDate: parseDate(read('open_date_topicstartdate', 'topicStartDate')),
      closeDate,
      awardCeiling: parseMoney(read('funding_max_text')),
      categories: list(read('technology_areas_details', 'technologyAreas'), /[,;]/),
      contact: {
        name: list(read('tpoc_names', 'managerName'), /[,;|]/)[0],
        email: list(read('tpoc_emails', 'managerEmail'), /[,;|]/)[0],
      },
      solicitation: read('solicitation_solicitationtitle', 'solicitationTitle'),
      keywords: list(read('keywords_details_keywords', 'keywords'), ';'),
    },
    stamp(slug(`dsip ${topicId ?? read('cycle_name_cyclename', 'cycleName') ?? ''} ${code}`), url ?? null),
  );
}

/**
 * Column names of the flattened table say how each was made and are cut at 63 characters ('title_topictitle',
 * 'open_date_topicstartdate_converted_to_mm_dd_yyyy'): a mangled name (with '_') may go on, the portal's own is exact.
 */
export function tableReader(): (row: CsvRow) => Fields {
  // All rows of a table have its columns: each name is looked up once.
  const known = new Map<string, string[]>();
  const columnsOf = (name: string, cells: CsvRow['cells']) => {
    const wanted = columnName(name);
    const isMatch = (column: string) => (name.includes('_') ? column.startsWith(wanted) : column === wanted);
    const columns = known.get(name) ?? [...cells.keys()].filter(isMatch);
    known.set(name, columns);
    return columns;
  };
  return ({ cells }) =>
    (...names) =>
      names
        .flatMap((name) => columnsOf(name, cells))
        .map((column) => cells.get(column))
        .find((value) => value?.trim());
}

/** The portal's answer: days are milliseconds since 1970, areas a list, phases JSON in a text, texts HTML. */
export function portalFields(topic: unknown): Fields {
  const managers = listAt(topic, 'topicManagers');
  const manager = managers.find((one) => textAt(one, 'assignmentType') === 'TPOC') ?? managers[0];
  const made: Record<string, string | undefined> = {
    phase: phaseIn(at(topic, 'phaseHierarchy')),
    technologyAreas: textsAt(topic, 'technologyAreas').join('; '),
    managerName: textAt(manager, 'name'),
    managerEmail: textAt(manager, 'email'),
  };
  return (...names) => names.map((name) => made[name] ?? asWritten(name, at(topic, name))).find(Boolean);
}

function asWritten(name: string, value: unknown): string | undefined {
  if (/Date$/.test(name)) return dateOfUnixSeconds(typeof value === 'number' ? value / 1000 : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The phase that a proposal begins with: '{"config": [{"phase": "1", "displayValue": "I"}, …]}'. */
function phaseIn(hierarchy: unknown): string | undefined {
  try {
    return textAt(JSON.parse(String(hierarchy)), 'config', 0, 'displayValue');
  } catch {
    return undefined;
  }
}

function list(text: string | undefined, separator: string | RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
