import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type Found, type Grades, gradeKey, type Matcher } from '../../catalogue/matching/matcher.ts';
import { type Match, matchesByRef, type ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Described, Subject } from '../../catalogue/matching/subject.ts';
import { refKey } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import { digestOf } from '../../platform/digest.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { KeptList, KeptMatches, MatchesRepository } from './matches.repository.ts';
import type { ScreenedRecord } from './model-reading.repository.ts';

interface Dependencies {
  kept: MatchesRepository;
  matcher: Matcher;
  index: Pick<CatalogueIndex, 'lastChange' | 'vectors'>;
  clock: Clock;
  /** How long a list may lag behind a catalogue that changes, in milliseconds. */
  lagMs: number;
}

/** How far records have vectors: named roughly. */
interface Embedded {
  name: string;
  isAll: boolean;
}

export interface ListOf {
  /** Null for a text that is no project's own: its list is kept in memory only. */
  project: ProjectBrief | null;
  described: Described;
  screened(subject: Subject): Promise<ScreenedRecord[]>;
}

/** A list, and what the program alone is unsure of. */
export type MadeMatches = Omit<ProjectMatches, 'scope'> & Pick<Found, 'unsure'>;

/** Lists that are at hand, some 500 kB each. */
const AT_HAND_MAX = 40;
/** Vectors that come while records are embedded are taken up in so many steps. */
const EMBEDDED_STEPS = 20;

/** Projects' records: read as they are kept, made anew when the catalogue, the profile or what models say has changed. */
export function matchesService({ kept, matcher, index, clock, lagMs }: Dependencies) {
  /** Lists by project or text, each with what it was made from. */
  const atHand = new Map<string, KeptMatches>();
  const underWay = new Map<string, Promise<KeptMatches>>();
  let embedded: { at: number; state: Promise<Embedded> } | null = null;

  function embeddedState(): Promise<Embedded> {
    if (!embedded || Date.now() - embedded.at >= 2 * lagMs) {
      const state = index.vectors.serving().then((serving) => {
        if (!serving) return { name: '', isAll: true };
        const share = serving.listed === 0 ? 1 : serving.embedded / serving.listed;
        return { name: `${serving.id} ${Math.floor(share * EMBEDDED_STEPS)}`, isAll: share === 1 };
      });
      embedded = { at: Date.now(), state };
    }
    return embedded.state;
  }

  function keep(name: string, made: KeptMatches): void {
    atHand.delete(name);
    atHand.set(name, made);
    for (const oldest of atHand.keys()) {
      if (atHand.size <= AT_HAND_MAX) break;
      atHand.delete(oldest);
    }
  }

  async function make(
    { project }: ListOf,
    subject: Subject,
    { state, grades, before }: { state: string; grades: Grades; before: KeptMatches | null },
  ): Promise<KeptMatches> {
    const { matches: found, ...rest } = await matcher.match(subject, { grades });
    const now = clock.now();
    const known = before && matchesByRef(before.list);
    const matches = found.map((match): Match => {
      const since = known?.get(refKey(match))?.since;
      return { ...match, since: since ?? now.toISOString() };
    });
    const list: KeptList = { matches, ...rest };
    const key = digestOf([subject.key, matches.map(({ since: _since, ...match }) => match)]);
    const made = { key, state, list, madeAt: now };
    if (project) await kept.save(project, made);
    return made;
  }

  /** Names what a list is made from. */
  async function basisOf({ described, screened: ask }: Pick<ListOf, 'described' | 'screened'>) {
    const subject = await matcher.read(described);
    const [screened, lastChange, vectors] = await Promise.all([ask(subject), index.lastChange(), embeddedState()]);
    const content = digestOf([subject.key, screened]);
    return { subject, screened, content, state: `${content} ${lastChange} ${vectors.name}`, isEmbedded: vectors.isAll };
  }

  async function listOf(asked: ListOf): Promise<MadeMatches> {
    const { project } = asked;
    const { subject, screened, content, state } = await basisOf(asked);
    const name = project?.id ?? content;
    let current = atHand.get(name) ?? null;
    const stored = project && (await kept.state(project));
    if (project && stored && current?.key !== stored.key) current = await kept.find(project);
    else if (project && stored && current) current = { ...current, ...stored };
    const isFresh = (made: KeptMatches) =>
      made.state === state ||
      (made.state.startsWith(`${content} `) && clock.now().getTime() - made.madeAt.getTime() < lagMs);
    if (!current || !isFresh(current)) {
      const work = `${name} ${state}`;
      const grades: Grades = new Map(screened.map(({ hash, grade, ...ref }) => [gradeKey(ref, hash), grade]));
      const making =
        underWay.get(work) ??
        make(asked, subject, { state, grades, before: current }).finally(() => underWay.delete(work));
      underWay.set(work, making);
      current = await making;
    }
    keep(name, current);
    const { key, list, madeAt } = current;
    return { key, subject, ...list, madeAt: madeAt.toISOString() };
  }

  /** Whether records have yet to be compared by their meaning. When none has, the list is brought up to date before that is said. */
  async function isSettling(asked: ListOf & { project: ProjectBrief }): Promise<boolean> {
    const { state, isEmbedded } = await basisOf(asked);
    if (!isEmbedded) return true;
    await listOf(asked);
    return (await kept.state(asked.project))?.state !== state;
  }

  return { listOf, isSettling };
}

export type MatchesService = ReturnType<typeof matchesService>;
