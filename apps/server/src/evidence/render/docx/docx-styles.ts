import { language } from '@groundwork/contract/texts';
import { type IStylesOptions, LineRuleType } from 'docx';

export const INK = '22282D';
export const MUTED = '5A636A';
const ACCENT = '1F6B62';
const FONT = 'Calibri';
/** The size of a table's words, in half points. */
export const TABLE_SIZE = 17;

const paragraph = (id: string, name: string, run: object, spacing: object) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  run,
  paragraph: { spacing },
});

/** Sizes are half points, spacing twentieths of a point, as Word counts. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: FONT, size: 21, color: INK, language: { value: language() === 'de' ? 'de-DE' : 'en-US' } },
      paragraph: { spacing: { after: 140, line: 288, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { size: 44, bold: true, color: INK },
      paragraph: { spacing: { after: 120, line: 240, lineRule: LineRuleType.AUTO } },
    },
    heading1: {
      run: { size: 28, bold: true, color: ACCENT },
      paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
    },
    hyperlink: { run: { color: ACCENT, underline: {} } },
  },
  paragraphStyles: [
    paragraph('Meta', 'Meta', { size: 18, color: MUTED }, { after: 100 }),
    paragraph('Notice', 'Notice', { size: 19, bold: true, color: '8A4B08' }, { before: 80, after: 120 }),
    paragraph('Quotation', 'Quotation', { italics: true, color: MUTED }, { after: 80 }),
    // Word’s own style for captions, so that its list of figures finds them.
    {
      ...paragraph('Caption', 'caption', { bold: true, size: 20, color: INK }, { before: 200, after: 80 }),
      paragraph: { keepNext: true, spacing: { before: 200, after: 80 } },
    },
    paragraph('ContentsHead', 'Contents head', { bold: true, size: 20, color: INK }, { before: 240, after: 60 }),
    paragraph('TOC1', 'toc 1', {}, { after: 40 }),
    paragraph('TableHead', 'Table head', { bold: true, size: TABLE_SIZE }, { after: 0 }),
    paragraph('TableText', 'Table text', { size: TABLE_SIZE }, { after: 0 }),
    paragraph('Source', 'Source', { size: 18 }, { after: 80 }),
  ],
};
