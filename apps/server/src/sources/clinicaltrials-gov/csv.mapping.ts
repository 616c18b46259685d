import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import { type CsvRow, cell, codeCell } from '../shared/csv.ts';
import { required } from '../shared/mapping.ts';
import { classLabel, designLabel, modelLabel, statusLabel } from './labels.ts';
import { nctId, SITES_MAX, type Study } from './study.ts';

/** A row of ctg-studies.csv: lists joined by '|', the design as 'Allocation: RANDOMIZED|Masking: NONE'. */
export function mapStudyRow(row: CsvRow): Study {
  const read = (...names: string[]) => optionalText(cell(row, ...names));
  // People re-save the file; then days come first, as '06-08-2025'. The registry's own dates are ISO.
  const day = (name: string) => parseDate(cell(row, name), 'day-first');
  const design = designOf(read('Study Design', 'Study Designs'));
  // The site's downloads until 2023 name the sponsor first and then the collaborators.
  const [firstSponsor, ...others] = split(read('Sponsor/Collaborators'));
  const sites = split(read('Locations'));
  const maskingCode = design.get('masking')?.replace(/\s*\(.*$/, '');
  return {
    trial: {
      nctId: nctId(read('NCT Number', 'NCT ID', 'nctId')),
      briefTitle: required(read('Study Title', 'Title', 'Brief Title'), 'title'),
      acronym: read('Acronym'),
      briefSummary: read('Brief Summary'),
      status: statusLabel(read('Study Status', 'Status')),
      phase: trialPhase(optionalText(codeCell(row, 'Phases') ?? codeCell(row, 'Phase'))),
      studyType: titleCase(read('Study Type')),
      conditions: split(read('Conditions')),
      sponsor: read('Sponsor', 'Lead Sponsor') ?? firstSponsor,
      sponsorClass: classLabel(read('Funder Type', 'Funded Bys')?.split('|')[0]),
      collaborators: firstSponsor ? others : split(read('Collaborators')),
      startDate: day('Start Date'),
      primaryCompletionDate: day('Primary Completion Date'),
      completionDate: day('Completion Date'),
      firstPostedDate: day('First Posted'),
      lastUpdateDate: day('Last Update Posted'),
      enrollment: parseCount(cell(row, 'Enrollment')),
      allocation: designLabel(design.get('allocation')),
      interventionModel: modelLabel(design.get('intervention model')),
      masking: designLabel(maskingCode),
      primaryPurpose: titleCase(design.get('primary purpose')),
      sex: titleCase(read('Sex', 'Gender')),
      ...agesOf(read('Age')),
      primaryOutcomes: split(read('Primary Outcome Measures')).map((measure) => ({ measure })),
      secondaryOutcomes: split(read('Secondary Outcome Measures')).map((measure) => ({ measure })),
      sites: sites.slice(0, SITES_MAX).map(siteOf),
      sitesCount: sites.length,
      hasResults:
        read('Study Results') === undefined ? undefined : /^(yes|has results)/i.test(read('Study Results') ?? ''),
    },
    interventions: split(read('Interventions')).flatMap((text) => {
      const [, type, name] = /^([A-Z_ ]+):\s*(.+)$/i.exec(text) ?? [undefined, undefined, text];
      return name ? { name, type: titleCase(type) } : [];
    }),
    interventionMesh: [],
  };
}

/** '18 Years to 65 Years   (Adult, Older Adult)', 'up to 5 Years', 'ADULT, OLDER_ADULT'. */
function agesOf(text: string | undefined): { minimumAge?: string; maximumAge?: string } {
  const [, minimumAge] = /^(\d+ \w+)\s+(?:to|and older)/i.exec(text ?? '') ?? [];
  const [, maximumAge] = /(?:^|\s)(?:up )?to (\d+ \w+)/i.exec(text ?? '') ?? [];
  return { minimumAge, maximumAge };
}

function split(text: string | undefined): string[] {
  return (text ?? '')
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
}

function designOf(text: string | undefined): Map<string, string> {
  return new Map(
    split(text).map((part) => {
      const [name = '', value = ''] = part.split(/:\s*/, 2);
      return [name.toLowerCase(), value.trim()];
    }),
  );
}

/** 'Facility, City, State, Postcode, Country': only the ends are certain, because facilities hold commas. */
function siteOf(text: string): { facility?: string; city?: string; country?: string } {
  const parts = text.split(',').map((part) => part.trim());
  return { facility: parts.length > 2 ? parts[0] : undefined, country: parts.at(-1) };
}
