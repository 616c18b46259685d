/** Small invented files of each source, which vintages.test.ts tells anew. */
const table = (source: string, columns: string, ...rows: string[]) => ({
  source,
  columns: columns.split('|'),
  rows: rows.map((row) => row.split('|')),
});

export const tables = [
  table(
    'sbir',
    'Company|Award Title|Agency|Phase|Program|Contract|Agency Tracking Number|Award Year|Award Amount|State',
    'Made Up LLC|Quiet pump|NASA|Phase I|SBIR|C-1|T-1|2015|150,000.00|IA',
    'Other LLC|Valve, small|NASA|Phase II|STTR|C-2||2016||CA',
  ),
  table(
    'sbir-solicitations',
    'Topic Name|Description|Agency|Phase|Program|Release Date|Open Date|Close Date|URL',
    'Pumps|Quiet ones|NASA|Phase I|SBIR|1/5/2015|1/5/2015|3/5/2015|https://example.org/1',
  ),
  table(
    'sam-gov',
    'NoticeId|Title|Sol#|Department/Ind.Agency|PostedDate|ResponseDeadLine|NaicsCode|Active',
    'n1|Pumps|S-1|MADE UP|2024-01-05|2024-02-05|333914|Yes',
    'n2|Valves|||2024-01-05|||No',
  ),
  table('dod-dsip', 'topicCode|topicId|topicTitle|component|program', 'A-1|x1|Pumps|ARMY|SBIR'),
  table(
    'usaspending',
    'contract_award_unique_key|award_id_piid|total_obligated_amount|recipient_name|award_type',
    'CONT_AWD_A|A|100.50|MADE UP INC|PURCHASE ORDER',
    'CONT_AWD_B|B||OTHER INC|',
  ),
  table(
    'usaspending',
    'assistance_award_unique_key|federal_action_obligation|action_date|recipient_name',
    'ASST_A|100|2020-01-05|MADE UP INC',
    'ASST_B|5|2020-01-05|OTHER INC',
    'ASST_A|-50|2020-02-05|MADE UP INC',
  ),
  table(
    'nsf',
    'AwardNumber|Title|NSFOrganization|Program(s)|StartDate|AwardedAmountToDate|Organization',
    '0901234|Pump|CBET|FLUIDS|09/01/2009|$305,000.00|Made Up University',
    '2001234|Valve||||$0.00|',
  ),
  table(
    'nih-reporter',
    'APPLICATION_ID|PROJECT_TITLE|ACTIVITY|FY|PI_NAMEs|TOTAL_COST',
    '9000001|Pump|R43|2012|INVENTED, ADA (contact);|150000',
  ),
  table(
    'clinicaltrials-gov',
    'Rank|NCT Number|Title|Status|Conditions|Interventions|Phases|Sponsor/Collaborators|Start Date',
    '1|NCT99000001|Pump trial|Completed|Quiet|Device: Pump|Phase 2|Made Up|May 1, 2015',
    '2|NCT99000002|Valve trial|Recruiting||||Made Up|',
  ),
  table(
    'clinicaltrials-gov',
    'nct_id|brief_title|overall_status|phase|start_date',
    'NCT99000001|Pump trial|COMPLETED|PHASE2|2015-05-01',
  ),
  table(
    'patentsview',
    'patent_id|patent_title|patent_date|wipo_kind|num_claims',
    '99000001|Pump|2020-01-07|B2|3',
    'D990002|Valve|2020-01-07|S1|',
  ),
  table(
    'sec-form-d',
    'ACCESSIONNUMBER|CIK|ENTITYNAME|CITY|STATEORCOUNTRY',
    'a-1|11|Made Up Inc|AMES|IA',
    'a-2|12|Other||',
  ),
  table(
    'sec-adv',
    'Organization CRD#|Legal Name|Main Office City|5F(2)(c)',
    '900001|MADE UP LLC|AMES|1,234',
    '900002|OTHER||',
  ),
  table(
    'crunchbase',
    'company_name|company_uuid|funding_round_type|announced_on|raised_amount_usd',
    'Made Up|u1|seed|2012-01-01|100',
    'Other|u2|venture||',
  ),
  table(
    'crunchbase',
    'permalink|name|entity_type|status|funding_total_usd',
    '/company/a|A|Company|operating|5',
    '/company/b|B|FinancialOrg||',
  ),
  table(
    'crunchbase',
    'investor_name|investor_type|uuid|country_code',
    'Made Capital|venture_capital|i1|USA',
    'Other||i2|',
  ),
  table('drugs-fda', 'ApplNo|ApplType|ApplPublicNotes|SponsorName', '900001|NDA||MADE UP', '900002|ANDA||'),
  table(
    'ictrp',
    'TrialID|Source Register|Public title|Date registration3|Recruitment Status|Phase',
    'ZZ99|Made Up Register|Pump|20150501|Recruiting|Phase 2',
    'ZZ98|Made Up Register|Valve|||',
  ),
  table(
    'euctr',
    'trial_id|results_type|global_end_of_trial_date|title',
    '2099-000001-11|Results|2015-05-01|Pump',
    '2099-000002-11|||Valve',
  ),
  table(
    'nasa-patents',
    'Center|Status|Case Number|Patent Number|Application SN|Title|Patent Expiration Date',
    'NASA Ames|Issued|ARC-1|9900001|99/000,001|Pump|01/05/2030',
    'NASA Ames|Application|ARC-2|0|99/000,002|Valve|',
  ),
  table(
    'yc-directory',
    'Company Name|Company Country|Company Link|Batch|Team Size|Industry',
    'Made Up|United States|https://www.ycombinator.com/companies/made-up|W22|5|B2B',
    'Other||||3|',
  ),
  table('doe-lab-partnering', 'Lab|Technology Title|Description', 'Made Up Lab|Pump|Quiet'),
];

