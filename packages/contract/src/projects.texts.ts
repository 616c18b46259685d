import { texts } from './texts.ts';

export const PERSONAS = ['tech_scout', 'tech_developer', 'tech_investor'] as const;

export const DEFAULT_PERSONA = 'tech_scout' satisfies (typeof PERSONAS)[number];

export const PERSONA_LABELS: Record<(typeof PERSONAS)[number], { label: string; description: string }> = texts(
  'contract/personas',
  {
    tech_scout: {
      label: 'Tech scout',
      description: 'I look for innovations and partnerships for a larger organization',
    },
    tech_developer: {
      label: 'Innovator',
      description: 'I develop a technology as a startup, researcher or inventor, or support those who do',
    },
    tech_investor: { label: 'Investor', description: 'I invest as a venture capitalist, angel or other investor' },
  },
);

/** Marker in `Rewrite.data`: the text does not describe a project. */
export const NOT_RELEVANT = 'not-relevant';

export const PROJECT_TEXTS = texts('contract/projects', {
  descriptionRequired: 'Project description is required',
  notRelevant:
    'The project description you provided was either empty or not relevant. Please provide a valid project description.',
  rateLimit: "You've hit a rate limit for this feature. Please try again in a few moments.",
  createFailed: "We're sorry, but an error occurred while creating your project. Please try again or refresh the page.",
  updated: 'Project updated',
  updateFailed: 'Failed to update project',
  deleted: 'Project deleted successfully',
  deleteFailed: 'Error deleting project',
  deleteFailedDetail: 'An error occurred while deleting the project. Please try again.',
  unavailable: 'Projects are currently unavailable',
  notesFailed: 'Error updating notes',
  notesFailedDetail: 'Please try again later.',
  notesChanged: 'These notes have since been changed elsewhere.',
  notesChangedBy: (name: string) => `${name} has since changed these notes.`,
});

/** Outcomes of reading a project's description from a file: for a new project, and for a report. */
export const EXTRACTION_TEXTS = texts('contract/extraction', {
  project: {
    success: 'The project description was successfully extracted from the file.',
    empty:
      'The file you uploaded was either empty or did not contain enough relevant information to extract a project description. Please try again with a different file.',
    error: "We're sorry, but an error occurred while extracting text. Please try again or refresh the page.",
  },
  report: {
    success: 'Text was successfully extracted from the file.',
    empty: "The file was empty or didn't contain enough relevant information. Try a different file.",
    error: 'An error occurred while extracting text. Please try again or use a different file.',
  },
});

/** Events in a project, in the words of its history. */
export const PROJECT_EVENT_LABELS = texts('contract/project-events', {
  created: 'Created',
  edited: 'Edited',
  searched: 'Searched',
  'report-made': 'Report made',
  'agent-hit': 'Agent hit',
  bookmarked: 'Bookmarked',
  'file-added': 'File added',
  shared: 'Shared',
  joined: 'Joined',
  left: 'Left',
  removed: 'Removed',
});
