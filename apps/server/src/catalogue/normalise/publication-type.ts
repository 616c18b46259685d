/** One name for what sources call differently: "Journal article" and "Article", "Posted content" and "Preprint". */
const SAME: Record<string, string> = { 'journal article': 'Article', 'posted content': 'Preprint' };

export const publicationType = (type: string | undefined): string | undefined =>
  type === undefined ? undefined : (SAME[type.toLowerCase()] ?? type);
