import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { clinicalTrialsGov } from './clinicaltrials-gov.source.ts';

const v2 = {
  protocolSection: {
    identificationModule: { nctId: 'NCT99000001', briefTitle: 'A Made-Up Study' },
    statusModule: { overallStatus: 'ACTIVE_NOT_RECRUITING', startDateStruct: { date: '2024-02' } },
    sponsorCollaboratorsModule: { leadSponsor: { name: 'Made Up Hospital', class: 'OTHER' } },
    conditionsModule: { conditions: ['Asthma'] },
    designModule: {
      studyType: 'INTERVENTIONAL',
      phases: ['PHASE1', 'PHASE2'],
      enrollmentInfo: { count: 40, type: 'ACTUAL' },
      designInfo: { allocation: 'RANDOMIZED', interventionModel: 'PARALLEL', maskingInfo: { masking: 'NONE' } },
    },
    armsInterventionsModule: {
      interventions: [
        { type: 'DRUG', name: 'Madeupine' },
        { type: 'DRUG', name: 'Madeupine' },
        { type: 'BEHAVIORAL', name: 'Walks' },
      ],
    },
  },
  hasResults: false,
};
const v1 = {
  Study: {
    ProtocolSection: {
      IdentificationModule: { NCTId: 'NCT99000001', BriefTitle: 'A Made-Up Study' },
      StatusModule: { OverallStatus: 'Active, not recruiting', StartDateStruct: { StartDate: 'February 2024' } },
      SponsorCollaboratorsModule: { LeadSponsor: { LeadSponsorName: 'Made Up Hospital', LeadSponsorClass: 'OTHER' } },
      ConditionsModule: { ConditionList: { Condition: ['Asthma'] } },
      DesignModule: {
        StudyType: 'Interventional',
        PhaseList: { Phase: ['Phase 1', 'Phase 2'] },
        EnrollmentInfo: { EnrollmentCount: '40', EnrollmentType: 'Actual' },
        DesignInfo: {
          DesignAllocation: 'Randomized',
          DesignInterventionModel: 'Parallel Assignment',
          DesignMaskingInfo: { DesignMasking: 'None (Open Label)' },
        },
      },
      ArmsInterventionsModule: {
        InterventionList: {
          Intervention: [
            { InterventionType: 'Drug', InterventionName: 'Madeupine' },
            { InterventionType: 'Drug', InterventionName: 'Madeupine' },
            { InterventionType: 'Behavioral', InterventionName: 'Walks' },
          ],
        },
      },
    },
  },
};
const xml = `<?xml version="1.0"?>
<clinical_study><id_info><nct_id>NCT99000001</nct_id></id_info><brief_title>A Made-Up Study</brief_title>
<sponsors><lead_sponsor><agency>Made Up Hospital</agency><agency_class>Other</agency_class></lead_sponsor></sponsors>
<overall_status>Active, not recruiting</overall_status><start_date>February 2024</start_date><phase>Phase 1/Phase 2</phase>
<study_type>Interventional</study_type><study_design_info><allocation>Randomized</allocation><intervention_model>Parallel Assignment</intervention_model><masking>None (Open Label)</masking></study_design_info>
<enrollment type="Actual">40</enrollment><condition>Asthma</condition>
<intervention><intervention_type>Drug</intervention_type><intervention_name>Madeupine</intervention_name></intervention>
<intervention><intervention_type>Drug</intervention_type><intervention_name>Madeupine</intervention_name></intervention>
<intervention><intervention_type>Behavioral</intervention_type><intervention_name>Walks</intervention_name></intervention>
<eligibility><criteria><textblock>
   Inclusion Criteria:

     -  a line that
        goes on
</textblock></criteria></eligibility></clinical_study>`;
const csv = `NCT Number,Study Title,Study Status,Conditions,Interventions,Sponsor,Phases,Enrollment,Funder Type,Study Type,Study Design,Start Date
NCT99000001,A Made-Up Study,ACTIVE_NOT_RECRUITING,Asthma,DRUG: Madeupine|DRUG: Madeupine|BEHAVIORAL: Walks,Made Up Hospital,PHASE1|PHASE2,40,OTHER,INTERVENTIONAL,Allocation: RANDOMIZED|Intervention Model: PARALLEL|Masking: NONE,2024-02`;

const formats: [string, string][] = [
  ['an array of API v2', JSON.stringify([v2])],
  ['a page of API v2', JSON.stringify({ studies: [v2], nextPageToken: 'x' })],
  ['one study of API v2', JSON.stringify(v2)],
  ['API v1', JSON.stringify({ FullStudiesResponse: { FullStudies: [v1] } })],
  ['legacy XML', xml],
  ['the CSV download', csv],
];

test.each(formats)('[DATA-10] %s gives the trial', async (_name, content) => {
  const [trial] = recordsOf(await readSource(clinicalTrialsGov, content));
  expect(trial).toMatchObject({
    engine: 'clinical-trials',
    id: 'NCT99000001',
    title: 'A Made-Up Study',
    date: '2024-02',
    amount: 40,
    url: 'https://clinicaltrials.gov/study/NCT99000001',
    facets: {
      status: ['Active, not recruiting'],
      phase: ['Phase 1/Phase 2'],
      studyType: ['Interventional'],
      condition: ['Asthma'],
      interventionType: ['Drug', 'Behavioral'],
      sponsorClass: ['Other'],
    },
    data: { allocation: 'Randomized', interventionModel: 'Parallel Assignment', masking: 'None (Open Label)' },
  });
});

test.each(formats)('[DATA-11] %s gives the interventions, equal names apart', async (_name, content) => {
  const [, ...interventions] = recordsOf(await readSource(clinicalTrialsGov, content));
  expect(interventions.map(({ id, title }) => [id, title])).toEqual([
    ['NCT99000001-drug-madeupine', 'Madeupine'],
    ['NCT99000001-drug-madeupine-2', 'Madeupine'],
    ['NCT99000001-behavioral-walks', 'Walks'],
  ]);
  expect(interventions[0]).toMatchObject({
    engine: 'interventions',
    data: { trialTitle: 'A Made-Up Study', sponsor: 'Made Up Hospital' },
  });
});

test('[DATA-10] wrapped lines of the XML are joined, and items stay apart', async () => {
  const [trial] = recordsOf(await readSource(clinicalTrialsGov, xml));
  expect(trial?.data['eligibilityCriteria']).toBe('Inclusion Criteria:\n\n- a line that goes on');
});

test('[DATA-10] a study without a number is reported and the next one read', async () => {
  const items = await readSource(clinicalTrialsGov, JSON.stringify([{ protocolSection: {} }, v2]));
  expect(rejectionsOf(items)).toEqual([['record 1', 'No NCT id']]);
  expect(recordsOf(items)).toHaveLength(4);
});
