import { organisationName } from '../../catalogue/identity/organisation-name.ts';
import { type Evidence, findEvidence, findFigure } from '../evidence.ts';
import type { DraftBlock } from '../writer/draft.ts';
import { isWorkedOut } from './derived.ts';
import { judgeHeading, judgeNote } from './judge-block.ts';
import { foldText } from './language/fold-letters.ts';

type DraftMap = Extract<DraftBlock, { type: 'map' }>;

/** What a map says that its records don't: who somebody is, and that two are joined, as what, in a record that names both. */
export function judgeMap({ title, nodes, links, note }: DraftMap, evidence: Evidence): string[] {
  const isLabelled = (id: string, ...said: (string | null)[]) =>
    isWorkedOut(id, evidence) &&
    said.every(
      (each) => each === null || ` ${foldText(findFigure(evidence, id)!.label)} `.includes(` ${foldText(each)} `),
    );
  const falseNodes = nodes.filter(({ name, role, figure }) => !isLabelled(figure, name, role)).map(({ name }) => name);
  const falseLinks = links
    .filter(({ from, to, how, figure, key }) => {
      const ends = [nodes[from], nodes[to]];
      const record = findEvidence(evidence, key)?.record;
      // Who is called otherwise there is known by an identifier: its figure was counted over the record.
      const isNamed = (node: DraftMap['nodes'][number] | undefined) =>
        node !== undefined &&
        record !== undefined &&
        (record.organisations.some(({ name }) => organisationName(name) === organisationName(node.name)) ||
          findFigure(evidence, node.figure)?.basis?.records.some(({ id }) => id === record.id));
      return from === to || !ends.every(isNamed) || !isLabelled(figure, ...ends.map((end) => end!.name), how);
    })
    .map(({ from, to }) => `${nodes[from]?.name} with ${nodes[to]?.name}`);
  return [...judgeHeading(title), ...falseNodes, ...falseLinks, ...judgeNote(note, null, evidence)];
}
