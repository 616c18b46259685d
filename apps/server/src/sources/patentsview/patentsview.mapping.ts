import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, numberAt, required, textAt } from '../shared/mapping.ts';

/** PatentsView's kinds of assignee; a leading 1 says that only a part was assigned. */
export const ASSIGNEE_TYPES: Record<string, string> = {
  '2': 'US company or corporation',
  '3': 'Foreign company or corporation',
  '4': 'US individual',
  '5': 'Foreign individual',
  '6': 'US federal government',
  '7': 'Foreign government',
  '8': 'US county government',
  '9': 'US state government',
};

export function mapPatent(
  patent: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const id = required(textAt(patent, 'patent_id') ?? textAt(patent, 'patent_number'), 'patent number');
  // An answer holds only the fields that were asked for; assignees, inventors and classes are worth finding without a title.
  const title = textAt(patent, 'patent_title') ?? `US patent ${id}`;
  const kindCode = textAt(patent, 'wipo_kind') ?? textAt(patent, 'patent_kind');
  const data: Patent = {
    title,
    abstract: optionalParagraphs(at(patent, 'patent_abstract')),
    patentNumber: `US ${/^\d+$/.test(id) ? Number(id).toLocaleString('en-US') : id}`,
    applicationNumber:
      textAt(patent, 'application', 0, 'application_id') ?? textAt(patent, 'applications', 0, 'app_number'),
    kindCode,
    kind: patentKind(kindCode),
    type: titleCase(textAt(patent, 'patent_type')),
    status: at(patent, 'withdrawn') === true ? 'Withdrawn' : 'Granted',
    filingDate:
      parseDate(at(patent, 'application', 0, 'filing_date')) ??
      parseDate(at(patent, 'applications', 0, 'app_date')) ??
      parseDate(at(patent, 'patent_earliest_application_date')),
    grantDate: parseDate(at(patent, 'patent_date')),
    priorityDate: parseDate(at(patent, 'foreign_priority', 0, 'filing_date')),
    assignees: listAt(patent, 'assignees').flatMap((one) => {
      const name =
        textAt(one, 'assignee_organization') ??
        personName(one, 'assignee_individual_name') ??
        personName(one, 'assignee');
      if (!name) return [];
      const country = textAt(one, 'assignee_country');
      return {
        name,
        id: textAt(one, 'assignee_id'),
        type: ASSIGNEE_TYPES[textAt(one, 'assignee_type')?.slice(-1) ?? ''],
        city: textAt(one, 'assignee_city'),
        state: usState(textAt(one, 'assignee_state')),
        country: countryName(country),
      };
    }),
    inventors: listAt(patent, 'inventors').flatMap((one) => {
      const name = personName(one, 'inventor_name') ?? personName(one, 'inventor');
      const place = [textAt(one, 'inventor_city'), textAt(one, 'inventor_state'), textAt(one, 'inventor_country')]
        .filter(Boolean)
        .join(', ');
      return name ? { name, id: textAt(one, 'inventor_id'), place: place || undefined } : [];
    }),
    cpc: cpcOf([...listAt(patent, 'cpc_current'), ...listAt(patent, 'cpcs')]),
    claimsCount: numberAt(patent, 'patent_num_claims'),
    timesCited:
      numberAt(patent, 'patent_num_times_cited_by_us_patents') ?? numberAt(patent, 'patent_num_cited_by_us_patents'),
    citesCount: numberAt(patent, 'patent_num_total_documents_cited'),
    examiner:
      personName(
        listAt(patent, 'examiners').find((one) => textAt(one, 'examiner_role') === 'primary'),
        'examiner',
      ) ?? personName(listAt(patent, 'examiners')[0], 'examiner'),
    attorney: textAt(patent, 'attorneys', 0, 'attorney_organization'),
    governmentInterest: textAt(patent, 'gov_interest_statement'),
  };
  return patentRecord(data, stamp(`US${id}`, `https://patents.google.com/patent/US${id}`));
}

/** Subclasses without repeats, in the order that the office ranks them. */
function cpcOf(values: unknown[]): { code: string; title?: string }[] {
  const titles = new Map<string, string | undefined>();
  for (const one of values) {
    const code = textAt(one, 'cpc_subclass_id') ?? textAt(one, 'cpc_group_id');
    if (code && !titles.has(code))
      titles.set(code, textAt(one, 'cpc_subclass_title') ?? textAt(one, 'cpc_group_title'));
  }
  return [...titles].map(([code, title]) => ({ code, title }));
}

export function personName(value: unknown, prefix: string): string | undefined {
  const first = textAt(value, `${prefix}_first`) ?? textAt(value, `${prefix}_first_name`);
  const last = textAt(value, `${prefix}_last`) ?? textAt(value, `${prefix}_last_name`);
  return [first, last].filter(Boolean).join(' ') || undefined;
}
