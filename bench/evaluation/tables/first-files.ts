import type { AlteredFile } from './altered-file.ts';

/**
 * Files that are altered first. Of each table its columns: the heading, what people might call it instead, and which field it is;
 * '-': one of the owner's own. The other names were chosen before the product's list of headings was looked at.
 */
export const firstFiles: AlteredFile[] = [
  {
    file: 'federal_labs/NASA_Patents.csv',
    engine: 'federal-lab-technologies',
    columns: `
      Center | NASA center ; Field center | organisation
      Status | Patent status ; Legal status | status
      Case Number | Docket number ; NASA case no. | id caseNumber
      Patent Number | US patent no. ; Patent # | patentNumber id
      Application SN | Application Number ; Appl. serial no. | applicationNumber
      Title | Invention ; Name of invention | title
      Patent Expiration Date | Expires ; Expiry date | expirationDate date`,
  },
  {
    file: 'funding/sam_opportunities_flat.csv',
    engine: 'funding-opportunities',
    columns: `
      notice_id | Notice ID ; Opportunity ID | id opportunityNumber
      title | Opportunity title ; Subject | title
      department | Agency ; Federal department | agency organisation
      sub_tier | Sub-agency ; Bureau | - agency organisation
      office | Contracting office ; Buying office | - agency organisation
      posted_date | Posted on ; Published | openDate date
      response_deadline | Due date ; Responses due | closeDate date
      notice_type | Type of notice ; Kind of notice | noticeType kind
      set_aside | Set-aside ; Small business set-aside | setAside
      naics_code | NAICS ; NAICS code | naics
      classification_code | Product service code ; PSC | - category
      active | Is active ; Open? | - status
      description | Details ; Synopsis | text url -
      link | Web page ; Link to notice | url`,
  },
  {
    file: 'clinical_trials/ctgov_ctg-studies_renamed.csv',
    engine: 'clinical-trials',
    columns: `
      NCT_Number | NCT ID ; Registry number | id
      Study_Title | Title ; Name of study | title
      Study_Status | Status ; Recruitment | status
      Conditions | Disease ; Indications | condition
      Interventions | Treatments ; Drugs and procedures | interventions
      Sponsor | Lead sponsor ; Sponsored by | organisation
      Collaborators | Partners ; Collaborating institutions | collaborators
      Sex | Gender ; Sexes | sex
      Age | Age groups ; Ages | - minimumAge maximumAge
      Phases | Phase ; Trial phase | phase
      Enrollment | Participants ; Number of patients | amount
      Funder_Type | Type of funder ; Funding source | sponsorClass
      Study_Type | Type of study ; Trial type | studyType
      Study_Design | Design ; Trial design | - allocation interventionModel
      Start_Date | Started ; Start of study | date
      Primary_Completion_Date | Primary completion ; Primary end date | primaryCompletionDate
      Completion_Date | Completed ; End of study | completionDate
      First_Posted | First published ; Date first posted | firstPostedDate
      Last_Update_Posted | Last updated ; Updated on | lastUpdateDate
      Locations | Sites ; Study sites | sites`,
  },
  {
    file: 'awards/award_data_sample.csv',
    engine: 'awards',
    columns: `
      Company | Awardee ; Firm | organisation
      Award Title | Project title ; Title | title
      Agency | Funding agency ; Sponsor | agency
      Branch | Component ; Agency branch | branch
      Phase | SBIR phase ; Project phase | phase
      Program | Funding program ; Scheme | program
      Agency Tracking Number | Tracking no. ; Agency reference | trackingNumber id
      Contract | Contract number ; Contract no. | awardNumber id
      Proposal Award Date | Awarded on ; Award date | date
      Contract End Date | End date ; Contract ends | endDate
      Solicitation Number | Solicitation ; Solicitation no. | solicitationNumber
      Solicitation Year | Year of solicitation ; Call year | -
      Solicitation Close Date | Solicitation closed ; Call deadline | -
      Proposal Receipt Date | Proposal received ; Received on | -
      Date of Notification | Notified ; Notification date | -
      Topic Code | Topic ; Topic no. | topicCode
      Award Year | Year ; Fiscal year | - date
      Award Amount | Amount ; Total funding (USD) | amount
      Duns | DUNS number ; D-U-N-S | duns
      HUBZone Owned | HUBZone ; Is HUBZone | - ownership
      Socially and Economically Disadvantaged | Disadvantaged ; Socially disadvantaged | - ownership
      Women Owned | Woman-owned ; Women-owned business | - ownership
      Number Employees | Employees ; Headcount | employees
      Company Website | Website ; Homepage | website url
      Address1 | Street ; Address | address
      Address2 | Suite ; Address line 2 | - address
      City | Town ; Company city | city
      State | US state ; Company state | state
      Zip | ZIP code ; Postal code | - address
      Abstract | Summary ; Project description | text
      Contact Name | Business contact ; Contact person | contact
      Contact Title | Contact role ; Contact position | -
      Contact Phone | Phone of contact ; Contact tel. | contact.phone
      Contact Email | E-mail of contact ; Contact mail | contact.email
      PI Name | Principal investigator ; PI | person
      PI Title | PI position ; PI role | -
      PI Phone | PI tel. ; Phone of PI | principalInvestigator.phone
      PI Email | PI mail ; E-mail of PI | principalInvestigator.email
      RI Name | Research institution ; Partner institution | researchInstitution partners
      RI POC Name | Contact at research institution ; RI contact | -
      RI POC Phone | RI phone ; RI contact phone | -`,
  },
  {
    file: 'investors/crunchbase_csv_export_investors.csv',
    engine: 'investors',
    columns: `
      investor_name | Investor ; Fund name | title
      domain | Website ; Web domain | url
      country_code | Country ; Nation | country
      state_code | State ; Province | state
      region | Metro area ; Area | - state
      city | City ; Town | city
      investor_type | Type of investor ; Kind | type
      investment_count | Number of investments ; Investments made | amount investmentCount
      founded_on | Founded ; Date founded | date foundingYear
      closed_on | Closed ; Date closed | closedDate
      cb_url | Crunchbase ; Crunchbase profile | - url
      twitter_url | Twitter ; Twitter page | -
      facebook_url | Facebook ; Facebook page | -
      uuid | ID ; Unique id | id`,
  },
  {
    file: 'awards/sbir_scraped_awards_1999_phase2.json',
    engine: 'awards',
    columns: `
      abstract | Description ; Project summary | text
      agency | Federal agency ; Sponsor agency | agency
      agency_tracking_num | Tracking number ; Agency tracking no. | trackingNumber id
      award_amount | Amount awarded ; Award (USD) | amount
      award_year | Year ; Year of award | date
      branch | Branch of agency ; Component | branch
      comp_address | Company address ; Address | address
      comp_bus_email | Business contact e-mail ; Contact email | contact.email
      comp_bus_name | Business contact ; Contact | contact
      comp_bus_phone | Business contact phone ; Contact phone | contact.phone
      comp_duns | DUNS ; DUNS no. | duns
      comp_hubzone | HUBZone ; HUBZone owned | - ownership
      comp_name | Company ; Small business | organisation
      comp_pi_email | PI e-mail ; Investigator email | principalInvestigator.email
      comp_pi_name | Principal investigator ; Lead investigator | person
      comp_pi_phone | PI phone ; Investigator phone | principalInvestigator.phone
      comp_social | Socially disadvantaged ; Disadvantaged | - ownership
      comp_url | Company page ; Company website | website url
      comp_wom_owned | Women owned ; Woman-owned | - ownership
      contract_num | Contract no. ; Contract number | awardNumber id
      phase | Phase of award ; SBIR phase | phase
      program | Program name ; Scheme | program
      solicit_num | Solicitation ; Solicitation number | solicitationNumber
      solicit_topic_code | Topic ; Topic number | topicCode
      solicit_year | Solicitation year ; Call year | -
      title | Project ; Award title | title
      url | Link ; Web address | url`,
  },
  {
    file: 'spending/usaspending_selfdeclared_idvs_149.json',
    engine: 'usa-spending',
    columns: `
      internal_id | Record no. ; Internal number | - id
      Award ID | Contract number ; PIID | awardId id
      Recipient Name | Recipient ; Contractor | organisation
      Description | Purpose ; What was bought | title text
      Start Date | Start ; Begins on | date
      Award Amount | Amount ; Obligated amount | amount
      generated_internal_id | Unique award key ; Award key | id -`,
  },
  {
    file: 'publications/crossref_journal_works_desc.json',
    engine: 'publications',
    list: 'message.items',
    needed: ['DOI', 'title'],
  },
  {
    file: 'patents/patentsview_patent_and_operator.json',
    engine: 'patents',
    list: 'patents',
    needed: ['patent_id', 'patent_title'],
  },
  {
    file: 'companies/yc_algolia_W22.json',
    engine: 'companies',
    list: 'results.0.hits',
    needed: ['id', 'name', 'slug'],
  },
  {
    file: 'clinical_trials/ctgov_v2_ctg-studies_dgg32.json',
    engine: 'clinical-trials',
    list: '',
    needed: ['protocolSection'],
  },
];
