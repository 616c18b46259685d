import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONT_FAMILY, FONT_FILES } from '../fonts.ts';

const SCALE = 3;

let ready: Promise<void> | undefined;

/** The SVG as a PNG at three times its size, sharp in print. */
export async function toPng(svg: string): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFileSync(wasm));
  await ready;
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: SCALE },
    background: '#ffffff',
    font: { fontBuffers: [readFileSync(FONT_FILES.regular)], defaultFontFamily: FONT_FAMILY },
  });
  return image.render().asPng();
}
