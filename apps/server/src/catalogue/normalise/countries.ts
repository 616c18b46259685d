/** ISO 3166-1: three-letter codes and the two-letter codes that they stand for. */
const TWO_OF_THREE = pairs(
  `AFG AF ALB AL DZA DZ AND AD AGO AO ARG AR ARM AM AUS AU AUT AT AZE AZ BHS BS BHR BH BGD BD BRB BB BLR BY BEL BE BLZ BZ BEN BJ BMU BM BTN BT BOL BO BIH BA BWA BW BRA BR BRN BN BGR BG BFA BF BDI BI CPV CV KHM KH CMR CM CAN CA CYM KY CAF CF TCD TD CHL CL CHN CN COL CO COM KM COG CG COD CD CRI CR CIV CI HRV HR CUB CU CYP CY CZE CZ DNK DK DJI DJ DMA DM DOM DO ECU EC EGY EG SLV SV GNQ GQ ERI ER EST EE SWZ SZ ETH ET FJI FJ FIN FI FRA FR GAB GA GMB GM GEO GE DEU DE GHA GH GIB GI GRC GR GRL GL GRD GD GTM GT GGY GG GIN GN GNB GW GUY GY HTI HT HND HN HKG HK HUN HU ISL IS IND IN IDN ID IRN IR IRQ IQ IRL IE IMN IM ISR IL ITA IT JAM JM JPN JP JEY JE JOR JO KAZ KZ KEN KE KIR KI PRK KP KOR KR KWT KW KGZ KG LAO LA LVA LV LBN LB LSO LS LBR LR LBY LY LIE LI LTU LT LUX LU MAC MO MDG MG MWI MW MYS MY MDV MV MLI ML MLT MT MRT MR MUS MU MEX MX MDA MD MCO MC MNG MN MNE ME MAR MA MOZ MZ MMR MM NAM NA NPL NP NLD NL NZL NZ NIC NI NER NE NGA NG MKD MK NOR NO OMN OM PAK PK PSE PS PAN PA PNG PG PRY PY PER PE PHL PH POL PL PRT PT PRI PR QAT QA ROU RO ROM RO RUS RU RWA RW KNA KN LCA LC VCT VC WSM WS SMR SM SAU SA SEN SN SRB RS SYC SC SLE SL SGP SG SVK SK SVN SI SOM SO ZAF ZA SSD SS ESP ES LKA LK SDN SD SUR SR SWE SE CHE CH SYR SY TWN TW TJK TJ TZA TZ THA TH TLS TL TGO TG TON TO TTO TT TUN TN TUR TR TKM TM UGA UG UKR UA ARE AE GBR GB USA US URY UY UZB UZ VUT VU VEN VE VNM VN VGB VG YEM YE ZMB ZM ZWE ZW`,
);

/** Names that people expect where Node's own tables give others. */
const NAMES: Record<string, string> = {
  HK: 'Hong Kong',
  MO: 'Macao',
  TR: 'Turkey',
  MM: 'Myanmar',
  CZ: 'Czech Republic',
  PS: 'Palestine',
  CD: 'DR Congo',
  CG: 'Congo',
  GB: 'United Kingdom',
};

/** Other spellings in the sources, folded to lower case. */
const ALIASES: Record<string, string> = {
  usa: 'US',
  'u.s.': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  korea: 'KR',
  'russian federation': 'RU',
  'iran, islamic republic of': 'IR',
  'iran (islamic republic of)': 'IR',
  czechia: 'CZ',
  türkiye: 'TR',
  'viet nam': 'VN',
  "people's republic of china": 'CN',
  'p.r. china': 'CN',
  'the netherlands': 'NL',
  holland: 'NL',
  'taiwan, province of china': 'TW',
};

const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** 'Deutschland', 'Alemania' and 'Allemagne' are Germany. */
const CODES_BY_NAME = new Map(
  ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return [...new Set(TWO_OF_THREE.values())].map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const);
  }),
);

/** True for a code or a name of a country, in any of the languages above. */
export const isCountry = (raw: string): boolean => {
  const text = raw.trim();
  const name = countryName(text);
  return name !== undefined && (name !== text || CODES_BY_NAME.has(text.toLowerCase()));
};

/** The country's English name from a two- or three-letter code or another spelling; anything else is kept. */
export function countryName(raw: string | undefined): string | undefined {
  const text = raw?.trim();
  if (!text) return undefined;
  const alias = ALIASES[text.toLowerCase()] ?? CODES_BY_NAME.get(text.toLowerCase());
  if (alias) return nameOf(alias);
  if (/^[a-z]{2}$/i.test(text)) return nameOf(text.toUpperCase()) ?? text;
  if (/^[a-z]{3}$/i.test(text)) return nameOf(TWO_OF_THREE.get(text.toUpperCase()) ?? '') ?? text;
  return text;
}

function nameOf(code: string): string | undefined {
  return NAMES[code] ?? (code ? display.of(code) : undefined);
}

function pairs(list: string): Map<string, string> {
  const codes = list.split(' ');
  return new Map(codes.flatMap((code, index) => (index % 2 === 0 ? [[code, codes[index + 1] ?? '']] : [])));
}
