import { getResolvedPDFJS } from 'unpdf';
import type { GreyPicture } from '../../../platform/ocr/open-recogniser.ts';
import type { PdfPage } from './pdf.ts';

/** Resolution of the pictures, within what recognition is good at: 200 to 300 points an inch. */
const PIXELS_PER_POINT_MIN = 200 / 72;
const PIXELS_PER_POINT_MAX = 300 / 72;
/** A page of any size, as A0 posters, becomes at most so many. */
const PIXELS_MAX = 12_000_000;
/** A picture that is finer than the page's is averaged over this many of its points each way. */
const SAMPLES_MAX = 3;

/** [a b c d e f] as PDF has it: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = [number, number, number, number, number, number];
type PdfPicture = { width: number; height: number; data: Uint8Array; kind: number };
type Placed = { picture: PdfPicture; isMask: boolean; to: Matrix };

const BITS = 1;
const RGB = 2;

/** The pictures of a page put together as the page shows them; null when it has none. No fonts and no lines: scans have neither. */
export async function pagePicture(page: PdfPage): Promise<GreyPicture | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const placed = await placedPictures(page, transform as Matrix);
  if (placed.length === 0) return null;
  const finest = Math.min(PIXELS_PER_POINT_MAX, Math.max(PIXELS_PER_POINT_MIN, ...placed.map(finenessOf)));
  const scale = Math.min(finest, Math.sqrt(PIXELS_MAX / (width * height)));
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const paper = { ...size, data: new Uint8ClampedArray(size.width * size.height).fill(255) };
  for (const { to, ...each } of placed) draw(paper, { ...each, to: to.map((part) => part * scale) as Matrix });
  return paper;
}

async function placedPictures(page: PdfPage, viewport: Matrix): Promise<Placed[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const placed: Placed[] = [];
  const stack: Matrix[] = [];
  let now = viewport;
  for (const [at, operation] of fnArray.entries()) {
    const args = argsArray[at] as unknown[];
    if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) stack.push(now);
    if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) now = stack.pop() ?? viewport;
    if (operation === OPS.transform) now = times(now, args as Matrix);
    if (operation === OPS.paintFormXObjectBegin && args?.[0]) now = times(now, args[0] as Matrix);
    const isMask = operation === OPS.paintImageMaskXObject;
    const isPicture = isMask || operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject;
    const picture = isPicture ? await pictureOf(page, args[0]) : null;
    if (picture) placed.push({ picture, isMask, to: now });
  }
  return placed;
}

/** Beside the operation, or under a name among the page's things; null where it could not be decoded. */
async function pictureOf(page: PdfPage, named: unknown): Promise<PdfPicture | null> {
  if (typeof named === 'string') {
    const objects = named.startsWith('g_') ? page.commonObjs : page.objs;
    const picture = await new Promise<PdfPicture | null>((resolve) => objects.get(named, resolve));
    return picture?.data ? picture : null;
  }
  const picture = named as PdfPicture & { data: Uint8Array | string };
  if (typeof picture?.data !== 'string') return picture?.data ? picture : null;
  return pictureOf(page, picture.data);
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** For each point of the paper under the picture, the picture's point there: turned, mirrored or slanted as it may be. */
function draw(paper: GreyPicture, { picture, isMask, to: [a, b, c, d, e, f] }: Placed): void {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-6) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(paper.width, Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(paper.height, Math.ceil(Math.max(...ys)))];
  const greyAt = greyReader(picture, isMask);
  const samples = Math.max(1, Math.min(SAMPLES_MAX, Math.round(finenessOf({ picture, to: [a, b, c, d, e, f] }))));
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      let sum = 0;
      let count = 0;
      for (let part = 0; part < samples * samples; part += 1) {
        const [dx, dy] = [
          x + ((part % samples) + 0.5) / samples - e,
          y + (Math.floor(part / samples) + 0.5) / samples - f,
        ];
        const u = (d * dx - c * dy) / determinant;
        const v = (a * dy - b * dx) / determinant;
        if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
        // A picture's first row is at its top, the unit square's beginning at its bottom.
        sum += greyAt(Math.floor(u * picture.width), Math.floor((1 - v) * picture.height - 1e-9));
        count += 1;
      }
      if (count === 0) continue;
      const at = y * paper.width + x;
      const grey = sum / count;
      paper.data[at] = isMask ? Math.min(paper.data[at]!, grey) : grey;
    }
}

/** Points of the picture to a unit of where it is put. */
const finenessOf = ({ picture, to: [a, b, c, d] }: Pick<Placed, 'picture' | 'to'>) =>
  Math.sqrt((picture.width * picture.height) / Math.max(Math.abs(a * d - b * c), 1e-6));

function greyReader({ width, height, data, kind }: PdfPicture, isMask: boolean): (x: number, y: number) => number {
  const rowBytes = (width + 7) >> 3;
  // A mask paints where its bits are 0; in a picture of bits these are black.
  if (isMask || kind === BITS)
    return (x, y) => ((data[clamp(y, height) * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1) * 255;
  const step = kind === RGB ? 3 : 4;
  return (x, y) => {
    const at = (clamp(y, height) * width + x) * step;
    return (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  };
}

const clamp = (y: number, height: number) => Math.min(Math.max(y, 0), height - 1);
