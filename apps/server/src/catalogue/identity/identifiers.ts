/** How the identifier is called in reasons, and whether two different ones mean two different parties. */
interface Scheme {
  label: string;
  /** 'one': nobody has two. 'several': registers give one party several, by site or by mistake. */
  perParty: 'one' | 'several';
  clean(raw: string): string | null;
}

const lastPart = (raw: string) => raw.trim().replace(/\/+$/, '').split('/').at(-1)!;
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : null);
const upper = (raw: string) => raw.toUpperCase().replace(/[^A-Z0-9]/g, '');

const SCHEMES: Record<string, Scheme> = {
  uei: { label: 'UEI', perParty: 'several', clean: (raw) => matching(/^[A-Z0-9]{12}$/)(upper(raw)) },
  duns: {
    label: 'DUNS',
    perParty: 'several',
    clean: (raw) => {
      const digits = raw.replace(/\D/g, '').padStart(9, '0').slice(0, 9);
      return /^(\d)\1{8}$/.test(digits) || digits === '123456789' || !/\d{5}/.test(raw) ? null : digits;
    },
  },
  cik: {
    label: 'CIK',
    perParty: 'one',
    clean: (raw) => matching(/^[1-9]\d{0,9}$/)(raw.replace(/\D/g, '').replace(/^0+/, '')),
  },
  crd: { label: 'CRD', perParty: 'one', clean: (raw) => matching(/^[1-9]\d{1,9}$/)(raw.replace(/\D/g, '')) },
  ror: { label: 'ROR', perParty: 'one', clean: (raw) => matching(/^0[a-z0-9]{8}$/)(lastPart(raw).toLowerCase()) },
  orcid: {
    label: 'ORCID',
    perParty: 'one',
    clean: (raw) => matching(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/)(lastPart(raw).toUpperCase()),
  },
  openalex: {
    label: 'OpenAlex id',
    perParty: 'several',
    clean: (raw) => matching(/^[AI]\d{4,}$/)(lastPart(raw).toUpperCase()),
  },
  assignee: { label: 'assignee id', perParty: 'several', clean: (raw) => raw.trim().toLowerCase() || null },
  inventor: { label: 'inventor id', perParty: 'several', clean: (raw) => raw.trim().toLowerCase() || null },
};

/** A party's identifiers in their schemes' own form; what is unknown, mistyped or a filler ('000000000') is left out. */
export function cleanIdentifiers(ids: Record<string, string> | undefined): Record<string, string> {
  const known = Object.entries(ids ?? {}).flatMap(([scheme, raw]) => {
    const clean = SCHEMES[scheme.toLowerCase()]?.clean(raw);
    return clean ? [[scheme.toLowerCase(), clean] as const] : [];
  });
  return Object.fromEntries(known);
}

/** 'Same UEI ABC', or the schemes in which the two differ. */
export function compareIdentifiers(
  a: Record<string, string>,
  b: Record<string, string>,
): { same: string } | { differ: string[]; isImpossible: boolean } {
  const shared = Object.keys(a).filter((scheme) => b[scheme] !== undefined);
  const same = shared.find((scheme) => a[scheme] === b[scheme]);
  if (same) return { same: `${SCHEMES[same]!.label} ${a[same]}` };
  return {
    differ: shared.map((scheme) => SCHEMES[scheme]!.label),
    isImpossible: shared.some((scheme) => SCHEMES[scheme]!.perParty === 'one'),
  };
}
