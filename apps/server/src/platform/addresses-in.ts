import { Email } from '@groundwork/contract/account-fields';
import { parse } from 'csv-parse/sync';

export interface AddressList {
  /** In lower case, each once. */
  emails: string[];
  /** Lines without an address, from 1. */
  refused: { line: number; text: string }[];
}

const SHOWN = 120;

/**
 * The addresses of a list that people have at hand: one a line, or a table with columns of any order and separator, where the first
 * cell that is an address counts. A first line that only says what the columns are is left out.
 */
export function addressesIn(list: string): AddressList {
  const found: AddressList = { emails: [], refused: [] };
  const lines = list.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const email = cellsOf(line).map(addressOf).find(Boolean);
    if (email) found.emails.push(email);
    else if (at > 0 || line.includes('@') || lines.length === 1)
      found.refused.push({ line: at + 1, text: line.trim().slice(0, SHOWN) });
  }
  return { ...found, emails: [...new Set(found.emails)] };
}

function cellsOf(line: string): string[] {
  const options = { delimiter: [',', ';', '\t'], relax_quotes: true, relax_column_count: true, trim: true };
  try {
    return (parse(line, options)[0] as string[] | undefined) ?? [];
  } catch {
    // A quotation mark that is never closed.
    return line.split(/[,;\t]/);
  }
}

/** `Ada <ada@example.org>` as mail programs copy it, too. */
function addressOf(cell: string): string | null {
  const { data } = Email.safeParse(/<([^<>]+)>\s*$/.exec(cell)?.[1] ?? cell);
  return data?.toLowerCase() ?? null;
}
