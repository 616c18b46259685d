import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { internationalTrialRecord } from '../../catalogue/engines/international-trials.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { cleanParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { sentenceCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { required } from '../shared/mapping.ts';

/** A trial of the portal's export; CSV and XML have the same fields. Registers fill them in their own ways. */
export function mapTrial(row: CsvRow, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const read = (name: string) => optionalText(cell(row, name));
  const block = (name: string) => cleanParagraphs(cell(row, name)) || undefined;
  const day = (name: string) => parseDate(cell(row, name), 'day-first');
  const trialId = required(read('TrialID'), 'trial id');
  const url = read('web address');
  const called = calledOff(cell(row, 'Public title')) ?? calledOff(cell(row, 'Scientific title'));
  const title = (name: string) => optionalText(calledOff(cell(row, name))?.title) ?? read(name);
  const name = [read('Contact Firstname'), read('Contact Lastname')].filter((part) => part && part !== ';').join(' ');
  return internationalTrialRecord(
    {
      trialId,
      publicTitle: required(title('Public title') ?? title('Scientific title'), 'title'),
      scientificTitle: title('Scientific title'),
      acronym: read('Acronym'),
      register: read('Source Register'),
      sponsor: several(read('Primary sponsor')),
      secondaryIds: split(read('Secondary ID'), ';'),
      status: sentenceCase(read('Recruitment Status')),
      whyCanceled: called?.why,
      studyType: studyType(read('Study type')),
      studyDesign: block('Study design'),
      phase: trialPhase(phaseText(read('Phase'))),
      countries: [...new Set(split(read('Countries'), ';').flatMap((one) => countryName(one) ?? []))],
      conditions: split(read('Condition'), ';'),
      interventions: split(read('Intervention'), ';'),
      primaryOutcome: block('Primary outcome')?.replace(/;$/, ''),
      inclusionCriteria: block('Inclusion Criteria'),
      exclusionCriteria: block('Exclusion Criteria'),
      minimumAge: read('Inclusion agemin'),
      maximumAge: read('Inclusion agemax'),
      sex: read('Inclusion gender'),
      // The third date is always yyyymmdd; the first is as the register writes it.
      registrationDate: parseDate(cell(row, 'Date registration3')) ?? day('Date registration'),
      enrollmentDate: day('Date enrollement') ?? day('Date enrollment'),
      completionDate: day('results date completed'),
      targetSize: targetSize(read('Target size')),
      isRetrospective: parseYesNo(read('Retrospective flag')),
      resultsUrl: read('results url link'),
      contact: name
        ? { name: several(name)?.split(';')[0]?.trim(), email: read('Contact Email')?.split(';')[0] }
        : undefined,
      contactAffiliation: several(read('Contact Affiliation'))?.split(';')[0] || undefined,
    },
    stamp(
      trialId,
      url && /^https?:/.test(url)
        ? url
        : `https://trialsearch.who.int/Trial2.aspx?TrialID=${encodeURIComponent(trialId)}`,
    ),
  );
}

/**
 * The Chinese register says of a trial that is not held so before its title alone, apart from it by blanks: 'Cancelled by the
 * investigator           Study of …'. Its recruitment status goes on saying what it said.
 */
const CALLED_OFF = /^\s*(?:cancell?ed|retracted),?( (?:by|because of|due to)(?: \S+){1,6}?)?\s{2,}(\S.*)$/is;

function calledOff(text: string | undefined): { title: string; why: string } | null {
  const [, why = '', title = ''] = CALLED_OFF.exec(text ?? '') ?? [];
  return title ? { title, why: optionalText(why) ?? '' } : null;
}

/** The comma between two names in Chinese, which the export cannot write: 'Hebei Yiling Hospital?Renmin Hospital'. */
const several = (names: string | undefined) => names?.replace(/(?<=[\p{L})])\?(?=\p{L})/gu, '; ');

/** A spreadsheet takes '2-3' for a day in February. */
function phaseText(text: string | undefined): string | undefined {
  return text?.replace(/^\d{4}-0([1-4])-0([1-4])$/, '$1-$2');
}

/** '125', or one number for each group: 'Control group:30;Treatment:30;'. */
function targetSize(text: string | undefined): number | undefined {
  const whole = parseCount(text);
  if (whole !== undefined) return whole;
  const groups = [...(text ?? '').matchAll(/:\s*(\d+)\s*(?:;|$)/g)].map((match) => Number(match[1]));
  return groups.length > 0 ? groups.reduce((sum, one) => sum + one, 0) : undefined;
}

/** 'Observational study', 'OBSERVATIONAL' and 'Observational' are one. */
function studyType(text: string | undefined): string | undefined {
  return sentenceCase(text?.replace(/\s+(study|clinical trial.*)$/i, ''));
}

function split(text: string | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
