import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { UNCERTAIN } from '@groundwork/contract/library.texts';
import { expect, test, vi } from 'vitest';
import { realFile } from '../../../../test/fixtures-dir.ts';
import { type ScanKind, scanOf } from '../../../../test/scans.ts';
import { extractInThread } from './extract-in-thread.ts';
import { extractPdf } from './extract-pdf.ts';

const LINES = ['A garnet electrolyte separator', 'stops dendrites in lithium cells.'];

async function textOf(bytes: Uint8Array) {
  const answer = await extractInThread('pdf', bytes);
  if ('reason' in answer) throw new Error(answer.reason.text);
  return answer.text;
}

test.each(['grey', 'bits', 'mask', 'strips', 'turned'] as ScanKind[])(
  '[LIB-05] the text of scanned pages is recognised: %s',
  async (kind) => {
    const text = await textOf(await scanOf([LINES, ['The second page tells more.']], kind));
    expect(text.pages).toEqual([
      { label: 'Page 1', text: LINES.join('\n') },
      { label: 'Page 2', text: 'The second page tells more.' },
    ]);
    expect(text).toMatchObject({ pageCount: 2, recognition: { pages: 2, words: 14, uncertain: 0, illegible: 0 } });
  },
);

test('[LIB-05] pages that were really scanned; words that may be wrong are marked, what is none is left out', async () => {
  const path = realFile('pdfs/scanned_no_text_3_pages.pdf');
  if (!path) return;
  const text = await textOf(new Uint8Array(readFileSync(path)));
  const all = text.pages.map((page) => page.text).join('\n');
  expect(all).toContain('two-letter codes and other abbreviations');
  expect(all).toContain(UNCERTAIN);
  expect(text.recognition).toMatchObject({ pages: 3, words: expect.any(Number) });
  expect(text.recognition!.illegible).toBeGreaterThan(0);
  expect(all.split(UNCERTAIN).length - 1).toBe(text.recognition!.uncertain);
});

test('[LIB-05] pictures without text fail with a reason that says what to do', async () => {
  const answer = await extractInThread('pdf', await scanOf([[]]));
  expect(answer).toEqual({
    reason: expect.objectContaining({ text: expect.stringMatching(/^The pages are pictures, and no English text/) }),
  });
  const path = realFile('pdfs/scanned_no_text_2_image_only.pdf');
  if (path) expect(await extractInThread('pdf', new Uint8Array(readFileSync(path)))).toHaveProperty('reason');
});

test('[LIB-05] more pages than the time has room for: those that were read are kept and counted', async () => {
  const bytes = await scanOf([LINES, LINES, LINES]);
  const clock = vi.spyOn(performance, 'now');
  let now = 0;
  // Each look at the clock is 20 seconds later: before, and after a page.
  clock.mockImplementation(() => (now += 20_000));
  try {
    const text = await extractPdf(bytes, () => undefined);
    expect(text).toMatchObject({ pageCount: 3, recognition: { pages: 1 } });
    expect(text.pages).toHaveLength(1);
  } finally {
    clock.mockRestore();
  }
});

test('[LIB-05] recognising fetches nothing', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
    throw new Error('no network');
  });
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  try {
    const { recognition } = await extractPdf(await scanOf([LINES]), () => undefined);
    expect(recognition?.words).toBe(9);
    expect(connect).not.toHaveBeenCalled();
    expect(fetching).not.toHaveBeenCalled();
  } finally {
    connect.mockRestore();
    fetching.mockRestore();
  }
});
