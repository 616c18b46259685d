import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type Patent, patentRecord } from '../../catalogue/engines/patents.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { patentKind } from '../../catalogue/normalise/patent-kind.ts';
import { isUsState, usState } from '../../catalogue/normalise/us-states.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, listAt, required, textAt, textsAt } from '../shared/mapping.ts';

/** One application of the Open Data Portal's patentFileWrapperDataBag: what the file wrapper says, without the text. */
export function mapFileWrapper(
  wrapper: unknown,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord<Patent> {
  const about = at(wrapper, 'applicationMetaData');
  const application = required(textAt(wrapper, 'applicationNumberText'), 'application number');
  const number = textAt(about, 'patentNumber');
  const publication = textAt(about, 'earliestPublicationNumber');
  const kindCode = number ? undefined : /[A-Z]\d?$/.exec(publication ?? '')?.[0];
  const type = textAt(about, 'applicationTypeLabelName');
  const data: Patent = {
    title: required(textAt(about, 'inventionTitle'), 'title'),
    patentNumber: number && `US ${/^\d+$/.test(number) ? Number(number).toLocaleString('en-US') : number}`,
    applicationNumber: application,
    publicationNumber: publication,
    kindCode,
    kind: kindCode ? patentKind(kindCode) : number && type ? `Granted ${type.toLowerCase()}` : undefined,
    type,
    status: number ? 'Granted' : 'Application',
    filingDate: parseDate(textAt(about, 'filingDate')),
    publicationDate: parseDate(textAt(about, 'earliestPublicationDate')),
    grantDate: parseDate(textAt(about, 'grantDate')),
    priorityDate: parseDate(textAt(wrapper, 'foreignPriorityBag', 0, 'filingDate')),
    assignees: assigneesOf(wrapper, about),
    inventors: listAt(about, 'inventorBag').flatMap((one) => {
      const name =
        textAt(one, 'inventorNameText') ??
        [textAt(one, 'firstName'), textAt(one, 'lastName')].filter(Boolean).join(' ');
      const address = listAt(one, 'correspondenceAddressBag')[0];
      const place = ['cityName', 'geographicRegionCode', 'countryCode'].flatMap((part) => textAt(address, part) ?? []);
      return name ? { name, place: place.join(', ') || undefined } : [];
    }),
    cpc: [...new Set(textsAt(about, 'cpcClassificationBag').map((code) => code.slice(0, 4)))].map((code) => ({ code })),
    examiner: examinerOf(textAt(about, 'examinerNameText')),
    attorney: textAt(wrapper, 'correspondenceAddressBag', 0, 'nameLineOneText'),
    legalStatus: textAt(about, 'applicationStatusDescriptionText'),
    docketNumber: textAt(about, 'docketNumber'),
  };
  const id = number ? `US${number}` : (publication?.replace(/[A-Z]\d?$/, '') ?? `US-application-${application}`);
  const page = number
    ? `https://patents.google.com/patent/US${number}`
    : publication && `https://patents.google.com/patent/${publication}`;
  return patentRecord(data, stamp(id, page ?? null));
}

/** The applicants and those to whom it was assigned, each name once, as the assignment has it. */
function assigneesOf(wrapper: unknown, about: unknown): NonNullable<Patent['assignees']> {
  const assigned = listAt(wrapper, 'assignmentBag')
    .filter((one) => /assignor|assignment/i.test(textAt(one, 'conveyanceText') ?? ''))
    .flatMap((one) => listAt(one, 'assigneeBag'))
    .flatMap((one) => partyOf(textAt(one, 'assigneeNameText'), at(one, 'assigneeAddress')));
  const applied = listAt(about, 'applicantBag').flatMap((one) =>
    partyOf(textAt(one, 'applicantNameText'), listAt(one, 'correspondenceAddressBag')[0]),
  );
  const byName = new Map(
    [...applied, ...assigned].map((party) => [party.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''), party]),
  );
  return [...byName.values()];
}

function partyOf(name: string | undefined, address: unknown): NonNullable<Patent['assignees']> {
  if (!name) return [];
  const region = textAt(address, 'geographicRegionCode') ?? textAt(address, 'geographicRegionName');
  const country = textAt(address, 'countryCode') ?? titleCase(textAt(address, 'countryName'));
  return [
    {
      name,
      city: titleCase(textAt(address, 'cityName')),
      state: isUsState(region) ? usState(region) : undefined,
      country: countryName(country) ?? (isUsState(region) ? 'United States' : undefined),
    },
  ];
}

/** Until an examiner has it, a desk of the office: 'CENTRAL, DOCKET'. */
function examinerOf(name: string | undefined): string | undefined {
  return name && !/docket/i.test(name) ? titleCase(name) : undefined;
}
