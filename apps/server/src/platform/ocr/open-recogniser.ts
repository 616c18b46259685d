import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createOCREngine, layoutFlags, supportsFastBuild } from 'tesseract-wasm';

/** Grey values of a picture, row by row, 0 black. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export interface RecognisedWord {
  text: string;
  /** 0 to 1, as the engine says. */
  confidence: number;
  isLineEnd: boolean;
}

export interface Recogniser {
  /** In reading order. Takes about a second for a full page; the thread waits. */
  words(picture: GreyPicture): RecognisedWord[];
  close(): void;
}

const require = createRequire(import.meta.url);

/** Tesseract with English, both from installed packages: nothing is fetched. Belongs into a thread. */
export async function openRecogniser(): Promise<Recogniser> {
  const folder = dirname(require.resolve('tesseract-wasm'));
  const model = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const binary = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const engine = await createOCREngine({ wasmBinary: await readFile(join(folder, binary)) });
  engine.loadModel(gunzipSync(await readFile(join(model, 'eng.traineddata.gz'))));
  // Said, it guesses none and tells the console nothing of it.
  engine.setVariable('user_defined_dpi', '300');
  return {
    words({ width, height, data }) {
      engine.loadImage({ width, height, data: coloured(data), colorSpace: 'srgb' } as ImageData);
      const items = engine.getTextBoxes('word');
      engine.clearImage();
      return items.map(({ text, confidence, flags }) => {
        return { text: text.trim(), confidence, isLineEnd: (flags & layoutFlags.EndOfLine) !== 0 };
      });
    },
    close: () => engine.destroy(),
  };
}

/** Four bytes a pixel, which is all that the engine takes. */
function coloured(grey: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(grey.length);
  for (let at = 0; at < grey.length; at += 1) pixels[at] = 0xff000000 | (grey[at]! * 0x010101);
  return new Uint8ClampedArray(pixels.buffer);
}
