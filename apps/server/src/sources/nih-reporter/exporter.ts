import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { joinCompanions } from '../shared/join.ts';
import type { JsonObject } from '../shared/json.ts';

const BLOCK_PROJECTS = 50_000;

/**
 * Projects of ExPORTER's yearly RePORTER_PRJ_C_FYxxxx.csv or of the site's own export, under the names of the API.
 * ExPORTER keeps the abstracts in a file of their own, RePORTER_PRJABS_C_FYxxxx.csv.
 */
export function readExporter(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ line: number; item: JsonObject }> {
  const abstracts = file.name.replace(/PRJ(?=_[A-Z]_)/i, 'PRJABS');
  const companions =
    abstracts === file.name
      ? []
      : [
          {
            name: abstracts,
            attach: (row: CsvRow, project: JsonObject) => {
              project['abstract_text'] = cell(row, 'ABSTRACT_TEXT');
            },
          },
        ];
  return joinCompanions(file, {
    key: 'APPLICATION_ID',
    begin: projectOf,
    companions,
    blockSize: BLOCK_PROJECTS,
    signal,
  });
}

function projectOf(row: CsvRow): JsonObject {
  const read = (...names: string[]) => cell(row, ...names);
  const leaders = [
    read('PI_NAMEs', 'PI_NAME', 'Contact PI / Project Leader'),
    read('Other PI or Project Leader(s)'),
  ].flatMap((names) => names?.split(';') ?? []);
  return {
    appl_id: read('APPLICATION_ID', 'appl_id'),
    project_title: read('PROJECT_TITLE'),
    abstract_text: read('Project Abstract', 'ABSTRACT_TEXT'),
    phr_text: read('PHR', 'Public Health Relevance'),
    activity_code: read('ACTIVITY', 'activity_code'),
    agency_ic_admin: { name: read('IC_NAME') ?? read('Administering IC') },
    project_num: read('FULL_PROJECT_NUM', 'Project Number', 'project_num'),
    opportunity_number: read('OPPORTUNITY NUMBER', 'FOA_NUMBER', 'full_foa'),
    cfda_code: read('CFDA_CODE'),
    fiscal_year: read('FY', 'Fiscal Year'),
    award_notice_date: read('AWARD_NOTICE_DATE'),
    project_start_date: read('PROJECT_START', 'Project Start Date'),
    project_end_date: read('PROJECT_END', 'Project End Date'),
    award_amount: read(
      'TOTAL_COST',
      'Total Cost',
      'TOTAL_COST_SUB_PROJECT',
      'Total Cost (Sub Projects)',
      'award_amount',
    ),
    organization: {
      org_name: read('ORG_NAME', 'Organization Name'),
      org_city: read('ORG_CITY', 'Organization City'),
      org_state: read('ORG_STATE', 'Organization State'),
      org_country: read('ORG_COUNTRY', 'Organization Country'),
      primary_uei: read('ORG_UEI', 'Primary UEI', 'UEI'),
      primary_duns: read('ORG_DUNS', 'Primary DUNS', 'DUNS Number'),
    },
    principal_investigators: leaders.flatMap(leaderOf),
    pref_terms: read('PROJECT_TERMS', 'Project Terms'),
  };
}

/** 'INVENTED, ADA B (contact)'. */
function leaderOf(text: string): JsonObject[] {
  const name = text.replace(/\(contact\)/i, '').trim();
  const [last = '', first = ''] = name.split(/,\s*/, 2);
  return name ? [{ full_name: `${first} ${last}`.trim(), is_contact_pi: /\(contact\)/i.test(text) }] : [];
}
