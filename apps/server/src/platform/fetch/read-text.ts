import { FetchError } from './fetch-error.ts';
import type { GuardedAnswer } from './guarded-client.ts';
import { saidIn, textOf } from './read-json.ts';

/** The XML or plain text of an answer, whatever content type it claims; XML must end as it began. */
export function readText({ url, body, status }: GuardedAnswer): string {
  const { host } = new URL(url);
  const text = textOf(body);
  if (text.trim() === '') throw new FetchError('truncated', `${host} answered nothing`, { status });
  if (!text.trimStart().startsWith('<')) return text;
  const root = rootOf(text);
  if (/^\s*<!doctype\s+html/i.test(text) || root?.name.toLowerCase() === 'html') {
    const said = saidIn(text);
    throw new FetchError('web-page', `${host} answered a web page in place of data${said ? `: ${said}` : ''}`, {
      status,
    });
  }
  if (!root || !isClosed(text, root))
    throw new FetchError('truncated', `${host} broke off in the middle of its answer`, { status });
  return text;
}

interface Root {
  name: string;
  at: number;
}

/** The first element, behind the declaration, comments and the document type. */
function rootOf(text: string): Root | null {
  const prolog = /\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!doctype[^[>]*(?:\[[\s\S]*?\]\s*)?>)/iy;
  let at = 0;
  while (prolog.test(text)) at = prolog.lastIndex;
  const element = /\s*<([\w:.-]+)/y;
  element.lastIndex = at;
  const name = element.exec(text)?.[1];
  return name ? { name, at } : null;
}

/** Comments may follow the root element; nothing else may. */
function isClosed(text: string, { name, at }: Root): boolean {
  const end = text.lastIndexOf(`</${name}`);
  const tail = end > at ? text.slice(end + name.length + 2) : text.slice(at).replace(/^\s*<[^<]*\//, '');
  return /^\s*>$/.test(tail.replace(/<!--[\s\S]*?-->/g, '').trimEnd());
}
