// Words that people read stand in `*.texts.ts`, so that each has its translation. This finds those that don't: text in JSX,
// literals in attributes that are read, and any other literal that looks like words.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** Literals that look like words and are none, or are the same in every language. */
const ALLOWED = new Map([
  ['Groundwork', 'the product’s name'],
  ['English', 'a language in its own words'],
  ['Deutsch', 'a language in its own words'],
  ['… min … s', 'units'],
  ['notes …', 'a key of React'],
  ['ORCID', 'a name'],
  ['BibTeX', 'a format’s name'],
  ['Markdown', 'a format’s name'],
  ['example.org', 'an example of a domain'],
  [' et al.', 'citations are English'],
  ['Title', 'a label in reports, which are English'],
  ['battery anode', 'an example of a query; records are English'],
  ['lithium sodium', 'an example of a query'],
  ['lead acid', 'an example of a query'],
  ['solid electrolyte', 'an example of a query'],
  ['"solid electrolyte"', 'an example of a query'],
  ['lithium OR sodium', 'an example of a query'],
  ['battery NOT lead', 'an example of a query'],
  ['(lithium OR sodium) cathode', 'an example of a query'],
  ['title:(solid OR polymer)', 'an example of a query'],
  ['Enter', 'a key'],
  ['Arrow', 'a key'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape'].map((key) => [key, 'a key']),
  ...['same use', 'same technology'].map((ring) => [ring, 'names of rings in the contract']),
  ['Control+K Meta+K', 'a key'],
  ['RefusedError', 'an error’s name'],
  ['BrokenOffError', 'an error’s name'],
  ['AbortError', 'an error’s name'],
  ['CallError', 'an error’s name'],
  ['Max brand logo retries reached', 'told to the console'],
  ['This screen is for signed-in users.', 'a fault of ours, never shown'],
]);

const READ_ATTRIBUTES =
  /^(aria-label|aria-description|alt|description|feature|label|message|noun|placeholder|text|title)$/;
const WORDS = /^\p{Lu}\p{Ll}|\p{L}[,.;:!?…]? \p{L}/u;
/** Values of styles and selectors have brackets or several lengths; policies and tags of a frame are no words either. */
const CODE = /<meta |-src '|^allow-popups|var\(|calc\(|\[|noopener|system-ui|^\d+px /;
const OUTSIDE = /\.(test|texts|gen|d)\.tsx?$|^languages[\\/]/;

/** The words of a source text that stand outside a catalogue, each with its line. */
export function looseTexts(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, text) => found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  const isLoose = (text, parent) => {
    if (ALLOWED.has(text) || CODE.test(text) || !/\p{L}/u.test(text)) return false;
    if (ts.isJsxAttribute(parent) && parent.name.getText() === 'className') return false;
    if (ts.isJsxAttribute(parent) && READ_ATTRIBUTES.test(parent.name.getText())) return true;
    return WORDS.test(text.trim());
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text) && !ALLOWED.has(node.text.trim()))
      add(node, node.text.trim());
    if (ts.isStringLiteralLike(node) && isLoose(node.text, node.parent)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
      if (!ALLOWED.has(text) && (isLoose(text, node.parent) || / \p{L}+ |^\p{L}+ …/u.test(text))) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(import.meta.dirname, '../apps/web/src');
  const files = readdirSync(root, { recursive: true }).filter((name) => /\.tsx?$/.test(name) && !OUTSIDE.test(name));
  const loose = files.flatMap((name) =>
    looseTexts(name, readFileSync(join(root, name), 'utf8')).map(({ line, text }) => `${name}:${line} ${text}`),
  );
  for (const each of loose) console.error(`apps/web/src/${each}`);
  if (loose.length > 0) {
    console.error(`${loose.length} texts stand outside a catalogue (docs/guides/translating.md).`);
    process.exit(1);
  }
  console.log(`${files.length} files, every text in a catalogue.`);
}
