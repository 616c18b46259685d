/** Codes of the XML extract, as grants.gov/xml-extract documents them; the API gives the words. */
const APPLICANTS: Record<string, string> = {
  '00': 'State governments',
  '01': 'County governments',
  '02': 'City or township governments',
  '04': 'Special district governments',
  '05': 'Independent school districts',
  '06': 'Public and State controlled institutions of higher education',
  '07': 'Native American tribal governments (Federally recognized)',
  '08': 'Public housing authorities/Indian housing authorities',
  '11': 'Native American tribal organizations (other than Federally recognized tribal governments)',
  '12': 'Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education',
  '13': 'Nonprofits that do not have a 501(c)(3) status with the IRS, other than institutions of higher education',
  '20': 'Private institutions of higher education',
  '21': 'Individuals',
  '22': 'For profit organizations other than small businesses',
  '23': 'Small businesses',
  '25': 'Others',
  '99': 'Unrestricted',
};

const ACTIVITIES: Record<string, string> = {
  ACA: 'Affordable Care Act',
  AG: 'Agriculture',
  AR: 'Arts',
  BC: 'Business and Commerce',
  CD: 'Community Development',
  CP: 'Consumer Protection',
  DPR: 'Disaster Prevention and Relief',
  ED: 'Education',
  ELT: 'Employment, Labor and Training',
  EN: 'Energy',
  ENV: 'Environment',
  FN: 'Food and Nutrition',
  HL: 'Health',
  HO: 'Housing',
  HU: 'Humanities',
  IIJ: 'Infrastructure Investment and Jobs Act',
  IS: 'Information and Statistics',
  ISS: 'Income Security and Social Services',
  LJL: 'Law, Justice and Legal Services',
  NR: 'Natural Resources',
  RA: 'Recovery Act',
  RD: 'Regional Development',
  ST: 'Science and Technology and other Research and Development',
  T: 'Transportation',
  O: 'Other',
};

const INSTRUMENTS: Record<string, string> = {
  G: 'Grant',
  CA: 'Cooperative Agreement',
  PC: 'Procurement Contract',
  O: 'Other',
};

export const applicantLabel = (code: string) => APPLICANTS[code] ?? code;
export const activityLabel = (code: string) => ACTIVITIES[code] ?? code;
export const instrumentLabel = (code: string) => INSTRUMENTS[code] ?? code;
