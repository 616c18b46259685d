import { SaxesParser } from 'saxes';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { SourceFile, SourceItem } from '../../catalogue/import/source.port.ts';
import { headText, readText } from './decode.ts';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Text directly inside. */
  text: string;
  /** All text inside, that of descendants too, in document order. */
  allText: string;
}

/**
 * Streams the elements of a name (or of several), each as a small tree; nothing outside them is held. Several documents may follow one
 * another in a file, as in the patent office's weekly volumes. Broken XML throws after what could be read was given.
 */
export async function* readXml(
  file: SourceFile,
  element: string | readonly string[],
  signal: AbortSignal,
): AsyncGenerator<XmlNode> {
  const found: XmlNode[] = [];
  const problems: Error[] = [];
  let parser = createParser(element, found, problems);
  for await (const { text, isNewDocument } of documents(withoutLeadingBlanks(readText(file, signal)))) {
    if (isNewDocument) {
      parser.close();
      parser = createParser(element, found, problems);
    }
    parser.write(text);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
  if (problems[0]) throw problems[0];
}

/**
 * The elements of a fetched answer. Where its XML is broken, `broken` says so, and the rest goes on: asked again, a
 * source answers the same.
 */
export async function nodesIn(
  answer: string,
  element: string | readonly string[],
  signal: AbortSignal,
): Promise<{ nodes: XmlNode[]; broken: SourceItem[] }> {
  const nodes: XmlNode[] = [];
  try {
    for await (const node of readXml(memoryFile('answer', answer, 65_536), element, signal)) nodes.push(node);
  } catch (error) {
    signal.throwIfAborted();
    return { nodes, broken: [{ at: 'a page', rejected: `Its XML is broken: ${(error as Error).message}` }] };
  }
  return { nodes, broken: [] };
}

function createParser(element: string | readonly string[], found: XmlNode[], problems: Error[]): SaxesParser {
  const stack: XmlNode[] = [];
  const wanted = new Set(typeof element === 'string' ? [element] : element);
  const parser = new SaxesParser();
  // Entities of a DTD that is not at hand stay in the text as they are.
  parser.on('error', (error) => {
    if (!error.message.includes('undefined entity')) problems.push(error);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length === 0 && !wanted.has(name)) return;
    const node: XmlNode = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
      allText: '',
    };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  const addText = (text: string) => {
    const node = stack.at(-1);
    if (!node) return;
    node.text += text;
    node.allText += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = stack.pop();
    const parent = stack.at(-1);
    if (node && parent) parent.allText += node.allText;
    else if (node) found.push(node);
  });
  return parser;
}

/** Some archives put a line break before the declaration, which XML forbids. */
async function* withoutLeadingBlanks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isLeading = true;
  for await (const piece of pieces) {
    const text = isLeading ? piece.trimStart() : piece;
    if (text) {
      isLeading = false;
      yield text;
    }
  }
}

const DECLARATION = '<?xml';

/** Cuts the text where a further document begins, also when its declaration falls between two pieces. */
async function* documents(pieces: AsyncIterable<string>): AsyncGenerator<{ text: string; isNewDocument: boolean }> {
  let held = '';
  let isFirst = true;
  for await (const piece of pieces) {
    const text = held + piece;
    const cut = text.length - DECLARATION.length + 1;
    held = cut > 0 ? text.slice(cut) : text;
    let from = 0;
    for (let at = text.indexOf(DECLARATION); at >= 0 && at < cut; at = text.indexOf(DECLARATION, at + 1)) {
      if (at > from) yield { text: text.slice(from, at), isNewDocument: false };
      if (!isFirst) yield { text: '', isNewDocument: true };
      isFirst = false;
      from = at;
    }
    if (cut > from) yield { text: text.slice(from, cut), isNewDocument: false };
    if (cut > 0) isFirst = false;
  }
  if (held) yield { text: held, isNewDocument: false };
}

/** The first descendant along the names. */
export function child(node: XmlNode | undefined, ...names: string[]): XmlNode | undefined {
  return names.reduce<XmlNode | undefined>((at, name) => at?.children.find((one) => one.name === name), node);
}

export function childText(node: XmlNode | undefined, ...names: string[]): string | undefined {
  return child(node, ...names)?.text.trim() || undefined;
}

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((one) => one.name === name) ?? [];
}

/** The head of a file that is XML; '' of any other, in which tags may be quoted. */
export function xmlHead(file: SourceFile): string {
  const head = headText(file);
  return /^\ufeff?\s*</.test(head) ? head : '';
}
