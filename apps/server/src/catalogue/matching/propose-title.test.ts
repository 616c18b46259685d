import { expect, test } from 'vitest';
import { openEncoder } from '../encoder/open-encoder.ts';
import { proposeTitle } from './propose-title.ts';

test('what an idea does without is not proposed as its title', async () => {
  const encoder = openEncoder()!;
  const title = await proposeTitle('Cultivated meat: growth medium without fetal bovine serum', encoder);
  expect(title.toLowerCase()).toContain('growth medium');
  expect(title.toLowerCase()).not.toContain('serum');
  await encoder.close();
});
