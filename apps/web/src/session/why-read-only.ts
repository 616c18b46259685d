import { COLLABORATION_TEXTS } from '@groundwork/contract/collaboration.texts';
import type { Project } from '@groundwork/contract/projects';

/** Why a project may only be read; null when it may be changed. */
export const whyReadOnly = (project: Project | null | undefined): string | null =>
  project?.role === 'viewer' ? COLLABORATION_TEXTS.viewerOnly : null;
