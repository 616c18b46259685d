const LEGAL_FORM = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|plc|gmbh|ag|lp)\b/g;
/** An organization's name without what kind of firm it is. */
export const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(LEGAL_FORM, '')
    .replace(/\s+/g, ' ')
    .trim();
