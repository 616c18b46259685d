import type { IndexVersion } from '../../../catalogue/index/index.port.ts';

export const TOPICS_KEY = 'topics';
export const TOPICS_KEPT_MS = 30 * 86_400_000;
/** While records are being imported, topics are measured anew no more often than this. */
export const TOPICS_AGAIN_MS = 600_000;

/** Topics that an earlier version of the measures measured are not compared with. Raised when they change. */
const MEASURED_AS = 1;

export const topicsState = ({ version, changedAt }: Pick<IndexVersion, 'version' | 'changedAt'>): string =>
  `${MEASURED_AS} ${version} ${changedAt}`;

export const isMeasuredAlike = (state: string): boolean => state.startsWith(`${MEASURED_AS} `);
