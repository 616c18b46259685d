import { reasonOf } from '../../../apps/server/src/evidence/prose/second-look.port.ts';
import { lookRequest } from '../../../apps/server/src/evidence/writer/model/look-request.ts';
import { checkLabelled } from '../../../apps/server/test/evaluation/grounding.ts';
import { readStatements } from '../../../apps/server/test/evaluation/grounding-statements.ts';
import type { Metered } from './metered-model.ts';
import { share, someOf } from './some-of.ts';

const TEXT_MAX = 4_000;

/** Of labelled statements that pass the rules, half of them true: which it lets through. The others are wrong in what is said between values. */
export async function judgeLooks(judge: Metered, of: number): Promise<string[][]> {
  const passed = ((await checkLabelled(readStatements())) ?? []).filter(({ lacks }) => lacks.length === 0);
  const published = async (isTrue: boolean) => {
    const chosen = someOf(
      passed.filter(({ statement }) => statement.isTrue === isTrue),
      Math.ceil(of / 2),
    );
    let count = 0;
    for (const { statement, cited } of chosen) {
      const spans = cited.flatMap(({ fields, passages }) => [
        fields.join('; '),
        ...passages.map((text) => text.slice(0, TEXT_MAX)),
      ]);
      const looked = await judge.ask(lookRequest({ sentence: statement.text, spans, isInference: false }));
      if (looked && reasonOf(looked, spans) === null) count += 1;
    }
    return share(count, chosen.length);
  };
  return [
    ['look', 'true statements published', await published(true)],
    ['look', 'wrong relations published', await published(false)],
  ];
}
