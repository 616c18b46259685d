import { openEncoder } from '../../../apps/server/src/catalogue/encoder/open-encoder.ts';
import { engineDeclaration } from '../../../apps/server/src/catalogue/engines/registry.ts';
import { refKey } from '../../../apps/server/src/catalogue/record.ts';
import { notesFound, notesRequest, tellingSentences } from '../../../apps/server/src/evidence/reading/model-notes.ts';
import { type Labelled, labelledSentences } from '../reading/labelled-sentences.ts';
import type { Metered } from './metered-model.ts';
import { share, someOf } from './some-of.ts';

/** Of labelled sentences that nothing was fitted to: which of those that it tells are of the told kind, and which it tells. */
export async function judgeNotes(model: Metered, of: number): Promise<string[][]> {
  const { labelled } = await labelledSentences('set-aside.tsv');
  const byRecord = Map.groupBy(labelled, ({ record }) => refKey(record));
  let [right, told, telling, shown] = [0, 0, 0, 0];
  const encoder = openEncoder();
  for (const sentences of someOf([...byRecord.values()], of) as Labelled[][]) {
    const { record } = sentences[0]!;
    const candidates = await tellingSentences(record, encoder);
    const answer =
      candidates.length > 0
        ? await model.ask(notesRequest(candidates, engineDeclaration(record.engine).label))
        : { notes: [] };
    if (!answer) continue;
    const notes = notesFound(answer, candidates);
    shown += sentences.filter(
      ({ sentence, kinds }) => !kinds.includes('none') && candidates.some(({ at }) => at === sentence.at),
    ).length;
    for (const { sentence, kinds } of sentences) {
      const note = notes.find(({ at }) => at === sentence.at);
      if (!kinds.includes('none')) telling += 1;
      if (note) told += 1;
      if (note && kinds.includes(note.kind)) right += 1;
    }
  }
  await encoder.close();
  return [
    ['notes', 'sentences that tell something, and are shown to it', share(shown, telling)],
    ['notes', 'precision, of labelled sentences', share(right, told)],
    ['notes', 'recall, of those that tell something', share(right, telling)],
  ];
}
