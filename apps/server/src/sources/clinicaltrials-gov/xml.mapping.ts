import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseCount, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { cleanParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { trialPhase } from '../../catalogue/normalise/trial-phase.ts';
import { required } from '../shared/mapping.ts';
import { child, childrenOf, childText, type XmlNode } from '../shared/xml.ts';
import { nctId, SITES_MAX, type Study } from './study.ts';

/** The older `<clinical_study>` file, one study each. Its text is wrapped and indented. */
export function mapStudyXml(study: XmlNode): Study {
  const read = (...names: string[]) => optionalText(childText(study, ...names));
  const texts = (name: string) => childrenOf(study, name).flatMap((node) => optionalText(node.text) ?? []);
  const block = (...names: string[]) => cleanParagraphs(unwrap(childText(study, ...names, 'textblock'))) || undefined;
  const sites = childrenOf(study, 'location');
  const enrollment = child(study, 'enrollment');
  return {
    trial: {
      nctId: nctId(read('id_info', 'nct_id')),
      briefTitle: required(read('brief_title') ?? read('official_title'), 'title'),
      officialTitle: read('official_title'),
      acronym: read('acronym'),
      briefSummary: block('brief_summary'),
      detailedDescription: block('detailed_description'),
      status: read('overall_status'),
      whyStopped: read('why_stopped'),
      phase: trialPhase(read('phase')),
      studyType: read('study_type'),
      conditions: texts('condition'),
      keywords: texts('keyword'),
      mesh: childrenOf(child(study, 'condition_browse'), 'mesh_term').map((node) => node.text.trim()),
      arms: childrenOf(study, 'arm_group').flatMap((arm) => {
        const label = optionalText(childText(arm, 'arm_group_label'));
        return label
          ? { label, type: childText(arm, 'arm_group_type'), description: optionalText(childText(arm, 'description')) }
          : [];
      }),
      sponsor: read('sponsors', 'lead_sponsor', 'agency'),
      sponsorClass: read('sponsors', 'lead_sponsor', 'agency_class'),
      collaborators: childrenOf(child(study, 'sponsors'), 'collaborator').flatMap(
        (node) => optionalText(childText(node, 'agency')) ?? [],
      ),
      investigators: childrenOf(study, 'overall_official').flatMap((node) => {
        const name = optionalText(childText(node, 'last_name'));
        return name
          ? { name, role: childText(node, 'role'), affiliation: optionalText(childText(node, 'affiliation')) }
          : [];
      }),
      startDate: parseDate(read('start_date')),
      primaryCompletionDate: parseDate(read('primary_completion_date')),
      completionDate: parseDate(read('completion_date')),
      firstPostedDate: parseDate(read('study_first_posted')),
      lastUpdateDate: parseDate(read('last_update_posted')),
      enrollment: parseCount(enrollment?.text.trim()),
      isEnrollmentActual: enrollment?.attributes['type'] === 'Actual',
      allocation: read('study_design_info', 'allocation'),
      interventionModel: read('study_design_info', 'intervention_model'),
      masking: read('study_design_info', 'masking'),
      primaryPurpose: read('study_design_info', 'primary_purpose'),
      eligibilityCriteria: block('eligibility', 'criteria'),
      sex: read('eligibility', 'gender'),
      minimumAge: read('eligibility', 'minimum_age'),
      maximumAge: read('eligibility', 'maximum_age'),
      acceptsHealthyVolunteers: parseYesNo(
        /^accepts/i.test(read('eligibility', 'healthy_volunteers') ?? '')
          ? 'yes'
          : read('eligibility', 'healthy_volunteers'),
      ),
      primaryOutcomes: outcomes(childrenOf(study, 'primary_outcome')),
      secondaryOutcomes: outcomes(childrenOf(study, 'secondary_outcome')),
      sites: sites.slice(0, SITES_MAX).map((site) => ({
        facility: optionalText(childText(site, 'facility', 'name')),
        city: childText(site, 'facility', 'address', 'city'),
        state: childText(site, 'facility', 'address', 'state'),
        country: childText(site, 'facility', 'address', 'country'),
      })),
      sitesCount: sites.length,
      hasResults: child(study, 'clinical_results') !== undefined,
      isFdaRegulatedDrug: parseYesNo(read('oversight_info', 'is_fda_regulated_drug')),
      isFdaRegulatedDevice: parseYesNo(read('oversight_info', 'is_fda_regulated_device')),
    },
    interventions: childrenOf(study, 'intervention').flatMap((node) => {
      const name = optionalText(childText(node, 'intervention_name'));
      if (!name) return [];
      return {
        name,
        type: childText(node, 'intervention_type'),
        description: optionalText(childText(node, 'description')),
        otherNames: childrenOf(node, 'other_name').map((one) => one.text.trim()),
        arms: childrenOf(node, 'arm_group_label').map((one) => one.text.trim()),
      };
    }),
    interventionMesh: childrenOf(child(study, 'intervention_browse'), 'mesh_term').map((node) => node.text.trim()),
  };
}

function outcomes(nodes: XmlNode[]) {
  return nodes.flatMap((node) => {
    const measure = optionalText(childText(node, 'measure'));
    return measure
      ? {
          measure,
          timeFrame: optionalText(childText(node, 'time_frame')),
          description: optionalText(childText(node, 'description')),
        }
      : [];
  });
}

/** Lines broken at 80 columns are one paragraph; a blank line or a hyphen begins the next. */
function unwrap(text: string | undefined): string | undefined {
  return text?.replace(/\n[^\S\n]*(?![^\S\n]*(?:\n|-\s))/g, ' ');
}
