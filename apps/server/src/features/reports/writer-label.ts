import type { PublishedSection } from '../../evidence/statements/publish.ts';

/** Printed in the report: who wrote which of its sections. */
export function writerLabel(
  builtin: string,
  model: string | null,
  sections: (PublishedSection & { isByModel?: boolean })[],
): string {
  const others = sections.filter(({ isByModel }) => !isByModel).map(({ section }) => section.title);
  if (model === null || others.length === sections.length) return builtin;
  const drafted = `Language model ${model}, held to the records that each sentence cites; conclusions, figures and tables by the built-in writer`;
  return others.length === 0 ? drafted : `${drafted}, and all of ${others.join(', ')}`;
}
