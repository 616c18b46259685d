import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, required, textAt, textsAt } from '../shared/mapping.ts';

const DECISIONS: Record<string, string> = {
  ACCEPTED: 'Patented Case',
  REJECTED: 'Abandoned',
  PENDING: 'Pending',
};

/** An application of the Harvard USPTO Patent Dataset: what the office published of it, and what it decided. */
export function mapHupd(
  application: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const read = (...names: string[]) => names.map((name) => filled(textAt(application, name))).find(Boolean);
  const day = (...names: string[]) => parseDate(read(...names));
  const number = read('patent_number');
  // 'US20130296823A1-20131107'.
  const publication = read('publication_number')?.replace(/-\d+$/, '');
  const applicationNumber = required(read('application_number'), 'application number');
  const kindCode = number ? undefined : /[A-Z]\d?$/.exec(publication ?? '')?.[0];
  const decision = read('decision');
  const data: Patent = {
    title: required(read('title'), 'title'),
    abstract: optionalParagraphs(at(application, 'abstract')),
    patentNumber: number && `US ${/^\d+$/.test(number) ? Number(number).toLocaleString('en-US') : number}`,
    applicationNumber,
    publicationNumber: publication,
    kindCode,
    kind: number ? 'Granted utility' : patentKind(kindCode),
    status: number ? 'Granted' : 'Application',
    legalStatus: decision && (DECISIONS[decision] ?? DECISIONS[decision.replace(/^CONT-/, '')] ?? titleCase(decision)),
    filingDate: day('filing_date'),
    publicationDate: day('date_published'),
    grantDate: number ? day('patent_issue_date') : undefined,
    inventors: listAt(application, 'inventor_list').flatMap((one) => {
      const name = [textAt(one, 'inventor_name_first'), textAt(one, 'inventor_name_last')].filter(Boolean).join(' ');
      const place = ['city', 'state', 'country'].flatMap((part) => filled(textAt(one, `inventor_${part}`)) ?? []);
      return name ? { name, place: place.join(', ') || undefined } : [];
    }),
    cpc: [
      ...new Set([read('main_cpc_label') ?? '', ...textsAt(application, 'cpc_labels')].map((code) => code.slice(0, 4))),
    ].flatMap((code) => (code ? { code } : [])),
    examiner: titleCase(
      [read('examiner_name_first', 'examiner_first'), read('examiner_name_last', 'examiner_last')]
        .filter(Boolean)
        .join(' '),
    ),
  };
  // The ids of the office's own files, so that both mean one record.
  const id = number ? `US${number}` : (publication?.replace(/[A-Z]\d?$/, '') ?? `US-application-${applicationNumber}`);
  const page = number ? `US${number}` : publication;
  return patentRecord(data, stamp(id, page ? `https://patents.google.com/patent/${page}` : null));
}

/** Python's words for nothing. */
const filled = (text: string | undefined) => (text && !/^(none|nan)$/i.test(text) ? text : undefined);
