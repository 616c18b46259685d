import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, RowRejected, required, textAt } from '../shared/mapping.ts';

const DIRECTORATES: Record<string, string> = {
  BIO: 'Directorate for Biological Sciences',
  CSE: 'Directorate for Computer and Information Science and Engineering',
  EDU: 'Directorate for STEM Education',
  EHR: 'Directorate for STEM Education',
  ENG: 'Directorate for Engineering',
  GEO: 'Directorate for Geosciences',
  MPS: 'Directorate for Mathematical and Physical Sciences',
  SBE: 'Directorate for Social, Behavioral and Economic Sciences',
  TIP: 'Directorate for Technology, Innovation and Partnerships',
};
const directorate = (name: string | undefined) => name && (DIRECTORATES[name] ?? name);
const inCapitals = (name: string | undefined) => (name && name === name.toUpperCase() ? titleCase(name) : name);

/** An award of the awards API. Dates are MM/DD/YYYY, amounts are text. */
export function mapNsfAward(
  award: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Award> {
  const written = required(textAt(award, 'id'), 'award id');
  if (!/^\d+$/.test(written)) throw new RowRejected(`'${written}' is not an award id`);
  // Spreadsheets lose the zero that ids of 2000 to 2009 begin with.
  const number = written.length < 4 ? written : written.padStart(7, '0');
  const program = textAt(award, 'fundProgramName');
  const small = /\b(SBIR|STTR)\b(?:\s+(Phase\s+\S+))?/i.exec(program ?? '');
  const startDate = parseDate(textAt(award, 'startDate')) ?? parseDate(textAt(award, 'date'));
  const investigator = [textAt(award, 'piFirstName'), textAt(award, 'piLastName')].filter(Boolean).join(' ');
  const data: Award = {
    title: required(textAt(award, 'title'), 'title'),
    abstract: optionalParagraphs(at(award, 'abstractText')),
    agency: 'National Science Foundation',
    branch: directorate(textAt(award, 'orgLongName') ?? textAt(award, 'dirAbbr')),
    program: small?.[1]?.toUpperCase() ?? 'Research grant',
    phase: awardPhase(small?.[2]),
    awardNumber: number,
    assistanceListing: textAt(award, 'cfdaNumber'),
    year: startDate ? Number(startDate.slice(0, 4)) : undefined,
    startDate,
    endDate: parseDate(textAt(award, 'expDate')),
    amount: parseMoney(textAt(award, 'fundsObligatedAmt')) ?? parseMoney(textAt(award, 'estimatedTotalAmt')),
    awardee: textAt(award, 'awardeeName'),
    uei: textAt(award, 'ueiNumber'),
    address: [textAt(award, 'awardeeAddress'), textAt(award, 'awardeeZipCode')].filter(Boolean).join(', ') || undefined,
    city: inCapitals(textAt(award, 'awardeeCity')),
    state: usState(textAt(award, 'awardeeStateCode')),
    country: textAt(award, 'awardeeStateCode') ? 'United States' : undefined,
    principalInvestigator: {
      name: investigator || textAt(award, 'pdPIName'),
      email: textAt(award, 'piEmail'),
    },
    contact: { name: textAt(award, 'poName'), title: 'Program officer', email: textAt(award, 'poEmail') },
    keywords: program ? [program] : undefined,
  };
  return awardRecord(data, stamp(`nsf-${number}`, `https://www.nsf.gov/awardsearch/showAward?AWD_ID=${number}`));
}
