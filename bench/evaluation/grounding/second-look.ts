import { judgeRequest } from '../../../apps/server/src/evidence/writer/model/judge-request.ts';
import { openModel } from '../../../apps/server/src/platform/model/open-model.ts';
import { citedOf, type Judged } from '../../../apps/server/test/evaluation/grounding.ts';
import { readRecords } from '../../../apps/server/test/evaluation/grounding-records.ts';
import { type AskedModel, openModelService } from '../../../apps/server/test/model-service.ts';

const WORD_MIN = 5;
const LINES_MAX = 60;

/**
 * What is withheld where a model looks once more at what the gate lets through. It is asked over HTTP as in a report; a stand-in
 * answers, which doubts each sentence with three long words that none of its lines holds.
 */
export async function judgedTwice(judged: Judged[]): Promise<Judged[]> {
  const service = await openModelService();
  service.answer = standIn;
  const model = openModel({
    ...service.env(),
    MODEL_MONTHLY_TOKENS: 0,
    MODEL_PROJECT_TOKENS: 0,
    MODEL_TASK_TOKENS: 0,
    MODEL_JUDGE: 'on',
    MODEL_TIMEOUT_SECONDS: 60,
  })!;
  const records = (await readRecords(new Set(judged.flatMap(({ statement }) => statement.keys))))!;
  const groups = Map.groupBy(
    judged.filter(({ judgement }) => judgement.isSupported),
    ({ statement }) => statement.keys.join(' '),
  );
  const doubted = new Set<Judged>();
  for (const group of groups.values()) {
    const grounds = group[0]!.statement.keys.flatMap((key) => {
      const { fields, passages } = citedOf(records.get(key)!);
      return [...fields, ...passages].slice(0, LINES_MAX).map((quote) => ({ key, quote }));
    });
    const sentences = group.map(({ statement }) => ({ text: statement.text, grounds, figures: [] }));
    const { value } = await model.ask(judgeRequest('Labelled statements', sentences, () => null));
    for (const number of value.doubted) if (group[number - 1]) doubted.add(group[number - 1]!);
  }
  await service.close();
  return judged.map((each) =>
    doubted.has(each) ? { ...each, judgement: { isSupported: false, reasons: ['a second look'] } } : each,
  );
}

function standIn({ data }: AskedModel): unknown {
  const { sentences } = JSON.parse(data) as { sentences: { number: number; text: string; cited: string[] }[] };
  const isForeign = (text: string, cited: string[]) => {
    const said = cited.join(' ').toLowerCase();
    const foreign = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length > WORD_MIN && !said.includes(word.slice(0, WORD_MIN)),
    );
    return foreign.length > 2;
  };
  return { doubted: sentences.flatMap(({ number, text, cited }) => (isForeign(text, cited) ? [number] : [])) };
}