const study = (id: string) => ({
  protocolSection: {
    identificationModule: { nctId: id, briefTitle: 'Pump trial' },
    statusModule: { overallStatus: 'COMPLETED' },
  },
});

/** Two records of each format, as the source's answers hold them. */
export const documents: { source: string; name: string; records: unknown[] }[] = [
  {
    source: 'sbir',
    name: 'award API',
    records: ['1', '2'].map((n) => ({
      firm: 'Made Up',
      award_title: `Pump ${n}`,
      agency: 'NASA',
      phase: 'Phase I',
      contract: `C-${n}`,
    })),
  },
  {
    source: 'sbir-solicitations',
    name: 'solicitation API',
    records: [1, 2].map((n) => ({
      solicitation_id: n,
      solicitation_title: 'Pumps',
      agency: 'NASA',
      solicitation_topics: [],
    })),
  },
  {
    source: 'grants-gov',
    name: 'search2',
    records: ['1', '2'].map((id) => ({
      id,
      number: 'N',
      title: 'Pumps',
      openDate: '01/05/2024',
      closeDate: '',
      oppStatus: 'posted',
    })),
  },
  {
    source: 'sam-gov',
    name: 'opportunities',
    records: ['1', '2'].map((noticeId) => ({ noticeId, title: 'Pumps', postedDate: '2024-01-05', pointOfContact: [] })),
  },
  {
    source: 'usaspending',
    name: 'spending_by_award',
    records: ['A', 'B'].map((key) => ({ generated_internal_id: `CONT_${key}`, 'Award ID': key, 'Award Amount': 1 })),
  },
  {
    source: 'nsf',
    name: 'awards API',
    records: ['2601234', '2601235'].map((id) => ({
      id,
      title: 'Pump',
      awardeeName: 'Made Up',
      fundsObligatedAmt: '5',
    })),
  },
  {
    source: 'nsf',
    name: 'files by year',
    records: ['2601234', '2601235'].map((awd_id) => ({ awd_id, awd_titl_txt: 'Pump', awd_amount: 5, pi: [] })),
  },
  {
    source: 'nih-reporter',
    name: 'projects',
    records: [9000001, 9000002].map((appl_id) => ({
      appl_id,
      project_title: 'Pump',
      project_num: '1R43',
      organization: {},
    })),
  },
  { source: 'clinicaltrials-gov', name: 'API v2', records: [study('NCT99000001'), study('NCT99000002')] },
  {
    source: 'clinicaltrials-gov',
    name: 'API v1',
    records: ['NCT99000001', 'NCT99000002'].map((NCTId, index) => ({
      Rank: index,
      Study: { ProtocolSection: { IdentificationModule: { NCTId, BriefTitle: 'Pump trial' } } },
    })),
  },
  {
    source: 'openalex',
    name: 'works',
    records: ['W1', 'W2'].map((id) => ({
      id: `https://openalex.org/${id}`,
      title: 'Pumps',
      authorships: [{ author: { id: 'https://openalex.org/A1', display_name: 'Ada' } }],
    })),
  },
  {
    source: 'openalex',
    name: 'authors',
    records: ['A1', 'A2'].map((id) => ({ id: `https://openalex.org/${id}`, display_name: 'Ada', works_count: 1 })),
  },
  {
    source: 'orcid',
    name: 'records',
    records: ['1', '2'].map((path) => ({
      'orcid-identifier': { path },
      person: { name: { 'given-names': { value: 'Ada' } } },
    })),
  },
  {
    source: 'crossref',
    name: 'works',
    records: ['10.5555/a', '10.5555/b'].map((DOI) => ({ DOI, title: ['Pumps'], 'is-referenced-by-count': 1 })),
  },
  {
    source: 'patentsview',
    name: 'patents',
    records: ['99000001', '99000002'].map((patent_id) => ({
      patent_id,
      patent_title: 'Pump',
      inventors: [{ inventor_id: 'i', inventor_name_last: 'Invented' }],
    })),
  },
  {
    source: 'patentsview',
    name: 'inventors',
    records: ['1', '2'].map((inventor_id) => ({
      inventor_id,
      inventor_name_last: 'Invented',
      inventor_num_patents: 1,
    })),
  },
  {
    source: 'patentsview',
    name: 'assignees',
    records: ['1', '2'].map((assignee_id) => ({ assignee_id, assignee_organization: 'Made Up', assignee_type: '2' })),
  },
  {
    source: 'uspto',
    name: 'file wrappers',
    records: ['99000001', '99000002'].map((number) => ({
      applicationNumberText: number,
      applicationMetaData: { inventionTitle: 'Pump' },
    })),
  },
  {
    source: 'uspto',
    name: 'HUPD',
    records: ['99000001', '99000002'].map((number) => ({
      application_number: number,
      title: 'Pump',
      decision: 'PENDING',
      main_cpc_label: 'F04B1',
    })),
  },
  {
    source: 'yc-directory',
    name: 'companies',
    records: [1, 2].map((id) => ({ id, name: 'Made Up', slug: 'made-up', one_liner: 'Pumps', batch: 'W22' })),
  },
  {
    source: 'drugs-fda',
    name: 'openFDA',
    records: ['NDA900001', 'NDA900002'].map((number) => ({
      application_number: number,
      sponsor_name: 'MADE UP',
      products: [],
      submissions: [],
    })),
  },
];
