/** English words that stand in nearly every text: they tell records apart only inside phrases. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been but by can for from had has have how if in into is it its may more no not of on or our ' +
    'such than that the their these they this those to using was we were what when where which who will with would'
  ).split(' '),
);
