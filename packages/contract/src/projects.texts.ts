export const PERSONAS = ['tech_scout', 'tech_developer', 'tech_investor'] as const;

export const DEFAULT_PERSONA = 'tech_scout' satisfies (typeof PERSONAS)[number];

export const PERSONA_LABELS: Record<(typeof PERSONAS)[number], { label: string; description: string }> = {
  tech_scout: {
    label: 'Tech scout',
    description: 'I seek innovations for a larger organization and look for partnering',
  },
  tech_developer: {
    label: 'Innovator',
    description: 'I develop a technology, as a startup, researcher or inventor, or support those who do',
  },
  tech_investor: { label: 'Investor', description: 'I invest, as venture capital, angel or other investor' },
};

/** Marker in `Rewrite.data`: the text does not describe a project. */
export const NOT_RELEVANT = 'not-relevant';

export const PROJECT_TEXTS = {
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
} as const;
