export const FEEDBACK_SCORE_MAX = 10;
const PROMOTER_MIN = 9;
const DETRACTOR_MAX = 6;

export interface ScoreGroups {
  promoters: number;
  passives: number;
  detractors: number;
}

/** Groups by the method's own bounds: 9 and 10 promote, 0 to 6 detract. `counts[score]` is how many gave that score. */
export function groupScores(counts: number[]): ScoreGroups {
  const groups = { promoters: 0, passives: 0, detractors: 0 };
  counts.forEach((count, score) => {
    if (score >= PROMOTER_MIN) groups.promoters += count;
    else if (score <= DETRACTOR_MAX) groups.detractors += count;
    else groups.passives += count;
  });
  return groups;
}

/** Net Promoter Score: the share of promoters less that of detractors, -100 to 100; null without any score. */
export function npsOf({ promoters, passives, detractors }: ScoreGroups): number | null {
  const all = promoters + passives + detractors;
  // `|| 0` because -0 is no number to show.
  return all === 0 ? null : Math.round((100 * (promoters - detractors)) / all) || 0;
}
