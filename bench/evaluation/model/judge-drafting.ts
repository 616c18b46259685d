import type { CatalogueRecord } from '../../../apps/server/src/catalogue/record.ts';
import { sentencesOf } from '../../../apps/server/src/evidence/draft.ts';
import { publishSection } from '../../../apps/server/src/evidence/statements/publish.ts';
import { lookRequest } from '../../../apps/server/src/evidence/writer/model/look-request.ts';
import { writeWithModel } from '../../../apps/server/src/evidence/writer/model/write-with-model.ts';
import type { ModelRequest } from '../../../apps/server/src/platform/model/language-model.port.ts';
import { ANALYSTS_PROJECTS } from '../../../apps/server/test/model/analysts-sentences.ts';
import { evidenceOfItems } from '../../../apps/server/test/model/evidence-of-items.ts';
import type { Metered } from './metered-model.ts';
import { share } from './some-of.ts';

class Unreadable extends Error {}

/** A section on each of three projects, over some fifteen items: how many of its sentences are published, and why others are not. */
export async function judgeDrafting(
  model: Metered,
  judge: Metered,
  records: ReadonlyMap<string, CatalogueRecord>,
): Promise<string[][]> {
  let [published, withheld] = [0, 0];
  const reasons = new Map<string, number>();
  const failed: string[] = [];
  for (const [at, project] of ANALYSTS_PROJECTS.entries()) {
    const { evidence, items } = evidenceOfItems(project, records);
    const sentences = items.map(({ rests: { grounds } }) => ({ text: '', grounds, figures: [] }));
    const section = {
      id: 'competitor-analysis',
      title: 'Competitor analysis',
      blocks: [{ type: 'paragraph' as const, sentences }],
    };
    const ask = async <Value>(request: ModelRequest<Value>): Promise<Value> => {
      const value = await model.ask(request);
      if (value === null) throw new Unreadable();
      return value;
    };
    const written = await writeWithModel(section, evidence, {
      ask,
      keep: (_name, work) => work(),
      isKnown: async () => true,
      look: (asked) => judge.ask(lookRequest(asked)),
    }).catch((error) => {
      if (!(error instanceof Unreadable)) throw error;
      return null;
    });
    if (!written) {
      failed.push(`project ${at + 1}`);
      continue;
    }
    const { section: shown, report } = publishSection(written, evidence);
    published += shown.blocks.flatMap(sentencesOf).length;
    withheld += report.withheld.length;
    for (const { missing, missingSaid } of report.withheld) {
      const reason = missingSaid[0] ? missing[0]! : 'a value, a name or a quotation';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  return [
    ['write', 'sentences published', share(published, published + withheld)],
    ...[...reasons].map(([reason, count]) => ['write', `withheld for ${reason}`, String(count)]),
    ...failed.map((which) => ['write', `nothing that can be read, or that holds, on ${which}`, '1']),
  ];
}
