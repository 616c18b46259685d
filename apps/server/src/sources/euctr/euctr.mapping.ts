import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { internationalTrialRecord } from '../../catalogue/engines/international-trials.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalText } from '../../catalogue/normalise/text.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { type CsvRow, cell } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';

/**
 * A row of the results pages of the EU Clinical Trials Register. They name no title, so the trial is titled by its
 * number; when and where it ran, and whether it has results, is what can be found.
 */
export function mapResultsRow(row: CsvRow, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const read = (name: string) => optionalText(cell(row, name));
  const number = required(read('trial_id'), 'EudraCT number');
  if (!/^\d{4}-\d{6}-\d{2}$/.test(number)) throw new RowRejected(`'${number}' is not a EudraCT number`);
  const recruited = enrolled(read('recruitment_countries'));
  const ended = parseDate(cell(row, 'global_end_of_trial_date'));
  const countries = [...codes(read('trial_countries')), ...recruited.map(([country]) => country)].flatMap(
    (one) => countryName(one) ?? [],
  );
  const results = read('results_type');
  return internationalTrialRecord(
    {
      trialId: `EUCTR${number}`,
      publicTitle: read('title') ?? `EU trial ${number}`,
      register: 'EU Clinical Trials Register',
      status: ended ? 'Completed' : undefined,
      countries: [...new Set(countries)],
      registrationDate: parseDate(cell(row, 'first_version_date')),
      enrollmentDate: parseDate(cell(row, 'trial_start_date')),
      completionDate: ended,
      targetSize: recruited.reduce((sum, [, count]) => sum + count, 0) || undefined,
      resultsUrl: results ? `${pageOf(number)}/results` : undefined,
      resultsType: results,
    },
    stamp(`EUCTR${number}`, pageOf(number)),
  );
}

/** "['ES', 'AT']": a list as Python prints it. */
function codes(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/'([^']+)'|"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
}

/** "{'Belgium': 11, 'France': 43}". */
function enrolled(text: string | undefined): [country: string, count: number][] {
  return [...(text ?? '').matchAll(/(?:'([^']+)'|"([^"]+)")\s*:\s*(\d+)/g)].map((match) => [
    match[1] ?? match[2] ?? '',
    Number(match[3]),
  ]);
}

const pageOf = (number: string) => `https://www.clinicaltrialsregister.eu/ctr-search/trial/${number}`;
