import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { at, listAt, required, textAt, textsAt } from '../shared/mapping.ts';
import { classLabel, statusLabel } from './labels.ts';
import { nctId, SITES_MAX, type Study } from './study.ts';

/** A study of the API's first version (until 2024): every list in a List object, keys that repeat their parent's name. */
export function mapStudyV1(element: unknown): Study {
  const study = at(element, 'Study') ?? element;
  const section = (name: string) => at(study, 'ProtocolSection', name);
  const identification = section('IdentificationModule');
  const status = section('StatusModule');
  const sponsors = section('SponsorCollaboratorsModule');
  const design = section('DesignModule');
  const arms = section('ArmsInterventionsModule');
  const eligibility = section('EligibilityModule');
  const contacts = section('ContactsLocationsModule');
  const sites = listAt(contacts, 'LocationList', 'Location');
  const day = (name: string) => parseDate(at(status, `${name}Struct`, name));
  const mesh = (kind: string) =>
    listAt(study, 'DerivedSection', `${kind}BrowseModule`, `${kind}MeshList`, `${kind}Mesh`).flatMap(
      (one) => textAt(one, `${kind}MeshTerm`) ?? [],
    );
  return {
    trial: {
      nctId: nctId(textAt(identification, 'NCTId')),
      briefTitle: required(textAt(identification, 'BriefTitle') ?? textAt(identification, 'OfficialTitle'), 'title'),
      officialTitle: textAt(identification, 'OfficialTitle'),
      acronym: textAt(identification, 'Acronym'),
      briefSummary: optionalParagraphs(at(section('DescriptionModule'), 'BriefSummary')),
      detailedDescription: optionalParagraphs(at(section('DescriptionModule'), 'DetailedDescription')),
      status: statusLabel(textAt(status, 'OverallStatus')),
      whyStopped: textAt(status, 'WhyStopped'),
      phase: trialPhase(textsAt(design, 'PhaseList', 'Phase')),
      studyType: textAt(design, 'StudyType'),
      conditions: textsAt(section('ConditionsModule'), 'ConditionList', 'Condition'),
      keywords: textsAt(section('ConditionsModule'), 'KeywordList', 'Keyword'),
      mesh: mesh('Condition'),
      arms: listAt(arms, 'ArmGroupList', 'ArmGroup').flatMap((arm) => {
        const label = textAt(arm, 'ArmGroupLabel');
        return label
          ? { label, type: textAt(arm, 'ArmGroupType'), description: textAt(arm, 'ArmGroupDescription') }
          : [];
      }),
      sponsor: textAt(sponsors, 'LeadSponsor', 'LeadSponsorName'),
      sponsorClass: classLabel(textAt(sponsors, 'LeadSponsor', 'LeadSponsorClass')),
      collaborators: listAt(sponsors, 'CollaboratorList', 'Collaborator').flatMap(
        (one) => textAt(one, 'CollaboratorName') ?? [],
      ),
      investigators: listAt(contacts, 'OverallOfficialList', 'OverallOfficial').flatMap((one) => {
        const name = textAt(one, 'OverallOfficialName');
        return name
          ? { name, role: textAt(one, 'OverallOfficialRole'), affiliation: textAt(one, 'OverallOfficialAffiliation') }
          : [];
      }),
      startDate: day('StartDate'),
      primaryCompletionDate: day('PrimaryCompletionDate'),
      completionDate: day('CompletionDate'),
      firstPostedDate: day('StudyFirstPostDate'),
      lastUpdateDate: day('LastUpdatePostDate'),
      enrollment: parseCount(at(design, 'EnrollmentInfo', 'EnrollmentCount')),
      isEnrollmentActual: textAt(design, 'EnrollmentInfo', 'EnrollmentType') === 'Actual',
      allocation: textAt(design, 'DesignInfo', 'DesignAllocation'),
      interventionModel: textAt(design, 'DesignInfo', 'DesignInterventionModel'),
      masking: textAt(design, 'DesignInfo', 'DesignMaskingInfo', 'DesignMasking'),
      primaryPurpose: textAt(design, 'DesignInfo', 'DesignPrimaryPurpose'),
      eligibilityCriteria: optionalParagraphs(at(eligibility, 'EligibilityCriteria')),
      sex: textAt(eligibility, 'Gender'),
      minimumAge: textAt(eligibility, 'MinimumAge'),
      maximumAge: textAt(eligibility, 'MaximumAge'),
      acceptsHealthyVolunteers: parseYesNo(at(eligibility, 'HealthyVolunteers')),
      primaryOutcomes: outcomes(section('OutcomesModule'), 'Primary'),
      secondaryOutcomes: outcomes(section('OutcomesModule'), 'Secondary'),
      sites: sites.slice(0, SITES_MAX).map((site) => ({
        facility: textAt(site, 'LocationFacility'),
        city: textAt(site, 'LocationCity'),
        state: textAt(site, 'LocationState'),
        country: textAt(site, 'LocationCountry'),
      })),
      sitesCount: sites.length,
      hasResults: at(study, 'ResultsSection') !== undefined,
      isFdaRegulatedDrug: parseYesNo(at(section('OversightModule'), 'IsFDARegulatedDrug')),
      isFdaRegulatedDevice: parseYesNo(at(section('OversightModule'), 'IsFDARegulatedDevice')),
    },
    interventions: listAt(arms, 'InterventionList', 'Intervention').flatMap((one) => {
      const name = textAt(one, 'InterventionName');
      if (!name) return [];
      return {
        name,
        type: textAt(one, 'InterventionType'),
        description: optionalParagraphs(at(one, 'InterventionDescription')),
        otherNames: textsAt(one, 'InterventionOtherNameList', 'InterventionOtherName'),
        arms: textsAt(one, 'InterventionArmGroupLabelList', 'InterventionArmGroupLabel'),
      };
    }),
    interventionMesh: mesh('Intervention'),
  };
}

function outcomes(module: unknown, kind: 'Primary' | 'Secondary') {
  return listAt(module, `${kind}OutcomeList`, `${kind}Outcome`).flatMap((one) => {
    const measure = textAt(one, `${kind}OutcomeMeasure`);
    return measure
      ? {
          measure,
          timeFrame: textAt(one, `${kind}OutcomeTimeFrame`),
          description: textAt(one, `${kind}OutcomeDescription`),
        }
      : [];
  });
}
