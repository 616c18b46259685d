import type { PublishedSection } from '../../evidence/statements/publish.ts';

/** Printed in the report: who wrote which of its sections. */
export function writerLabel(
  builtin: string,
  model: { name: string; judge: string } | null,
  sections: (PublishedSection & { isByModel?: boolean })[],
): string {
  const others = sections.filter(({ isByModel }) => !isByModel).map(({ section }) => section.title);
  if (model === null || others.length === sections.length) return builtin;
  const { name, judge } = model;
  const drafted = `Language model ${name}, each sentence held to what it cites and looked at once more by ${judge}; figures and tables by the built-in writer`;
  return others.length === 0 ? drafted : `${drafted}, and all of ${others.join(', ')}`;
}
