import type { EvidenceRecord } from '../evidence.ts';

/** A page of a file as its author's library has it. */
export interface FilePage {
  fileId: string;
  folderId: string;
  fileName: string;
  number: number;
  /** 'Page 3', 'Slide 2'. */
  label: string;
  text: string;
  addedAt: string;
}

const blank = { amount: null, place: null, organisations: [], people: [], facets: {}, url: null, data: {} };
const sourceOf = (name: string, retrievedAt: string) => ({
  name,
  url: null,
  licence: 'the applicant’s own',
  retrievedAt,
  isSample: false,
});

export const projectKey = (projectId: string) => `project/${projectId}`;

/** The project's own description: statements about the project rest on it, and on nothing else. */
export function describedProject(
  project: { id: string; title: string; description: string },
  asOf: string,
): EvidenceRecord {
  return {
    key: projectKey(project.id),
    record: {
      ...blank,
      engine: 'project',
      id: project.id,
      title: project.title,
      text: project.description,
      date: null,
      source: sourceOf('Groundwork', asOf),
    },
    fields: [`Title: ${project.title}`],
  };
}

/** A line so short that ends without a stop, before one that begins anew, is a heading or the page's own head. */
const HEADING = /^(?=.{1,60}\n)(?![^\n]*[.!?,;:]\n)([^\n]+)\n(?=[\p{Lu}\d])/gmu;

/** Lines as the page breaks them are one text, and words that they break are whole; an empty line ends a paragraph. */
export const unwrapped = (text: string): string =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replace(HEADING, '\n\n$1\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** A page of a file: a quotation from it opens the file there. */
export function pageRecord({ fileId, folderId, fileName, number, label, text, addedAt }: FilePage): EvidenceRecord {
  return {
    key: `library/${fileId}:${number}`,
    record: {
      ...blank,
      engine: 'library',
      id: `${fileId}:${number}`,
      title: `${fileName}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      text: unwrapped(text),
      date: addedAt.slice(0, 10),
      source: sourceOf('Library', addedAt),
    },
    fields: [],
    page: { fileId, folderId, number },
  };
}
