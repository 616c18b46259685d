/** Postal codes of the states, the District of Columbia and the territories. */
const STATES: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  GU: 'Guam',
  VI: 'Virgin Islands',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
};

const BY_NAME = new Map(Object.values(STATES).map((name) => [name.toLowerCase(), name]));

export const US_STATE_NAMES: readonly string[] = Object.values(STATES);

/** The state's name from its postal code or its name in any case; anything else is kept as it is. */
export function usState(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  return STATES[text.toUpperCase()] ?? BY_NAME.get(text.toLowerCase()) ?? text;
}

/** True for a postal code or a name of a state, which places the address in the United States. */
export function isUsState(raw: string | undefined): boolean {
  const text = raw?.trim() ?? '';
  return text.toUpperCase() in STATES || BY_NAME.has(text.toLowerCase());
}
