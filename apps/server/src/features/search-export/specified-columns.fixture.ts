import type { Engine } from '@groundwork/contract/engines';

const columns = (text: string) => text.split(', ');
const organisation = columns(
  'Legal Name, Name, Aliases, City, State, Country, Type, Industry Tags, Founding Year, Contact Email, Contact Phone, Company URLs, LinkedIn URL',
);

/** Titles of each data set's CSV as people were promised them, written out so that a changed declaration is noticed. */
export const COLUMNS: Record<Engine | 'funding-rounds', string[]> = {
  companies: organisation,
  investors: organisation,
  'funding-rounds': columns('Legal Name, Name, Round Name, Date, Additional Info, Source URL'),
  patents: columns('Patent Number, Invention Title, Abstract, Assignee, Grant Date'),
  awards: columns(
    'Award Title, Description, Company, Contact Name, Contact Email, Contact Phone, PI Name, PI Email, PI Phone, Award Year, Award Amount, Phase, Program',
  ),
  'funding-opportunities': columns('Opportunity Title, Status, Award Ceiling, Agency, Close Date'),
  'usa-spending': columns(
    'Award ID, Title, Description, Recipient, UEI, Award Type, Awarding Agency, Awarding Sub-Agency, Obligated Amount, Outlayed Amount, Potential Amount, Start Date, End Date, NAICS, PSC, Place Of Performance, Source URL',
  ),
  'federal-lab-technologies': columns(
    'Title, Description, Laboratory, Agency, Case Number, Patent Number, Status, Readiness, Categories, Inventors, Published Date, Contact Name, Contact Email, Contact Phone, Source URL',
  ),
  publications: columns(
    'Title, Abstract, Authors, Publication Date, Venue, Publisher, Type, Source Type, Cited By Count, DOI, PMID, Open Access, Full Text URL, Keywords, Funders',
  ),
  'subject-matter-experts': columns(
    'Name, Position, Affiliation, City, State, Country, Topics, Works Count, Cited By Count, H-Index, Latest Work Date, ORCID, Email, Website',
  ),
  'university-technologies': columns(
    'Title, Description, Institution, Department, Case Number, Inventors, Categories, Stage, Licensing Status, Patent Status, Patent Numbers, Published Date, Contact Name, Contact Email, Contact Phone, Source URL',
  ),
  'clinical-trials': columns('Brief Title, Brief Summary, Phase, Conditions, NCT ID, Has Results, Study Type'),
  interventions: columns(
    'Intervention, Type, Description, Other Names, Conditions, NCT ID, Trial Title, Trial Status, Phase, Sponsor, Enrollment, Start Date, Completion Date, Source URL',
  ),
  drugs: columns(
    'Drug, Application Number, Application Type, Sponsor, Brand Names, Active Ingredients, Approval Date, Approval Status, Marketing Status, Dosage Forms, Routes, Indication, Pharmacologic Classes, Source URL',
  ),
  'international-trials': columns(
    'Public Title, Scientific Title, Trial ID, Register, Primary Sponsor, Recruitment Status, Phase, Study Type, Conditions, Interventions, Countries, Registration Date, Enrollment Date, Completion Date, Target Size, Results URL, Source URL',
  ),
};
