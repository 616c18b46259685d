import type { Scope } from '@groundwork/contract/relevance';
import { engineDeclarations } from '../src/catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import { type Matcher, openMatcher } from '../src/catalogue/matching/matcher.ts';
import type { Match, ProjectMatches } from '../src/catalogue/matching/matches.ts';
import { NO_CORRECTIONS } from '../src/catalogue/matching/subject.ts';
import type { RecordRef } from '../src/catalogue/record.ts';

const SINCE = '2026-01-01T00:00:00.000Z';

/** What belongs to a description, without corrections and by its words alone. */
export async function aboutOf(
  index: CatalogueIndex,
  told: { title: string; description: string },
  scope: Scope = 'field',
): Promise<ProjectMatches> {
  const matcher = openMatcher({
    index,
    encoder: null,
    engines: engineDeclarations,
    onError: (error) => {
      throw error;
    },
  });
  try {
    return { ...(await matchesBy(matcher, told)), scope };
  } finally {
    await matcher.close();
  }
}

/** The same by a matcher that is there. */
export async function matchesBy(
  matcher: Matcher,
  { title, description }: { title: string; description: string },
): Promise<ProjectMatches> {
  const subject = await matcher.read({ title, description, corrections: NO_CORRECTIONS, marks: [], draft: null });
  const { unsure: _unsure, matches, ...found } = await matcher.match(subject);
  const own = matches.map((match) => ({ ...match, since: SINCE }));
  return { key: subject.key, scope: 'field', subject, matches: own, ...found, madeAt: SINCE };
}

/** A list of exactly these records, the surest first: direct ones, unless told otherwise. */
export function listOf(
  records: readonly (RecordRef & Partial<Pick<Match, 'ring' | 'scope' | 'shared' | 'technology' | 'use'>>)[],
  more: Partial<ProjectMatches> = {},
): ProjectMatches {
  const matches = records.map(
    ({ engine, id, ...given }, at): Match => ({
      engine,
      id,
      hash: '',
      ring: 'direct',
      scope: 'direct',
      onTopic: 0.9 - at / 10_000,
      related: 0.95,
      technology: null,
      use: null,
      shared: [],
      sentence: null,
      since: SINCE,
      ...given,
    }),
  );
  return {
    key: `list-${++lists}`,
    scope: 'field',
    subject: {
      key: 's',
      text: '',
      phrases: [],
      names: [],
      asides: [],
      unwanted: [],
      doubted: [],
      accepted: [],
      refused: [],
      isForeign: false,
    },
    terms: [],
    proposed: [],
    matches,
    isByWords: false,
    madeAt: SINCE,
    ...more,
  };
}
let lists = 0;

/** A word of a subject, as what reads texts looks for it. */
export const term = (label: string, variants: string[] = []): ProjectMatches['terms'][number] => ({
  label,
  stem: label,
  variants,
  weight: 0.2,
  count: 10,
  share: 0.001,
  axis: 'technology',
});

/** For searches that are about no project. */
export const noAbout = () => Promise.reject(new Error('No project is searched about here.'));
