import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

export interface TemplateInCode {
  /** Below `src`. */
  file: string;
  /** With numbered holes, as other languages know it. */
  key: string;
  /** Its fixed words, the first of which begin what is said. */
  parts: string[];
}

/** Files of the server that say something, as they are parsed. */
export function parsedFiles(holds: (source: string) => boolean): { name: string; file: ts.SourceFile }[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => {
      const source = readFileSync(join(SOURCE, name), 'utf8');
      return holds(source) ? [{ name, file: ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true) }] : [];
    });
}

export function eachNode(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
}

/** A literal with numbered holes, and its fixed words. */
export function fixedOf(literal: ts.TemplateLiteral | ts.StringLiteral): { key: string; parts: string[] } {
  if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal))
    return { key: literal.text, parts: [literal.text] };
  const parts = [literal.head.text, ...literal.templateSpans.map((span) => span.literal.text)];
  return { key: parts.reduce((whole, next, at) => `${whole}{${at - 1}}${next}`), parts };
}

/** Lists of words that templates take a word of: they stand as values of these names. */
const LISTED = /^(?:one|many|holder|holders|size|state)$/;

/** For one and for several records of each data set. */
const NOUNS = 'NOUNS';

/** All templates: words`…`, and the closed words of word('…'), forCount(…), countOf(…) and of what they are chosen from. */
export function templatesOf(): TemplateInCode[] {
  const found: TemplateInCode[] = [];
  for (const { name, file } of parsedFiles((source) => /words`|word\(|many: '/.test(source))) {
    const add = (literal: ts.TemplateLiteral | ts.StringLiteral) => found.push({ file: name, ...fixedOf(literal) });
    eachNode(file, (node) => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'words') add(node.template);
      if (ts.isCallExpression(node) && /^(?:word|forCount|countOf)$/.test(node.expression.getText()))
        for (const said of stringsIn(node)) add(said);
      if (ts.isPropertyAssignment(node) && LISTED.test(node.name.getText()) && ts.isStringLiteral(node.initializer))
        add(node.initializer);
      if (ts.isVariableDeclaration(node) && node.name.getText() === NOUNS)
        for (const noun of stringsIn(node)) add(noun);
    });
  }
  return found.filter(({ key }) => key !== '');
}

function stringsIn(node: ts.Node): ts.StringLiteral[] {
  // What a condition compares is not said.
  if (ts.isBinaryExpression(node)) return [];
  const own: ts.StringLiteral[] = [];
  ts.forEachChild(node, (each) => {
    if (ts.isPropertyName(each) && ts.isPropertyAssignment(node)) return;
    if (ts.isStringLiteral(each)) own.push(each);
    else own.push(...stringsIn(each));
  });
  return own;
}
