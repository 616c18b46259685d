import { PLAN_TEXTS } from './plans.texts.ts';
import { texts } from './texts.ts';

/** Which files of the library go into an archive. */
export const ARCHIVE_FILES = ['project', 'library', 'none'] as const;

export const ARCHIVE_TEXTS = texts('contract/project-archive', {
  notAZip: 'This is not a zip file.',
  broken: 'The zip file is broken or incomplete. Download or copy it again.',
  notAnArchive: 'This zip file is not a project archive: it has no manifest.json.',
  unknownFormat: 'This zip file is not a project archive: its manifest.json names another format.',
  newer: (version: number) =>
    `This archive has version ${version} of the format, which is newer than this installation supports. Update the installation first.`,
  tooLarge: (megabytes: number) => `An archive to import can have at most ${megabytes} MB.`,
  filesTooLarge: (size: string, megabytes: number) =>
    `These files have ${size}; an archive holds at most ${megabytes} MB of files. Choose fewer.`,
  failed: 'The archive could not be imported because of an unexpected error. Nothing was imported; try again.',
  cancelled: 'The import was canceled. Nothing was imported.',
  underWay: 'Another import of yours is under way. Wait for it, or cancel it.',
  notArrived: 'The archive has not fully arrived yet.',
  steps: {
    checking: 'Checking the archive',
    files: 'Keeping the files',
    writing: 'Writing the project',
  },
  /** Parts of an archive that were not taken in, or not as they were, and why. */
  left: {
    savedSearch: (name: string) => `Saved search ‘${name}’`,
    searchesMax: (max: number) => `One person has at most ${max} saved searches.`,
    fileRenamed: (name: string) => `The folder has another file of this name: it is ‘${name}’ now.`,
    notBookmarked: (dataSet: string) => `${dataSet} cannot be bookmarked.`,
  },
  projectLimit: `${PLAN_TEXTS.projectLimit} An import creates a new project.`,
});
