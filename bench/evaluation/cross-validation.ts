import { BUILT_IN_SETTINGS, type HybridSettings } from '../../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { mean } from '../../apps/server/test/evaluation/metrics.ts';
import { printTable } from '../measure.ts';
import { gain, judge, percent } from './judge.ts';
import type { Answers } from './systems.ts';

const GRID: HybridSettings[] = [0.4, 0.5, 0.6].flatMap((semanticWeight) =>
  [0, 3, 5].flatMap((feedbackDocuments) =>
    [0, 0.2].flatMap((neighbourWeight) =>
      [0, 1].map((stayOut) => ({ ...BUILT_IN_SETTINGS, semanticWeight, feedbackDocuments, neighbourWeight, stayOut })),
    ),
  ),
);

const describe = (settings: HybridSettings): string =>
  `weight ${settings.semanticWeight}, feedback ${settings.feedbackDocuments}, ` +
  `neighbours ${settings.neighbourWeight}, stay out ${settings.stayOut}`;

/**
 * What choosing settings is worth on a collection that had no say in the choice: the best of all settings on the others
 * is judged on the one left out. What the best setting gains on its own collection flatters.
 */
export function crossValidate(all: Answers[]): void {
  const gains = GRID.map((settings) =>
    all.map((answers) =>
      gain(judge(answers, answers.fused(settings)).ndcg10, judge(answers, answers.reference).ndcg10),
    ),
  );
  const bestOn = (included: (place: number) => boolean) => {
    const means = gains.map((each) => mean(each.filter((_, place) => included(place))));
    return means.indexOf(Math.max(...means));
  };
  const rows = all.map((answers, left) => {
    const best = bestOn((place) => place !== left);
    return { name: answers.collection.name, settings: describe(GRID[best]!), gain: gains[best]![left]! };
  });
  console.log(`\nCross-validation over ${GRID.length} settings: chosen on the other collections, judged on this one\n`);
  printTable(
    ['left out', 'chosen on the others', 'gain of hybrid in nDCG@10'],
    [
      ...rows.map(({ name, settings, gain: found }) => [name, settings, percent(found)]),
      ['mean', '', percent(mean(rows.map((row) => row.gain)))],
      [
        'best of all settings (flatters)',
        describe(GRID[bestOn(() => true)]!),
        percent(mean(gains[bestOn(() => true)]!)),
      ],
      ['worst of all settings', '', percent(Math.min(...gains.map(mean)))],
    ],
  );
}
