import type { Evidence } from '../../evidence.ts';
import { BEHIND_WORDS } from '../../gather/behind-words.ts';
import type { Item } from './record-items.ts';
import { SUMMARY } from './section-plan.ts';

/** Something that a report says, and the items that it rests on. Marks stand for who is behind a record, by its key. */
export interface Point {
  text: string;
  items: Item[];
}

/** What a report says over all of its records: each point in one section, the steps in their order, and what records are to the project. */
export interface Argument {
  points: (Point & { section: string })[];
  steps: Point[];
  relations: Record<string, string>;
}

/**
 * The evidence as whoever writes beside the model tells it: of the records that the argument speaks of, the closest first, so that tables hold
 * what the prose weighs.
 */
export function evidenceArgued(argument: Argument, evidence: Evidence): Evidence {
  const items = [...argument.points, ...argument.steps].flatMap((point) => point.items);
  const keys = [
    ...items.flatMap(({ of }) => (typeof of === 'object' ? [of.key] : [])),
    ...Object.keys(argument.relations),
  ];
  const closeness = (key: string) => evidence.closeness?.[key] ?? 0;
  return {
    ...evidence,
    closest: [...new Set(keys)].toSorted((one, other) => closeness(other) - closeness(one)),
    // What shares a word is weighed by then.
    tables: (evidence.tables ?? []).filter(({ id }) => id !== BEHIND_WORDS),
  };
}

/** Where the steps are told, in their order; a summary names the first. */
const STEPS_IN = 'go-to-market';

/** The points that a section tells, the steps among them where they are told; and what is told elsewhere. */
export function pointsFor(sectionId: string, { points, steps }: Argument): { own: Point[]; elsewhere: Point[] } {
  const isOwn = ({ section }: Argument['points'][number]) => section === sectionId;
  const told = sectionId === STEPS_IN ? steps : sectionId === SUMMARY ? steps.slice(0, 1) : [];
  return {
    own: [...points.filter(isOwn), ...told],
    // A summary says what sections say.
    elsewhere:
      sectionId === SUMMARY ? [] : [...points.filter((each) => !isOwn(each)), ...(told.length > 0 ? [] : steps)],
  };
}
