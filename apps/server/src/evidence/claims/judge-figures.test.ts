import { describe, expect, test } from 'vitest';
import { type FigureGround, judgeFigures } from './judge-figures.ts';

const figure = (label: string, value: number, given: Partial<FigureGround> = {}): FigureGround => ({
  label,
  value,
  unit: 'count',
  ...given,
});
const awards = figure('awards', 137);
const nasa = figure('awards by agency, NASA', 90, { rank: { place: 1, share: 0.66 } });
const navy = figure('awards by agency, Navy', 40, { rank: { place: 2, share: 0.95 } });
const army = figure('awards by agency, Army', 7, { rank: { place: 3, share: 1 } });
const money = figure('award money', 25_391_000, { unit: 'usd' });
const lacks = (text: string, ...figures: FigureGround[]) => judgeFigures(text, figures, () => false);

describe('[GRD-07] a statement over computed figures', () => {
  test('states their numbers, in money where they are money', () => {
    expect(lacks('The search found 137 awards.', awards)).toEqual([]);
    expect(lacks('The search found 136 awards.', awards)).toEqual(['136']);
    expect(lacks('The awards add up to $25.4 million.', money)).toEqual([]);
    expect(lacks('The awards add up to $25.3 million.', money)).toEqual(['$25.3 million']);
    expect(lacks('The search found 25,391,000 awards.', money)).toEqual(['25,391,000']);
    expect(lacks('The awards add up to $137.', awards)).toEqual(['$137']);
    expect(lacks('The search found 137 awards, $25.4 million in total.', awards, money)).toEqual([]);
  });

  test('says that most are of two groups where the two have more than half', () => {
    const first = figure('awards by agency, NASA', 54, { rank: { place: 1, share: 0.4 } });
    const second = figure('awards by agency, Navy', 41, { rank: { place: 2, share: 0.7 } });
    expect(lacks('Most awards come from NASA (54) and Navy (41).', first, second)).toEqual([]);
    expect(lacks('Most awards come from NASA (54).', first)).toEqual(['most']);
  });

  test('is said in the words with which figures are set beside each other, and in no others', () => {
    expect(lacks('Together they leave a typical share of few awards: 137.', awards)).toEqual([]);
    expect(lacks('Pumps melt a yellow pile of wet awards: 137.', awards)).not.toEqual([]);
  });

  test('may state what their labels say', () => {
    const grown = [figure('publications, 2020 to 2022', 3), figure('publications, 2023 to 2025', 6)];
    expect(lacks('Publications rose from 3 in 2020 to 2022 to 6 in 2023 to 2025.', ...grown)).toEqual([]);
    expect(lacks('Publications rose from 3 in 2019 to 2022 to 6 in 2023 to 2025.', ...grown)).not.toEqual([]);
    expect(lacks('Publications fell from 3 in 2020 to 2022 to 6 in 2023 to 2025.', ...grown)).toEqual([
      'the direction',
    ]);
    expect(lacks('Publications rose.', ...grown)).toEqual(['the direction']);
    expect(lacks('Publications stayed at 3.', grown[0]!)).toEqual([]);
    expect(lacks('Publications stayed at 3 and 6.', ...grown)).toEqual(['stayed']);
    expect(
      lacks('The largest year was 2021.', figure('year', 2021, { unit: 'year', rank: { place: 1, share: 1 } })),
    ).toEqual([]);
  });

  test('names only their groups, each with its own number', () => {
    expect(lacks('Awards come from NASA (90) and Navy (40).', nasa, navy)).toEqual([]);
    expect(lacks('Awards come from NASA (40) and Navy (90).', nasa, navy)).toEqual([
      '40 in brackets',
      '90 in brackets',
    ]);
    expect(lacks('Awards come from ESA.', nasa)).toEqual(['ESA']);
    expect(lacks('Awards come from NASA.', nasa)).toEqual([]);
  });

  test('tells a rank, a share and equality only where the figures give it', () => {
    expect(lacks('The largest holder is NASA (90).', nasa)).toEqual([]);
    expect(lacks('The largest holder is Navy (40).', navy)).toEqual(['largest']);
    expect(lacks('The largest holders are NASA (90) and Navy (40).', nasa, navy)).toEqual([]);
    expect(lacks('The largest holders are NASA (90) and Army (7).', nasa, army)).toEqual(['largest']);
    expect(lacks('Most awards come from NASA (90).', nasa)).toEqual([]);
    expect(lacks('Most awards come from NASA (90).', { ...nasa, rank: { place: 1, share: 0.5 } })).toEqual(['most']);
    expect(lacks('Most awards come from Navy (40).', navy)).toEqual(['most']);
    expect(lacks('Awards come most often from NASA (90).', { ...nasa, rank: { place: 1, share: 0.3 } })).toEqual([]);
    expect(lacks('Awards come most often from Navy (40).', navy)).toEqual(['most']);
    expect(lacks('The largest total is $25.4 million.', money)).toEqual(['largest']);
    expect(lacks('All 137 awards are public.', awards)).toEqual(['all']);
    expect(lacks('All 137 awards are public.', awards, figure('public awards', 137))).toEqual([]);
    expect(lacks('All 137 awards are public.', awards, figure('public awards', 136))).toEqual(['all']);
  });

  test('gives no cause, comparison, exclusion or denial', () => {
    expect(lacks('Awards fund work because 137 pay.', awards)).toEqual(['because']);
    expect(lacks('Awards fund more than 137.', awards)).not.toEqual([]);
    expect(lacks('Only 137 awards fund work.', awards)).toEqual(['only']);
    expect(lacks('Not 137 awards fund work.', awards)).toEqual(['not']);
    expect(lacks('None of the 137 awards has the word robots.', awards)).not.toEqual([]);
    expect(lacks('None of the 137 awards has the word robots.', awards, figure('awards with robots', 1))).not.toEqual(
      [],
    );
    expect(
      lacks('None of the 137 awards has the word robots.', awards, figure('awards that have the word robots', 0)),
    ).toEqual([]);
    expect(lacks('The status is Not yet recruiting (4).', figure('trials by status, Not yet recruiting', 4))).toEqual(
      [],
    );
  });

  test('has hardly a word that neither their labels nor the telling of figures has', () => {
    expect(lacks('The search found 137 awards on this topic.', awards)).toEqual([]);
    expect(lacks('The search found 137 awards for purple dragons.', awards)).toEqual(['purple', 'dragons']);
    const many =
      'The search found 137 awards on this topic; agencies pay, fund and grant money, contracts and obligations';
    expect(lacks(`${many} yearly.`, awards)).toEqual([]);
  });
});
