/** 'NOT_YET_RECRUITING', 'not yet recruiting' → 'Not yet recruiting'. */
export function sentenceCase(raw: string | undefined): string | undefined {
  const text = raw?.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  if (!text) return undefined;
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** 'DIETARY_SUPPLEMENT', 'dietary supplement' → 'Dietary Supplement'. */
export function titleCase(raw: string | undefined): string | undefined {
  const text = raw?.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  if (!text) return undefined;
  return text
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** An identifier for use inside a record's id: lower-case letters, digits and single hyphens. */
export function slug(raw: string, maximum = 80): string {
  return raw
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maximum)
    .replace(/^-+|-+$/g, '');
}
