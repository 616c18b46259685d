import { SaxesParser } from 'saxes';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readText } from './decode.ts';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** Text directly inside, in document order. */
  text: string;
}

/** Streams the elements of a name, each as a small tree; nothing outside them is held. */
export async function* readXml(file: SourceFile, element: string, signal: AbortSignal): AsyncGenerator<XmlNode> {
  const found: XmlNode[] = [];
  const stack: XmlNode[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (stack.length === 0 && name !== element) return;
    const node: XmlNode = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  const addText = (text: string) => {
    const node = stack.at(-1);
    if (node) node.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const node = stack.pop();
    if (node && stack.length === 0) found.push(node);
  });
  for await (const text of readText(file, signal)) {
    parser.write(text);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
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
