const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  plusmn: '±',
  times: '×',
  divide: '÷',
  micro: 'µ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  copy: '©',
  reg: '®',
  trade: '™',
  sect: '§',
  para: '¶',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  omega: 'ω',
  Omega: 'Ω',
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  atilde: 'ã',
  auml: 'ä',
  aring: 'å',
  aelig: 'æ',
  ccedil: 'ç',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  euml: 'ë',
  iacute: 'í',
  icirc: 'î',
  iuml: 'ï',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  oslash: 'ø',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  szlig: 'ß',
  Eacute: 'É',
  Ouml: 'Ö',
  Uuml: 'Ü',
  Auml: 'Ä',
  rarr: '→',
  larr: '←',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  shy: '',
};

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,30}));/gi;

/** Character references to characters; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? NAMED[name.toLowerCase()] ?? whole;
    const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

const BREAKING_TAG = /<\/?(?:p|br|div|li|ul|ol|tr|table|h[1-6]|section|jats:p|jats:title|jats:sec)\b[^<>]*>/gi;
/** Only names that markup uses, so that 'x <y and z> w' and 'p < 0.05' stay. */
const TAG =
  /<\/?(?:a|abbr|article|b|big|bold|blockquote|body|center|cite|code|dd|dl|dt|em|figure|font|head|header|hr|html|i|img|italic|label|mark|nobr|o:p|pre|q|roman|s|sc|scp|script|small|span|st1:\w+|strike|strong|style|sub|sup|tbody|td|tfoot|th|thead|title|tt|u|(?:jats|mml|m|xref|ext-link|inline-formula|math|mrow|mi|mo|mn|msub|msup)(?::[\w-]+)?)(?:\s[^<>]*)?\/?>|<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>/gi;

/** Text without tags: block tags become line breaks, inline tags vanish. */
export function stripTags(text: string): string {
  if (!text.includes('<')) return text;
  return text.replace(BREAKING_TAG, '\n').replace(TAG, '');
}
