import { engineDeclarations } from '../src/catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import type { About } from '../src/catalogue/relevance/about.ts';
import type { Compare } from '../src/catalogue/relevance/compare.ts';
import {
  comparedText,
  NO_CORRECTIONS,
  readSubject,
  type SubjectDependencies,
} from '../src/catalogue/relevance/subject.ts';

/** What a description is about, without corrections; by its words alone unless there is something to embed or compare it with. */
export async function aboutOf(
  index: CatalogueIndex,
  { title, description }: { title: string; description: string },
  embed: SubjectDependencies['embed'] = async () => null,
  compare: Compare | null = null,
): Promise<About> {
  const described = { title, description, corrections: NO_CORRECTIONS, marks: [], draft: null };
  const { about } = await readSubject(described, { index, engines: engineDeclarations, embed });
  return compare ? compare(about, comparedText(described)) : about;
}

/** For searches that are about no project. */
export const noAbout = () => Promise.reject(new Error('No project is searched about here.'));
