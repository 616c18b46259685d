import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { DISCLAIMER, type Template } from './template.ts';

/** A box to tick, in fonts that every system has. */
const BOX = '☐';
const GREY = '58625F';
const LIST = 'list';

/** A program's checklist as a DOCX. */
export const writeChecklist = (template: Template): Promise<Buffer> =>
  write(`${template.folder.name}: checklist`, template.folder.description, [
    ...template.checklist.flatMap(({ title, items }) => [
      heading(title),
      ...items.map((item) => new Paragraph({ text: item, numbering: { reference: LIST, level: 0 } })),
    ]),
  ]);

/** A program's outline as a DOCX: headings to keep, hints and questions to write over. */
export const writeOutline = (template: Template): Promise<Buffer> =>
  write(`${template.folder.name}: outline`, 'Keep the headings, write over the rest.', [
    ...template.outline.flatMap(({ title, hint, prompts }) => [
      heading(title),
      new Paragraph({ children: [new TextRun({ text: hint, italics: true, color: GREY })], spacing: { after: 80 } }),
      ...prompts.map((prompt) => new Paragraph({ text: prompt, bullet: { level: 0 } })),
      new Paragraph({ text: '' }),
    ]),
  ]);

const heading = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, keepNext: true, spacing: { before: 280, after: 100 } });

function write(title: string, subtitle: string, body: Paragraph[]): Promise<Buffer> {
  const pages = new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [title, ' · ', PageNumber.CURRENT], size: 16, color: GREY })],
  });
  return Packer.toBuffer(
    new Document({
      title,
      creator: 'Groundwork',
      numbering: {
        config: [
          {
            reference: LIST,
            levels: [
              {
                level: 0,
                format: LevelFormat.BULLET,
                text: BOX,
                style: {
                  paragraph: { indent: { left: 400, hanging: 400 }, spacing: { after: 60 } },
                  run: { font: 'Segoe UI Symbol' },
                },
              },
            ],
          },
        ],
      },
      styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
      sections: [
        {
          footers: { default: new Footer({ children: [pages] }) },
          children: [
            new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ text: subtitle, spacing: { after: 120 } }),
            new Paragraph({ children: [new TextRun({ text: DISCLAIMER, italics: true, color: GREY })] }),
            ...body,
          ],
        },
      ],
    }),
  );
}
