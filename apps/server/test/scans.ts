import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONT_FAMILY, FONT_FILES } from '../src/evidence/render/fonts.ts';

const WIDTH = 1240;
const HEIGHT = 1754;
const LINE = 60;

/** How a scanner puts a page down. */
export type ScanKind = 'grey' | 'bits' | 'mask' | 'strips' | 'turned';

let ready: Promise<void> | undefined;

/** Grey values of A4 at 150 dots an inch, with these lines of text. */
async function picture(lines: string[]): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await ready;
  const text = lines.map((line, at) => `<text x="110" y="${200 + at * LINE}" font-size="32">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="${FONT_FAMILY}">${text}</svg>`;
  const font = { fontBuffers: [readFileSync(FONT_FILES.regular)], defaultFontFamily: FONT_FAMILY };
  const { pixels } = new Resvg(svg, { background: '#ffffff', font }).render();
  return Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => pixels[at * 4]!);
}

function bitsOf(grey: Uint8Array): Uint8Array {
  const rowBytes = (WIDTH + 7) >> 3;
  const bits = new Uint8Array(rowBytes * HEIGHT);
  grey.forEach((value, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    if (value > 127) bits[y * rowBytes + (x >> 3)]! |= 0x80 >> (x & 7);
  });
  return bits;
}

/** A PDF whose pages are pictures of these lines, without any text. */
export async function scanOf(pages: string[][], kind: ScanKind = 'grey'): Promise<Uint8Array> {
  const objects: (string | Buffer)[][] = [];
  const add = (...parts: (string | Buffer)[]) => objects.push(parts);
  const stream = (head: string, bytes: Uint8Array) => {
    const packed = deflateSync(bytes);
    return add(`<< ${head} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, packed, '\nendstream');
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  const kids: number[] = [];
  for (const lines of pages) {
    const grey = await picture(lines);
    const strips = kind === 'strips' ? 4 : 1;
    const rows = Math.ceil(HEIGHT / strips);
    const draws: string[] = [];
    const names: string[] = [];
    for (let at = 0; at < strips; at += 1) {
      const height = Math.min(rows, HEIGHT - at * rows);
      const part = grey.subarray(at * rows * WIDTH, (at * rows + height) * WIDTH);
      const size = `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${height}`;
      const number =
        kind === 'bits'
          ? stream(`${size} /ColorSpace /DeviceGray /BitsPerComponent 1`, bitsOf(grey))
          : kind === 'mask'
            ? stream(`${size} /ImageMask true /BitsPerComponent 1`, bitsOf(grey))
            : stream(`${size} /ColorSpace /DeviceGray /BitsPerComponent 8`, part);
      names.push(`/P${at} ${number} 0 R`);
      const bottom = 842 * (1 - (at * rows + height) / HEIGHT);
      // Lying on its side, as the page's own turn has it upright again.
      const matrix = kind === 'turned' ? '0 595 -842 0 842 0' : `595 0 0 ${(842 * height) / HEIGHT} 0 ${bottom}`;
      draws.push(`q ${matrix} cm /P${at} Do Q`);
    }
    const contents = stream('', Buffer.from(draws.join('\n')));
    const box = kind === 'turned' ? '/MediaBox [0 0 842 595] /Rotate 90' : '/MediaBox [0 0 595 842]';
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R ${box} /Contents ${contents} 0 R /Resources << /XObject << ${names.join(' ')} >> >> >>`,
      ),
    );
  }
  objects[1] = [`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  let length = chunks[0]!.length;
  const offsets = objects.map((parts, at) => {
    const offset = length;
    const bytes = [`${at + 1} 0 obj\n`, ...parts, '\nendobj\n'].map((part) => Buffer.from(part as string));
    chunks.push(...bytes);
    length += bytes.reduce((sum, piece) => sum + piece.length, 0);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  chunks.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}
