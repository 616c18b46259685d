import type { XmlNode } from '../shared/xml.ts';

/** The XML as the JSON of the same record: local names, lists where a name repeats, texts at the ends. */
export function treeOf(node: XmlNode): unknown {
  if (node.children.length === 0) return node.text.trim();
  const tree: Record<string, unknown> = {};
  for (const child of node.children) {
    const name = child.name.slice(child.name.indexOf(':') + 1);
    const value = treeOf(child);
    const before = tree[name];
    tree[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return tree;
}

/** Every value under a name, however deep; the groups that versions put round them do not matter. */
export function under(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => under(one, name));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name ? (Array.isArray(one) ? one : [one]) : under(one, name),
  );
}
