import type { RecordStamp } from '../../catalogue/engines/build.ts';
import { type InternationalTrial, internationalTrialRecord } from '../../catalogue/engines/international-trials.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { at, booleanAt, listAt, numberAt, RowRejected, required, textAt } from '../shared/mapping.ts';
import { phaseNumerals, statusLabel } from './labels.ts';

type Stamp = (id: string, url: string | null) => RecordStamp;
type Found = Partial<InternationalTrial>;

export const recordId = (number: string) => `CTIS${number}`;

/** A trial as `retrieve` answers it, as a row of `search`, or both: each says things that the other leaves out. */
export function mapCtis({ trial, row }: { trial?: unknown; row?: unknown }, stamp: Stamp): CatalogueRecord {
  const number = required(textAt(trial, 'ctNumber') ?? textAt(row, 'ctNumber'), 'EU CT number');
  if (!/^\d{4}-\d{6}-\d{2}-\d{2}$/.test(number)) throw new RowRejected(`'${number}' is not an EU CT number`);
  const found: Found = { ...known(fromRow(row)), ...known(fromTrial(trial)) };
  const url = `https://euclinicaltrials.eu/ctis-public/view/${number}`;
  const title = found.publicTitle ?? found.scientificTitle;
  const data: InternationalTrial = {
    ...found,
    trialId: number,
    publicTitle: required(title, 'title'),
    register: 'CTIS',
    studyType: 'Interventional',
    ...(textAt(row, 'resultsFirstReceived') === 'Yes' && { resultsUrl: url }),
  };
  // The WHO's portal names it so.
  return internationalTrialRecord(data, stamp(recordId(number), url));
}

/**
 * Dates are day/month/year; a country comes with its status: 'Netherlands:5'. Until 2024 the title was `title`, and of each country
 * stood its code in one text: 'NL:Authorised, ES:Ended', 'NL:2024-05-06'.
 */
function fromRow(row: unknown): Found {
  const day = (name: string) => parseDate(textAt(row, name), 'day-first');
  return {
    scientificTitle: textAt(row, 'ctTitle') ?? textAt(row, 'title'),
    acronym: textAt(row, 'shortTitle'),
    sponsor: textAt(row, 'sponsor'),
    status: statusLabel(numberAt(row, 'ctStatus')),
    phase: trialPhase(phaseNumerals(textAt(row, 'trialPhase'))),
    countries: countries(
      [at(row, 'trialCountries')]
        .flat()
        .flatMap((one) => String(one ?? '').match(/^[^:]+(?=:)|\b[A-Z]{2}(?=:)/g) ?? []),
    ),
    conditions: texts([textAt(row, 'conditions')]),
    interventions: texts([textAt(row, 'product')]),
    primaryOutcome: optionalParagraphs(at(row, 'primaryEndPoint')),
    sex: textAt(row, 'gender'),
    ageRange: textAt(row, 'ageGroup'),
    registrationDate:
      day('decisionDateOverall') ?? parseDate(textAt(row, 'decisionDate')?.split(/[:,]/)[1], 'day-first'),
    enrollmentDate: day('startDateEU'),
    completionDate: day('endDateEU'),
    targetSize: parseCount(textAt(row, 'totalNumberEnrolled')),
  };
}

function fromTrial(trial: unknown): Found {
  const part = at(trial, 'authorizedApplication', 'authorizedPartI');
  const titles = at(part, 'trialDetails', 'clinicalTrialIdentifiers');
  const about = at(part, 'trialDetails', 'trialInformation');
  const numbers = at(titles, 'secondaryIdentifyingNumbers');
  const sponsors = listAt(part, 'sponsors');
  const sponsor = sponsors.find((one) => booleanAt(one, 'primary')) ?? sponsors[0];
  const contact = listAt(sponsor, 'publicContacts')[0];
  const sponsorName = textAt(sponsor, 'organisation', 'name') ?? textAt(contact, 'organisation', 'name');
  const contactName = textAt(contact, 'functionalName');
  return {
    publicTitle: textAt(titles, 'publicTitle'),
    scientificTitle: textAt(titles, 'fullTitle'),
    acronym: textAt(titles, 'shortTitle'),
    summary: optionalParagraphs(at(about, 'trialObjective', 'mainObjective')),
    sponsor: sponsorName,
    secondaryIds: texts([
      textAt(trial, 'authorizedApplication', 'eudraCt', 'eudraCtCode'),
      ...['nctNumber', 'isrctnNumber', 'whoUniversalTrialNumber'].map((name) => textAt(numbers, name, 'number')),
      ...listAt(numbers, 'additionalRegistries').map((one) => textAt(one, 'number')),
    ]),
    // Its `ctStatus` is the application's, not the trial's.
    status: statusLabel(numberAt(trial, 'ctPublicStatusCode')),
    phase: trialPhase(phaseNumerals(textAt(about, 'trialCategory', 'trialPhase'))),
    countries: countries(
      listAt(trial, 'authorizedApplication', 'memberStatesConcerned').map((one) => textAt(one, 'mscName')),
    ),
    conditions: texts(
      [...listAt(part, 'medicalConditions'), ...listAt(about, 'medicalCondition', 'partIMedicalConditions')].map(
        (one) => textAt(one, 'medicalCondition'),
      ),
    ),
    interventions: texts(listAt(part, 'products').map(productOf)),
    primaryOutcome: lines(listAt(about, 'endPoint', 'primaryEndPoints'), 'endPoint'),
    secondaryOutcome: lines(listAt(about, 'endPoint', 'secondaryEndPoints'), 'endPoint'),
    inclusionCriteria: criteria(about, 'principalInclusionCriteria'),
    exclusionCriteria: criteria(about, 'principalExclusionCriteria'),
    registrationDate: parseDate(textAt(trial, 'decisionDate')),
    enrollmentDate:
      parseDate(textAt(trial, 'startDateEU')) ??
      parseDate(textAt(about, 'trialDuration', 'estimatedRecruitmentStartDate')),
    completionDate:
      parseDate(textAt(trial, 'endDateEU')) ?? parseDate(textAt(about, 'trialDuration', 'estimatedEndDate')),
    contact: contactName ? { name: contactName, email: textAt(contact, 'functionalEmailAddress') } : undefined,
    contactAffiliation: textAt(contact, 'organisation', 'name'),
  };
}

function productOf(product: unknown): string | undefined {
  const name = textAt(product, 'productDictionaryInfo', 'prodName') ?? textAt(product, 'productName');
  const substance = textAt(product, 'productDictionaryInfo', 'activeSubstanceName');
  return name && substance && substance !== name ? `${name} (${substance})` : (name ?? substance);
}

const criteria = (about: unknown, name: string) => lines(listAt(about, 'eligibilityCriteria', name), name);

const lines = (list: unknown[], name: string) =>
  list.flatMap((one) => optionalParagraphs(at(one, name)) ?? []).join('\n') || undefined;

const texts = (all: (string | undefined)[]) => [...new Set(all.filter((one) => one !== undefined))];

const countries = (names: (string | undefined)[]) => texts(names.map((one) => countryName(one)));

/** Without what is not said, so that it hides nothing that the other shape says. */
function known(found: Found): Found {
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  );
}
