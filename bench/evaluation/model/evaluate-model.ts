import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import { openJudge, openModel } from '../../../apps/server/src/platform/model/open-model.ts';
import { fixturesDir } from '../../../apps/server/test/fixtures-dir.ts';
import { printTable } from '../../measure.ts';
import { publishedRecords } from '../reading/labelled-sentences.ts';
import { judgeDrafting } from './judge-drafting.ts';
import { judgeGrades } from './judge-grades.ts';
import { judgeLooks } from './judge-looks.ts';
import { judgeNearness } from './judge-nearness.ts';
import { judgeNotes } from './judge-notes.ts';
import { metered } from './metered-model.ts';

/**
 * `npm run evaluate -- model [--of 40]`: how good the model that MODEL_* names is at each step: grades against judged pairs, nearness to an idea's
 * statements against labelled ones, notes
 * against labelled sentences, the second look against labelled statements, and how much of what it writes is published. It asks
 * about five times --of questions.
 */
export async function evaluateModel(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { of: { type: 'string', default: '40' } } });
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-evaluate-')), ...process.env });
  const writer = openModel(config);
  if (!writer || !fixturesDir) {
    console.log(
      writer
        ? 'The published files are not at hand: set FIXTURES_DIR.'
        : 'No model is configured: set MODEL_PROVIDER, MODEL_NAME and what it wants (docs/guides/language-model.md).',
    );
    return;
  }
  const of = Math.max(1, Number(values.of));
  const looks = openJudge(config) ?? writer;
  const [grading, nearness, notes, drafting] = [metered(writer), metered(writer), metered(writer), metered(writer)];
  const [looking, draftLooks] = [metered(looks), metered(looks)];
  const records = await publishedRecords();
  printTable(
    ['step', 'measure', 'value'],
    [
      ...(await judgeGrades(grading, records, of)),
      ...(await judgeNearness(nearness, records, of)),
      ...(await judgeNotes(notes, of)),
      ...(await judgeLooks(looking, of)),
      ...(await judgeDrafting(drafting, draftLooks, records)),
    ],
  );
  const { MODEL_PRICE_IN, MODEL_PRICE_OUT, MODEL_JUDGE_NAME, MODEL_JUDGE_PRICE_IN, MODEL_JUDGE_PRICE_OUT } = config;
  const prices = [MODEL_PRICE_IN, MODEL_PRICE_OUT] as const;
  const judgePrices = MODEL_JUDGE_NAME ? ([MODEL_JUDGE_PRICE_IN, MODEL_JUDGE_PRICE_OUT] as const) : prices;
  const row = (step: string, { meter }: typeof notes, [priceIn, priceOut]: typeof prices | typeof judgePrices) => [
    step,
    String(meter.asked),
    String(meter.notValid),
    String(meter.inputTokens),
    String(meter.outputTokens),
    priceIn === undefined || priceOut === undefined
      ? ''
      : `$${((meter.inputTokens * priceIn + meter.outputTokens * priceOut) / 1e6).toFixed(3)}`,
  ];
  console.log(`\n${config.MODEL_NAME}${MODEL_JUDGE_NAME ? `, looked at by ${MODEL_JUDGE_NAME}` : ''}`);
  printTable(
    ['step', 'asked', 'not readable', 'tokens in', 'tokens out', 'cost'],
    [
      row('grade', grading, prices),
      row('grade, near to a statement', nearness, prices),
      row('notes', notes, prices),
      row('look', looking, judgePrices),
      row('write', drafting, prices),
      row('write, its second looks', draftLooks, judgePrices),
    ],
  );
}
