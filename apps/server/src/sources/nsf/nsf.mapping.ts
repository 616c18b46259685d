import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { awardPhase } from '../../catalogue/normalise/award-phase.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, RowRejected, required, textAt } from '../shared/mapping.ts';

/** An award of the awards API. Dates are MM/DD/YYYY, amounts are text. */
export function mapNsfAward(
  award: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Award> {
  const number = required(textAt(award, 'id'), 'award id');
  if (!/^\d+$/.test(number)) throw new RowRejected(`'${number}' is not an award id`);
  const program = textAt(award, 'fundProgramName');
  const small = /\b(SBIR|STTR)\b(?:\s+(Phase\s+\S+))?/i.exec(program ?? '');
  const startDate = parseDate(textAt(award, 'startDate')) ?? parseDate(textAt(award, 'date'));
  const investigator = [textAt(award, 'piFirstName'), textAt(award, 'piLastName')].filter(Boolean).join(' ');
  const data: Award = {
    title: required(textAt(award, 'title'), 'title'),
    abstract: optionalParagraphs(at(award, 'abstractText')),
    agency: 'National Science Foundation',
    branch: textAt(award, 'orgLongName') ?? textAt(award, 'dirAbbr'),
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
    city: textAt(award, 'awardeeCity'),
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
