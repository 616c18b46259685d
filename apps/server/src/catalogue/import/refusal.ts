import type { Engine } from '@groundwork/contract/engines';
import type { TableProposal } from '@groundwork/contract/table-proposal';
import { nearestSource } from '../../sources/registry.ts';
import { headText } from '../../sources/shared/decode.ts';
import { engineDeclaration } from '../engines/registry.ts';
import { proposeTable } from './propose/propose.ts';
import type { SourceFile } from './source.port.ts';

const HEADINGS_SHOWN = 12;
const HEAD_SHOWN = 60;

/** Why no source takes a file, and the way on: what it looks like, what known format it is nearest to, what it could be read as. */
export async function refusalOf(file: SourceFile, signal: AbortSignal): Promise<string> {
  const [nearest, proposal] = await Promise.all([
    nearestSource(file),
    proposeTable(file, { encoder: null, signal }).catch(() => null),
  ]);
  return [
    `No source understands ${file.name}.`,
    proposal ? tableText(proposal) : formatText(file),
    nearest &&
      `The nearest known format is that of ${nearest.source.name} (${nearest.source.label}); it lacks ${quoted(nearest.missing)}.`,
    proposal && wayOn(proposal, file),
  ]
    .filter(Boolean)
    .join(' ');
}

function tableText({ rows, columns }: TableProposal): string {
  const headings = columns.map(({ column }) => column);
  const more = headings.length > HEADINGS_SHOWN ? ` and ${headings.length - HEADINGS_SHOWN} more` : '';
  const example = columns.find(({ field }) => field === 'title') ?? columns[0];
  const first = example?.examples[0] ? `, the first with the ${example.column} '${example.examples[0]}'` : '';
  return `It is a table of ${rows} ${rows === 1 ? 'row' : 'rows'} with the columns ${quoted(headings.slice(0, HEADINGS_SHOWN))}${more}${first}.`;
}

function formatText(file: SourceFile): string {
  const head = headText(file).trimStart();
  if (head.startsWith('%PDF')) return 'It is a PDF, not a table: PDFs belong into a library.';
  if (WEB_PAGE.test(head))
    return 'It is a web page, or a table that a program saved as one (often with the name .xls): open it in a spreadsheet program and save it as .xlsx or CSV.';
  const root = /<([\w:-]+)[\s>]/.exec(head.replace(/<[?!][^>]*>/g, ''))?.[1];
  if (head.startsWith('<') && root) return `It is XML or HTML that begins with <${root}>, which is not a table.`;
  if (/^[[{]/.test(head)) return 'It is JSON without a list of records.';
  if (head.includes('\0') || file.head[0] === 0xd0)
    return 'It is not text: an old workbook (.xls) or one with a password has to be saved as .xlsx without one.';
  return `It has no row of headings with rows below; it begins with '${head.split('\n', 1)[0]!.slice(0, HEAD_SHOWN)}'.`;
}

function wayOn({ mapping, columns }: TableProposal, file: SourceFile): string {
  const found = columns.filter(({ field }) => field !== null).length;
  return (
    `It can be read as ${engineDeclaration(mapping.engine as Engine).label.toLowerCase()}, with a field for ${found} of its ${columns.length} columns: ` +
    `npm run import -- ${mapping.engine} --file ${file.name} --propose > mapping.json, correct it, and give it with --mapping mapping.json.`
  );
}

/** Also of the kinds that spreadsheet programs write: HTML, a web archive, XML of 2003. */
const WEB_PAGE =
  /^(?:MIME-Version:|(?:<!--[\s\S]*?-->|<\?[\s\S]*?\?>|\s)*<(?:!doctype html|html|head|body|table|meta|style|(?:\w+:)?workbook)\b)/i;

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
