import { type Award, awardRecord } from '../../catalogue/engines/awards.ts';
import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, numberAt, RowRejected, required, textAt, textsAt } from '../shared/mapping.ts';
import { inEuros, PORTAL } from './eu-portal.ts';

const KEYWORDS_MAX = 20;

/** A project that the Union pays for. Amounts are in euros, so they are shown and never summed with those of other awards. */
export function mapProject(result: unknown, stamp: (id: string, url: string | null) => RecordStamp): CatalogueRecord {
  const about = at(result, 'metadata');
  const first = (name: string) => textAt(about, name, 0);
  const day = (name: string) => parseDate(first(name)?.slice(0, 10));
  const id = required(first('projectId'), 'project id');
  if (!/^[\w-]+$/.test(id)) throw new RowRejected(`'${id}' is not a project id`);
  const all = participantsIn(first('participants'));
  const lead = all.find((one) => /^coordinator$/i.test(textAt(one, 'role') ?? '')) ?? all[0];
  const country = textAt(lead, 'postalAddress', 'countryCode', 'abbreviation');
  const data: Award = {
    title: required(first('title') ?? first('acronym'), 'title'),
    abstract: optionalParagraphs(first('objective')),
    agency: 'European Commission',
    branch: first('programmes') ?? first('programAbbreviation'),
    program: first('typeOfAction') ?? first('programAbbreviation'),
    awardNumber: id,
    trackingNumber: first('acronym'),
    solicitationNumber: first('callIdentifier'),
    topicCode: first('topicAbbreviation'),
    year: Number((day('ecSignatureDate') ?? day('startDate'))?.slice(0, 4)) || undefined,
    startDate: day('startDate'),
    endDate: day('endDate'),
    foreignAmounts: inEuros({
      'Award amount': numberAt(about, 'euContributionAmount', 0),
      'Total cost': numberAt(about, 'overallBudget', 0),
    }),
    awardee: nameOf(lead),
    city: plain(textAt(lead, 'postalAddress', 'city')),
    country: countryName(country) ?? textAt(lead, 'postalAddress', 'countryCode', 'description'),
    partners: all.filter((one) => one !== lead).flatMap((one) => nameOf(one) ?? []),
    keywords: textsAt(about, 'freeKeywords').slice(0, KEYWORDS_MAX),
  };
  const program = first('programId');
  const url =
    program && /^\d+$/.test(program) ? `${PORTAL}/projects-details/${program}/${id}` : `${PORTAL}/projects-results`;
  return awardRecord(data, stamp(`eu-project-${id}`, url));
}

/** The list is a text of JSON inside of the JSON. */
function participantsIn(text: string | undefined): unknown[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    throw new RowRejected('The list of participants is no JSON');
  }
}

const nameOf = (participant: unknown) => textAt(participant, 'legalName');

/** Cities come in capitals. Organizations do, too; theirs stay, since nobody else knows where "GmbH" or "CNRS" has them. */
const plain = (name: string | undefined) => (name && name === name.toUpperCase() ? titleCase(name) : name);
