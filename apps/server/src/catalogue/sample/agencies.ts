/** A federal funder as awards, opportunities and spending name it. These agencies are real; what they are said to fund here is not. */
export interface Agency {
  /** Department or independent agency, as award files spell it. */
  agency: string;
  branch: string;
  /** Department name in spending records. */
  department: string;
  listing: { code: string; title: string };
  /** Prefix of award numbers. */
  prefix: string;
  phase1: number;
  phase2: number;
}

const doe = (branch: string): Agency => ({
  agency: 'Department of Energy',
  branch,
  department: 'Department of Energy',
  listing: { code: '81.049', title: 'Office of Science Financial Assistance Program' },
  prefix: 'DE-SC',
  phase1: 200_000,
  phase2: 1_100_000,
});
const nih = (branch: string, code: string, title: string): Agency => ({
  agency: 'Department of Health and Human Services',
  branch: `National Institutes of Health, ${branch}`,
  department: 'Department of Health and Human Services',
  listing: { code, title },
  prefix: 'R43',
  phase1: 295_000,
  phase2: 1_850_000,
});
const dod = (branch: string, prefix: string): Agency => ({
  agency: 'Department of Defense',
  branch,
  department: 'Department of Defense',
  listing: { code: '12.910', title: 'Research and Technology Development' },
  prefix,
  phase1: 140_000,
  phase2: 1_500_000,
});
const nsf = (branch: string): Agency => ({
  agency: 'National Science Foundation',
  branch,
  department: 'National Science Foundation',
  listing: { code: '47.041', title: 'Engineering' },
  prefix: 'NSF-',
  phase1: 275_000,
  phase2: 1_000_000,
});

export const agencies: Record<string, Agency> = {
  'doe-vto': doe('Vehicle Technologies Office'),
  'doe-seto': doe('Solar Energy Technologies Office'),
  'doe-hfto': doe('Hydrogen and Fuel Cell Technologies Office'),
  'doe-oe': doe('Office of Electricity'),
  'doe-gto': doe('Geothermal Technologies Office'),
  'doe-fecm': doe('Office of Fossil Energy and Carbon Management'),
  'doe-ne': doe('Office of Nuclear Energy'),
  'doe-bto': doe('Building Technologies Office'),
  'doe-ip': doe('Isotope Program'),
  'doe-ascr': doe('Advanced Scientific Computing Research'),
  'arpa-e': {
    ...doe('Advanced Research Projects Agency-Energy'),
    listing: { code: '81.135', title: 'Advanced Research Projects Agency - Energy' },
    prefix: 'DE-AR',
    phase1: 500_000,
    phase2: 2_900_000,
  },
  'nih-niddk': nih('NIDDK', '93.847', 'Diabetes, Digestive, and Kidney Diseases Extramural Research'),
  'nih-nibib': nih('NIBIB', '93.286', 'Discovery and Applied Research for Technological Innovations'),
  'nih-nci': nih('NCI', '93.395', 'Cancer Treatment Research'),
  'nih-nhlbi': nih('NHLBI', '93.837', 'Cardiovascular Diseases Research'),
  'nih-niaid': nih('NIAID', '93.855', 'Allergy and Infectious Diseases Research'),
  'nih-nigms': nih('NIGMS', '93.859', 'Biomedical Research and Research Training'),
  'nih-ninds': nih('NINDS', '93.853', 'Extramural Research Programs in the Neurosciences'),
  'nih-nia': nih('NIA', '93.866', 'Aging Research'),
  'nih-nichd': nih('NICHD', '93.865', 'Child Health and Human Development Extramural Research'),
  'nih-nidcd': nih('NIDCD', '93.173', 'Research Related to Deafness and Communication Disorders'),
  'nih-nida': nih('NIDA', '93.279', 'Drug Use and Addiction Research Programs'),
  'nih-ncats': nih('NCATS', '93.350', 'National Center for Advancing Translational Sciences'),
  barda: {
    ...nih('BARDA', '93.360', 'Biomedical Advanced Research and Development Authority'),
    branch: 'Biomedical Advanced Research and Development Authority',
    prefix: 'HHSO1',
    phase1: 750_000,
    phase2: 6_500_000,
  },
  'nsf-eng': nsf('Directorate for Engineering'),
  'nsf-tip': nsf('Directorate for Technology, Innovation and Partnerships'),
  army: dod('Army', 'W911-'),
  navy: dod('Navy', 'N68335-'),
  'air-force': dod('Air Force', 'FA8649-'),
  darpa: { ...dod('Defense Advanced Research Projects Agency', 'HR0011-'), phase1: 225_000, phase2: 1_750_000 },
  nasa: {
    agency: 'National Aeronautics and Space Administration',
    branch: 'Space Technology Mission Directorate',
    department: 'National Aeronautics and Space Administration',
    listing: { code: '43.012', title: 'Space Technology' },
    prefix: '80NSSC',
    phase1: 150_000,
    phase2: 850_000,
  },
  'usda-nifa': {
    agency: 'Department of Agriculture',
    branch: 'National Institute of Food and Agriculture',
    department: 'Department of Agriculture',
    listing: { code: '10.212', title: 'Small Business Innovation Research' },
    prefix: 'USDA-',
    phase1: 175_000,
    phase2: 650_000,
  },
  epa: {
    agency: 'Environmental Protection Agency',
    branch: 'Office of Research and Development',
    department: 'Environmental Protection Agency',
    listing: { code: '66.511', title: 'Office of Research and Development Consolidated Research' },
    prefix: '68HERC',
    phase1: 100_000,
    phase2: 400_000,
  },
  dot: {
    agency: 'Department of Transportation',
    branch: 'Volpe National Transportation Systems Center',
    department: 'Department of Transportation',
    listing: { code: '20.701', title: 'University Transportation Centers Program' },
    prefix: '6913G6',
    phase1: 150_000,
    phase2: 1_000_000,
  },
  dhs: {
    agency: 'Department of Homeland Security',
    branch: 'Science and Technology Directorate',
    department: 'Department of Homeland Security',
    listing: { code: '97.077', title: 'Homeland Security Research, Development, Testing and Evaluation' },
    prefix: '70RSAT',
    phase1: 150_000,
    phase2: 1_000_000,
  },
  nist: {
    agency: 'Department of Commerce',
    branch: 'National Institute of Standards and Technology',
    department: 'Department of Commerce',
    listing: { code: '11.620', title: 'Science, Technology, Business and/or Education Outreach' },
    prefix: '70NANB',
    phase1: 100_000,
    phase2: 400_000,
  },
  noaa: {
    agency: 'Department of Commerce',
    branch: 'National Oceanic and Atmospheric Administration',
    department: 'Department of Commerce',
    listing: { code: '11.021', title: 'NOAA Small Business Innovation Research Program' },
    prefix: 'NA-OAR',
    phase1: 175_000,
    phase2: 650_000,
  },
  va: {
    agency: 'Department of Veterans Affairs',
    branch: 'Veterans Health Administration',
    department: 'Department of Veterans Affairs',
    listing: { code: '64.054', title: 'Research and Development' },
    prefix: '36C-',
    phase1: 200_000,
    phase2: 1_200_000,
  },
  ed: {
    agency: 'Department of Education',
    branch: 'Institute of Education Sciences',
    department: 'Department of Education',
    listing: { code: '84.305', title: 'Education Research, Development and Dissemination' },
    prefix: '91990-',
    phase1: 250_000,
    phase2: 1_000_000,
  },
};
