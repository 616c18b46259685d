import { parseDate } from '../../catalogue/normalise/dates.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { titleCase } from '../../catalogue/normalise/words.ts';
import { at, booleanAt, listAt, numberAt, required, textAt, textsAt } from '../shared/mapping.ts';
import { classLabel, designLabel, modelLabel, statusLabel } from './labels.ts';
import { nctId, SITES_MAX, type Study } from './study.ts';

/** A study of the API's second version (since 2023): camelCase keys, codes in capitals, ISO dates. */
export function mapStudyV2(study: unknown): Study {
  const section = (name: string) => at(study, 'protocolSection', name);
  const identification = section('identificationModule');
  const status = section('statusModule');
  const sponsors = section('sponsorCollaboratorsModule');
  const design = section('designModule');
  const arms = section('armsInterventionsModule');
  const eligibility = section('eligibilityModule');
  const sites = listAt(section('contactsLocationsModule'), 'locations');
  const mesh = (module: string) =>
    listAt(study, 'derivedSection', module, 'meshes').flatMap((one) => textAt(one, 'term') ?? []);
  const id = nctId(textAt(identification, 'nctId'));
  return {
    trial: {
      nctId: id,
      briefTitle: required(textAt(identification, 'briefTitle') ?? textAt(identification, 'officialTitle'), 'title'),
      officialTitle: textAt(identification, 'officialTitle'),
      acronym: textAt(identification, 'acronym'),
      briefSummary: unescaped(at(section('descriptionModule'), 'briefSummary')),
      detailedDescription: unescaped(at(section('descriptionModule'), 'detailedDescription')),
      status: statusLabel(textAt(status, 'overallStatus')),
      whyStopped: textAt(status, 'whyStopped'),
      phase: trialPhase(textsAt(design, 'phases')),
      studyType: titleCase(textAt(design, 'studyType')),
      conditions: textsAt(section('conditionsModule'), 'conditions'),
      keywords: textsAt(section('conditionsModule'), 'keywords'),
      mesh: mesh('conditionBrowseModule'),
      arms: listAt(arms, 'armGroups').flatMap((arm) => {
        const label = textAt(arm, 'label');
        return label ? { label, type: titleCase(textAt(arm, 'type')), description: textAt(arm, 'description') } : [];
      }),
      sponsor: textAt(sponsors, 'leadSponsor', 'name'),
      sponsorClass: classLabel(textAt(sponsors, 'leadSponsor', 'class')),
      collaborators: listAt(sponsors, 'collaborators').flatMap((one) => textAt(one, 'name') ?? []),
      investigators: listAt(section('contactsLocationsModule'), 'overallOfficials').flatMap((one) => {
        const name = textAt(one, 'name');
        return name ? { name, role: titleCase(textAt(one, 'role')), affiliation: textAt(one, 'affiliation') } : [];
      }),
      startDate: parseDate(at(status, 'startDateStruct', 'date')),
      primaryCompletionDate: parseDate(at(status, 'primaryCompletionDateStruct', 'date')),
      completionDate: parseDate(at(status, 'completionDateStruct', 'date')),
      firstPostedDate: parseDate(at(status, 'studyFirstPostDateStruct', 'date')),
      lastUpdateDate: parseDate(at(status, 'lastUpdatePostDateStruct', 'date')),
      enrollment: numberAt(design, 'enrollmentInfo', 'count'),
      isEnrollmentActual: textAt(design, 'enrollmentInfo', 'type') === 'ACTUAL',
      allocation: designLabel(textAt(design, 'designInfo', 'allocation')),
      interventionModel: modelLabel(textAt(design, 'designInfo', 'interventionModel')),
      masking: designLabel(textAt(design, 'designInfo', 'maskingInfo', 'masking')),
      primaryPurpose: titleCase(textAt(design, 'designInfo', 'primaryPurpose')),
      eligibilityCriteria: unescaped(at(eligibility, 'eligibilityCriteria')),
      sex: titleCase(textAt(eligibility, 'sex')),
      minimumAge: textAt(eligibility, 'minimumAge'),
      maximumAge: textAt(eligibility, 'maximumAge'),
      acceptsHealthyVolunteers: booleanAt(eligibility, 'healthyVolunteers'),
      primaryOutcomes: outcomes(listAt(section('outcomesModule'), 'primaryOutcomes')),
      secondaryOutcomes: outcomes(listAt(section('outcomesModule'), 'secondaryOutcomes')),
      sites: sites.slice(0, SITES_MAX).map((site) => ({
        facility: textAt(site, 'facility'),
        city: textAt(site, 'city'),
        state: textAt(site, 'state'),
        country: textAt(site, 'country'),
      })),
      sitesCount: sites.length,
      hasResults: booleanAt(study, 'hasResults') ?? false,
      isFdaRegulatedDrug: booleanAt(section('oversightModule'), 'isFdaRegulatedDrug'),
      isFdaRegulatedDevice: booleanAt(section('oversightModule'), 'isFdaRegulatedDevice'),
    },
    interventions: listAt(arms, 'interventions').flatMap((one) => {
      const name = textAt(one, 'name');
      if (!name) return [];
      return {
        name,
        type: titleCase(textAt(one, 'type')),
        description: unescaped(at(one, 'description')),
        otherNames: textsAt(one, 'otherNames'),
        arms: textsAt(one, 'armGroupLabels'),
      };
    }),
    interventionMesh: mesh('interventionBrowseModule'),
  };
}

/** The second version writes its texts as Markdown, in which signs are escaped: '\>= 18'. */
function unescaped(raw: unknown): string | undefined {
  return optionalParagraphs(raw)?.replace(/\\([<>*_[\]~#^])/g, '$1');
}

function outcomes(values: unknown[]) {
  return values.flatMap((one) => {
    const measure = textAt(one, 'measure');
    return measure ? { measure, timeFrame: textAt(one, 'timeFrame'), description: textAt(one, 'description') } : [];
  });
}
