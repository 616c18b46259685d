import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import { type CsvRow, cell, codeCell } from '../shared/csv.ts';
import { type Companion, joinCompanions } from '../shared/join.ts';
import { required } from '../shared/mapping.ts';
import { classLabel, designLabel, modelLabel, statusLabel } from './labels.ts';
import { nctId, SITES_MAX, type Study } from './study.ts';

const BLOCK_STUDIES = 25_000;

/** A row of studies.txt and the rows of the other tables that have its NCT id. */
interface AactStudy {
  row: CsvRow;
  beside: Map<string, CsvRow[]>;
}

const TABLES = [
  'brief_summaries.txt',
  'conditions.txt',
  'keywords.txt',
  'sponsors.txt',
  'interventions.txt',
  'intervention_other_names.txt',
  'browse_interventions.txt',
  'browse_conditions.txt',
  'designs.txt',
  'eligibilities.txt',
  'design_outcomes.txt',
  'facilities.txt',
];

/** The pipe-delimited copy of the registry's database, as the AACT project publishes it daily. */
export function readAact(file: SourceFile, signal: AbortSignal): AsyncGenerator<{ line: number; item: AactStudy }> {
  const companions = TABLES.map(
    (name): Companion<AactStudy> => ({
      name,
      attach: (row, { beside }) => {
        const rows = beside.get(name);
        if (rows) rows.push(row);
        else beside.set(name, [row]);
      },
    }),
  );
  const begin = (row: CsvRow): AactStudy => ({ row, beside: new Map() });
  return joinCompanions(file, { key: 'nct_id', begin, companions, blockSize: BLOCK_STUDIES, signal });
}

export function mapStudyAact({ row, beside }: AactStudy): Study {
  const read = (name: string) => optionalText(cell(row, name));
  const rows = (table: string) => beside.get(`${table}.txt`) ?? [];
  const texts = (table: string, column: string) =>
    unique(rows(table).flatMap((one) => optionalText(cell(one, column)) ?? []));
  const design = rows('designs')[0];
  const eligibility = rows('eligibilities')[0];
  const inDesign = (name: string) => (design ? optionalText(cell(design, name)) : undefined);
  const inEligibility = (name: string) => (eligibility ? cell(eligibility, name) : undefined);
  const sponsors = (role: string) => rows('sponsors').filter((one) => cell(one, 'lead_or_collaborator') === role);
  const lead = sponsors('lead')[0];
  const summary = rows('brief_summaries')[0];
  const sites = rows('facilities');
  const outcomes = (type: string) =>
    rows('design_outcomes')
      .filter((one) => cell(one, 'outcome_type') === type)
      .flatMap((one) => {
        const measure = optionalText(cell(one, 'measure'));
        return measure
          ? {
              measure,
              timeFrame: optionalText(cell(one, 'time_frame')),
              description: optionalText(cell(one, 'description')),
            }
          : [];
      });
  const otherNames = (id: string | undefined) =>
    rows('intervention_other_names')
      .filter((one) => cell(one, 'intervention_id') === id)
      .flatMap((one) => optionalText(cell(one, 'name')) ?? []);
  return {
    trial: {
      nctId: nctId(read('nct_id')),
      briefTitle: required(read('brief_title') ?? read('official_title'), 'title'),
      officialTitle: read('official_title'),
      acronym: read('acronym'),
      briefSummary: summary && optionalParagraphs(cell(summary, 'description')),
      status: statusLabel(read('overall_status')),
      whyStopped: read('why_stopped'),
      phase: trialPhase(optionalText(codeCell(row, 'phase'))),
      studyType: titleCase(read('study_type')),
      conditions: texts('conditions', 'name'),
      keywords: texts('keywords', 'name'),
      mesh: texts('browse_conditions', 'mesh_term'),
      sponsor: (lead && optionalText(cell(lead, 'name'))) ?? read('source'),
      sponsorClass: classLabel(lead && cell(lead, 'agency_class')),
      collaborators: sponsors('collaborator').flatMap((one) => optionalText(cell(one, 'name')) ?? []),
      startDate: parseDate(read('start_date')),
      primaryCompletionDate: parseDate(read('primary_completion_date')),
      completionDate: parseDate(read('completion_date')),
      firstPostedDate: parseDate(read('study_first_posted_date')),
      lastUpdateDate: parseDate(read('last_update_posted_date')),
      enrollment: parseCount(read('enrollment')),
      isEnrollmentActual: read('enrollment_type') ? /^actual$/i.test(read('enrollment_type') ?? '') : undefined,
      allocation: designLabel(design && optionalText(codeCell(design, 'allocation'))),
      interventionModel: modelLabel(inDesign('intervention_model')),
      masking: designLabel(inDesign('masking')),
      primaryPurpose: titleCase(inDesign('primary_purpose')),
      eligibilityCriteria: optionalParagraphs(inEligibility('criteria')),
      sex: titleCase(inEligibility('gender')),
      minimumAge: optionalText(inEligibility('minimum_age')),
      maximumAge: optionalText(inEligibility('maximum_age')),
      acceptsHealthyVolunteers: parseYesNo(inEligibility('healthy_volunteers')),
      primaryOutcomes: outcomes('primary'),
      secondaryOutcomes: outcomes('secondary'),
      sites: sites.slice(0, SITES_MAX).map((one) => ({
        facility: optionalText(cell(one, 'name')),
        city: optionalText(cell(one, 'city')),
        state: optionalText(cell(one, 'state')),
        country: optionalText(cell(one, 'country')),
      })),
      sitesCount: sites.length || undefined,
      hasResults: read('results_first_submitted_date') !== undefined,
    },
    interventions: rows('interventions').flatMap((one) => {
      const name = optionalText(cell(one, 'name'));
      return name
        ? {
            name,
            type: titleCase(cell(one, 'intervention_type')),
            description: optionalParagraphs(cell(one, 'description')),
            otherNames: otherNames(cell(one, 'id')),
          }
        : [];
    }),
    interventionMesh: texts('browse_interventions', 'mesh_term'),
  };
}

const unique = (texts: string[]) => [...new Set(texts)];
