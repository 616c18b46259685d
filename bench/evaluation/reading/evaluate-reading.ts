import { performance } from 'node:perf_hooks';
import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { NOTE_KINDS } from '../../../apps/server/src/evidence/reading/note.ts';
import { candidatesOf, chosenOf, notesAmong } from '../../../apps/server/src/evidence/reading/read-notes.ts';
import { printTable } from '../../measure.ts';
import { labelledSentences, publishedRecords, vectorsOf } from './labelled-sentences.ts';

const TIMED = 1000;
const TEXT_MIN = 200;

/**
 * `npm run evaluate -- reading`: of labelled sentences that nothing was fitted to, how many that are told as notes are of the
 * told kind and whole; of which texts without stops and trials something can be quoted; how long reading takes.
 */
export async function evaluateReading(args: string[]): Promise<void> {
  const { labelled, lost } = await labelledSentences('set-aside.tsv');
  const vectors = await vectorsOf(labelled.map(({ sentence }) => sentence));
  const told = labelled.map((each, at) => ({ ...each, note: notesAmong([each.sentence], [vectors[at]!])[0] ?? null }));
  const notes = told.filter(({ note }) => note);
  const isRight = ({ note, kinds }: (typeof told)[number]) => kinds.includes(note!.kind) && !kinds.includes('clipped');
  const shareOf = (some: typeof told) => [some.length, some.filter(isRight).length];
  printTable(
    ['kind', 'told', 'right'],
    [
      ...NOTE_KINDS.map((kind) => [kind, ...shareOf(notes.filter(({ note }) => note!.kind === kind))]),
      ['all', ...shareOf(notes)],
    ].map((row) => row.map(String)),
  );
  const telling = told.filter(({ kinds }) => !kinds.includes('none'));
  console.log(
    `\nOf ${telling.length} that tell something ${telling.filter(({ note }) => note).length} are notes; ${lost} sentences are split in another way.`,
  );
  if (args.includes('--each'))
    for (const each of notes.filter((one) => !isRight(one)))
      console.log(`${each.note!.kind} for ${each.kinds.join(' or ')} (${each.note!.certainty}): ${each.sentence.text}`);

  const records = [...(await publishedRecords()).values()];
  const quoted = (some: CatalogueRecord[]) =>
    `${some.filter((record) => candidatesOf(record).length > 0).length} of ${some.length}`;
  const awards = records.filter(
    ({ engine, date, facets, text }) =>
      engine === 'awards' &&
      (date ?? '') >= '2010' &&
      text.length >= TEXT_MIN &&
      facets.agency?.includes('Department of Health and Human Services'),
  );
  const trials = records.filter(({ engine, text }) => engine === 'international-trials' && text !== '');
  console.log(
    `\nQuotable: ${quoted(awards)} health awards since 2010, ${quoted(trials)} international trials with a text.`,
  );

  const some = records.filter(({ text }) => text.length >= TEXT_MIN);
  const step = Math.max(1, Math.floor(some.length / TIMED));
  const timed = some.filter((_, at) => at % step === 0).slice(0, TIMED);
  const [from, cpu] = [performance.now(), process.cpuUsage()];
  const chosen = timed.map(chosenOf);
  const found = await vectorsOf(chosen.flat());
  let place = 0;
  const count = chosen.reduce((sum, sentences) => {
    place += sentences.length;
    return sum + notesAmong(sentences, found.slice(place - sentences.length, place)).length;
  }, 0);
  const used = process.cpuUsage(cpu);
  console.log(
    `Read ${timed.length} records, ${found.length} sentences, ${count} notes: ${((used.user + used.system) / 1e6).toFixed(1)} s of a core, ${((performance.now() - from) / 1000).toFixed(1)} s.`,
  );
}
