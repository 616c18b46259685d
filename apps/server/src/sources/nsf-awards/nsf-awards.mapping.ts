import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, required, textAt } from '../shared/mapping.ts';

/** An award of the NSF's web service; its days are written MM/DD/YYYY. */
export function mapAward(
  award: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Award> {
  const id = required(textAt(award, 'id'), 'award id');
  const title = required(textAt(award, 'title'), 'title');
  const startDate = parseDate(textAt(award, 'startDate'));
  const pi =
    textAt(award, 'pdPIName') ?? [textAt(award, 'piFirstName'), textAt(award, 'piLastName')].filter(Boolean).join(' ');
  const [, program, phase] = /^(SBIR|STTR) Phase (I{1,3})\b/.exec(title) ?? [];
  return awardRecord(
    {
      title,
      abstract: optionalParagraphs(at(award, 'abstractText')),
      agency: 'National Science Foundation',
      branch: textAt(award, 'divAbbr') ?? textAt(award, 'dirAbbr'),
      program: program ?? textAt(award, 'fundProgramName'),
      phase: phase && `Phase ${phase}`,
      awardNumber: id,
      assistanceListing: textAt(award, 'cfdaNumber'),
      year: yearOf(startDate ?? parseDate(textAt(award, 'date'))),
      startDate,
      endDate: parseDate(textAt(award, 'expDate')),
      amount: parseMoney(textAt(award, 'fundsObligatedAmt') ?? textAt(award, 'estimatedTotalAmt')),
      awardee: textAt(award, 'awardeeName') ?? textAt(award, 'awardee'),
      uei: textAt(award, 'ueiNumber'),
      city: titleCase(textAt(award, 'awardeeCity')),
      state: usState(textAt(award, 'awardeeStateCode')),
      country: 'United States',
      principalInvestigator: { name: pi || undefined, email: textAt(award, 'piEmail') },
      programOfficer: textAt(award, 'poName'),
    },
    stamp(`nsf-${id}`, `https://www.nsf.gov/awardsearch/showAward?AWD_ID=${encodeURIComponent(id)}`),
  );
}
