import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A PDF of these pages, each a line of text; written by hand so that tests decide every byte. */
export function pdfOf(
  pages: string[],
  contentOf = (text: string): Buffer => Buffer.from(`BT /F1 12 Tf 50 700 Td (${text}) Tj ET`),
) {
  const objects: Buffer[] = [];
  const add = (...parts: (string | Buffer)[]) =>
    objects.push(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [at, text] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    );
    const packed = deflateSync(contentOf(text), { level: 9 });
    add(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`, packed, '\nendstream');
  }
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = chunks[0]!.length;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    const chunk = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    length += chunk.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}

const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const relations = (targets: string[]) =>
  `<Relationships>${targets.map((target, at) => `<Relationship Id="rId${at + 1}" Target="${target}"/>`).join('')}</Relationships>`;

export const docxOf = (body: string, more: Record<string, string> = {}) =>
  zip({ 'word/document.xml': `<w:document xmlns:w="w" xmlns:mc="m"><w:body>${body}</w:body></w:document>`, ...more });

/** Slides in the order given, kept in parts of the opposite order, as after moving them about. */
export function pptxOf(slides: string[]) {
  const part = (at: number) => `slides/slide${slides.length - at}.xml`;
  return zip({
    'ppt/presentation.xml': `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${slides
      .map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(slides.map((_, at) => part(at))),
    ...Object.fromEntries(
      slides.map((text, at) => [
        `ppt/${part(at)}`,
        `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
  });
}

export function xlsxOf(name: string, sheetData: string, shared: string[]) {
  return zip({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(['worksheets/sheet1.xml']),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  });
}
