import type { AlteredFile } from './altered-file.ts';

/** Files that are altered after what failed on the first was mended; see `first-files.ts`. */
export const secondFiles: AlteredFile[] = [
  {
    file: 'intl_trials/ICTRP_COVID19-927-trials_7Apr2020.csv',
    engine: 'international-trials',
    columns: `
      TrialID | Trial number ; Main ID | id
      Last Refreshed on | Last refreshed ; Refreshed | -
      Public title | Title ; Lay title | title
      Scientific title | Official title ; Full scientific title | scientificTitle
      Acronym | Short name ; Trial acronym | acronym
      Primary sponsor | Sponsor ; Lead sponsor | organisation
      Date registration | Registered on ; Registration date | date
      Date registration3 | Registration day ; Registered (number) | - date
      Export date | Exported on ; Date of export | -
      Source Register | Register ; Registry | register
      web address | Link ; URL | url
      Recruitment Status | Status ; Recruiting | status
      other records | Other entries ; Has other records | -
      Inclusion agemin | Minimum age ; Youngest | minimumAge
      Inclusion agemax | Maximum age ; Oldest | maximumAge
      Inclusion gender | Gender ; Sex | sex
      Date enrollement | First enrolment ; Start of enrollment | enrollmentDate
      Target size | Sample size ; Planned participants | amount
      Study type | Type ; Kind of study | studyType
      Study design | Design ; Trial design | studyDesign
      Phase | Trial phase ; Phase of trial | phase
      Countries | Country ; Recruiting countries | country
      Contact Firstname | First name ; Given name | - person
      Contact Lastname | Last name ; Surname | - person
      Contact Address | Address ; Postal address | -
      Contact Email | E-mail ; Mail of contact | contact.email
      Contact Tel | Telephone ; Phone | contact.phone
      Contact Affiliation | Affiliation ; Institution of contact | contactAffiliation
      Inclusion Criteria | Who can join ; Inclusion | inclusionCriteria
      Exclusion Criteria | Who cannot join ; Exclusion | exclusionCriteria
      Condition | Disease ; Health condition | condition
      Intervention | Treatment ; Interventions studied | interventions
      Primary outcome | Main outcome ; Primary endpoint | primaryOutcome
      results date posted | Results posted ; Date of results | -
      results date completed | Study completed ; Completion | - completionDate
      results url link | Results link ; Link to results | resultsUrl
      Retrospective flag | Retrospective ; Registered afterwards | isRetrospective
      Bridging flag truefalse | Bridging ; Bridged | -
      Bridged type | Type of bridge ; Bridge type | -
      results yes no | Has results ; Results available | -`,
  },
  {
    file: 'awards/sbir_api_v1_awards_2017_phase2.json',
    engine: 'awards',
    columns: `
      abstract | Project abstract ; What it is about | text
      agency | Awarding agency ; Department | agency
      firm | Company name ; Awarded company | organisation
      link | Details online ; Web link | url
      phase | Award phase ; Stage | phase
      program | Programme ; Program type | program
      reseach institution | Research partner ; Research institution | researchInstitution partners
      title | Project name ; Title of award | title
      year | Award year ; Awarded in | date`,
  },
  {
    file: 'funding/sbir_api_v1_solicitations_HHS.json',
    engine: 'funding-opportunities',
    columns: `
      agency | Funding agency ; Issuing agency | agency organisation
      close_date | Closes ; Application deadline | closeDate date
      description | Call text ; About the call | text
      its_field_open_date | Opens ; Open from | openDate
      link | Announcement ; Call page | url
      release_date | Released ; Release day | - openDate date
      source_url | Source ; Original page | - url
      status | State of call ; Call status | status
      title | Call ; Call title | title`,
  },
  {
    file: 'spending/fpds_contracts_derived.json',
    engine: 'usa-spending',
    columns: `
      id | Row id ; Internal id | id -
      piid | Contract ID ; Contract no. | awardId id
      transaction_number | Transaction ; Transaction key | - id
      date_signed | Signed on ; Signature date | date actionDate
      current_completion_date | Completion date ; Ends | endDate
      dollars_obligated | Obligations ; Amount obligated | amount
      vendor_name | Vendor ; Supplier | organisation
      vendor_duns | DUNS of vendor ; Vendor DUNS number | duns
      vendor_uei | UEI ; Unique entity ID | uei
      vendor_address | Street address ; Supplier address | -
      vendor_city | Vendor city ; Town | city
      vendor_state | Vendor state ; State | state
      vendor_country | Vendor country ; Country | country
      parent_company_name | Parent company ; Owner company | parentRecipient
      naics_code | NAICS ; Industry code | naics
      psc_code | Product code ; PSC | psc
      contracting_agency_name | Buying agency ; Agency | agency
      funding_agency_name | Paying agency ; Funding agency | fundingAgency
      contracting_office_name | Office ; Contracting office | - subAgency
      extent_competed | Competition ; How competed | competition
      type_of_set_aside | Set aside ; Small-business set-aside | setAside
      description_of_requirement | Requirement ; What is bought | title text
      place_of_performance_city | Work city ; City of performance | - placeOfPerformance city`,
  },
  {
    file: 'companies/sec_company_tickers.json',
    engine: 'companies',
    columns: `
      cik_str | CIK ; Central index key | cik id
      ticker | Stock symbol ; Ticker symbol | tickers
      title | Company ; Registrant | title`,
  },
  {
    file: 'experts/orcid_openalex_faculty_derived.json',
    engine: 'subject-matter-experts',
    columns: `
      orcidId | ORCID ; ORCID iD | orcid id
      name | Full name ; Researcher | title
      position | Job title ; Role | position
      department | Institution ; Affiliation | organisation
      country | Nation ; Based in | country
      biography | About ; Short CV | text
      publications | Works ; Papers | -
      lastUpdated | Updated ; Last change | - date`,
  },
  {
    file: 'funding/dod_dsip_topics_flat.csv',
    engine: 'funding-opportunities',
    columns: `
      id | No. ; Row number | - id
      topic_number_topiccode | Topic number ; Topic code | opportunityNumber id
      topic_id_topicid | Topic ID ; Topic key | - id
      title_topictitle | Topic title ; Title of topic | title
      component_component | Component ; Service | agency -
      program_program | Program ; SBIR or STTR | program
      solicitation_solicitationtitle | Solicitation ; BAA | -
      status_topicstatus | Topic status ; Status | status
      open_date_topicstartdate_converted_to_mm_dd_yyyy | Opens ; Open date | openDate
      close_date_topicenddate_converted_to_mm_dd_yyyy | Closes ; Close date | closeDate date
      technology_areas_details_technologyareas_array_joined | Technology areas ; Fields of technology | category -
      keywords_details_keywords | Keywords ; Search terms | - category
      description_details_description_with_html_removed | Description ; Full text | text
      topic_pdf_download_gen_topics_api_public_topics_id_download_pdf | PDF ; Topic document | url -`,
  },
  {
    file: 'experts/patentsview_inventors_82.json',
    engine: 'subject-matter-experts',
    list: 'inventors',
    needed: ['inventor_id', 'inventor_name_first', 'inventor_name_last'],
  },
  {
    file: 'publications/crossref_works_ecology.json',
    engine: 'publications',
    list: 'message.items',
    needed: ['DOI', 'title'],
  },
  {
    file: 'patents/patentsview_patent_dsl_query_300.json',
    engine: 'patents',
    list: 'patents',
    needed: ['patent_id', 'patent_title'],
  },
  {
    file: 'interventions/ctgov_v2_ctg-studies_herniated_disc.json',
    engine: 'interventions',
    list: '',
    needed: ['protocolSection'],
  },
  {
    file: 'spending/usaspending_awards_search_results_contracts.json',
    engine: 'usa-spending',
    list: 'results',
    needed: ['Award ID', 'Recipient Name', 'generated_internal_id', 'internal_id'],
  },
];
