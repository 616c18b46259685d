// A table belongs to the feature that declares it. The import rules keep others from importing it; this finds those that name
// it in a statement of their own. What they need of it, its feature offers (`*.access.ts`, `*.usage.ts`, a service).
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const SERVER = 'apps/server/src';
const FEATURE = /^features\/([^/]+)\//;
const STATEMENT = /^\s*(select|insert|update|delete|with|truncate|lock|alter|create|drop)\b/i;

/** Each feature's tables, by name. What the platform declares, of accounts and sessions, is everybody's. */
export function tablesOf(files) {
  const tables = new Map();
  for (const [file, text] of files) {
    const [, feature] = FEATURE.exec(file) ?? [];
    if (feature && file.endsWith('.table.ts'))
      for (const [, name] of text.matchAll(/\bpgTable\(\s*'(\w+)'/g)) tables.set(name, feature);
  }
  return tables;
}

/** Tables of others that a file's statements name, each with its line. */
export function namedTables(file, text, tables) {
  const [, own] = FEATURE.exec(file) ?? [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, what) =>
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
  const look = (node, statement) => {
    for (const [name, feature] of tables)
      if (feature !== own && names(statement, name)) add(node, `${name} of ${feature}`);
  };
  const visit = (node) => {
    const tag = ts.isTaggedTemplateExpression(node.parent ?? node) && node.parent.tag.getText();
    const isStatement = (words) => /^sql\b/.test(tag || '') || STATEMENT.test(words);
    if (ts.isStringLiteralLike(node) && isStatement(node.text)) look(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('…');
      if (isStatement(words)) look(node, words);
    }
    // A name that is put together when the statement runs cannot be looked at here.
    if (ts.isCallExpression(node) && node.expression.getText() === 'sql.raw') add(node, 'sql.raw');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const names = (statement, table) =>
  new RegExp(`\\b(from|join|into|update|only|table|using)\\s+"?${table}"?(?![\\w"])`, 'i').test(statement) ||
  new RegExp(`(^|[\\s(,=])"?${table}"?\\."?\\w`, 'i').test(statement);

/** Every table that is named outside its feature, as `file:line: table of feature`. */
export function check(root = resolve(import.meta.dirname, '..')) {
  const files = readdirSync(join(root, SERVER), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.ts$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(root, SERVER, name), 'utf8')]);
  const tables = tablesOf(files);
  const found = files
    .filter(([name]) => !name.endsWith('.table.ts'))
    .flatMap(([name, text]) =>
      namedTables(name, text, tables).map(({ line, what }) => `${SERVER}/${name}:${line}: ${what}`),
    );
  return { tables: tables.size, files: files.length, found };
}

if (process.argv[1] === import.meta.filename) {
  const { tables, files, found } = check();
  for (const each of found) console.error(each);
  if (found.length > 0) {
    console.error('A statement names a table of another feature: let that feature offer what is needed of it.');
    process.exit(1);
  }
  console.log(`${tables} tables, ${files} files, each table named by its feature alone.`);
}
