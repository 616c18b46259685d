// The web client's addresses stand in packages/contract/src/paths.ts. This finds those that are written elsewhere. In the
// client itself the router's types hold `to` and `createFileRoute`: an address that is no page does not compile there.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** Literals that look like an address of a page and are none, or that types hold. */
const ALLOWED = new Map([
  ['/library/transfers/:token', 'a call of the API'],
  ['/sign-in/identity', 'a call within the sign-in library'],
  ['/sign-up/confirmed', 'a call within the sign-in library'],
]);
/** Files of the client whose literals all end in a `to`, under the router's types. */
const TYPED = [
  'features/palette/use-palette-groups.ts',
  'features/onboarding/checklist.tsx',
  'pages/layout/app-layout.tsx',
];

const FOLDERS = ['apps/server/src', 'apps/web/src', 'packages/contract/src'];
const HOME_OF_PATHS = 'packages/contract/src/paths.ts';

/** The client's pages, as the router's plugin lists them: '/reports/commercialization/$reportId'. */
export function readPages(tree = readFileSync('apps/web/src/routeTree.gen.ts', 'utf8')) {
  const [, list] = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree);
  return [...list.matchAll(/^ {2}'([^']+)':/gm)].map(([, page]) => page);
}

/** Whether a path is one of the client's pages. */
export function isPage(path, pages) {
  const segments = new URL(path, 'http://here.invalid').pathname.split('/');
  return pages.some((page) => {
    const wanted = page.split('/');
    return wanted.length === segments.length && wanted.every((part, at) => part[0] === '$' || part === segments[at]);
  });
}

/** Addresses of pages that a file writes: their line and text. */
export function findAddresses(file, text, pages) {
  const sections = new Set(pages.map((page) => page.split('/')[1]).filter((part) => part && part[0] !== '$'));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = [];
  const looksLike = (literal) => {
    const [, section] = /^\/([\w-]+)(?=$|[/?#])/.exec(literal) ?? [];
    return sections.has(section) && !ALLOWED.has(literal);
  };
  const note = (node, literal) =>
    found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, literal });
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (looksLike(node.text) && !isHeld(file, node)) note(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      if (looksLike(node.head.text)) note(node, node.head.text);
      // `${appUrl}/plans`: what comes right after the address of the server.
      for (const { expression, literal } of node.templateSpans)
        if (/app_?url/i.test(expression.getText()) && looksLike(literal.text)) note(node, literal.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Under the router's types, or, in the contract, a call of the API. */
function isHeld(file, { parent }) {
  const name = (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name.getText();
  if (file.includes('packages/contract/src')) return name === 'path';
  if (!file.includes('apps/web/src')) return false;
  if (TYPED.some((typed) => file.endsWith(typed))) return true;
  return name === 'to' || (ts.isCallExpression(parent) && parent.expression.getText() === 'createFileRoute');
}

/** Every address that is written outside paths.ts, as `file:line: address`. */
export function check(root = process.cwd(), pages = readPages()) {
  const found = [];
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const file = join(folder, name).replaceAll('\\', '/');
      if (!/\.tsx?$/.test(file) || /\.(test|gen|fixture|d)\.tsx?$/.test(file) || file === HOME_OF_PATHS) continue;
      for (const { line, literal } of findAddresses(file, readFileSync(join(root, file), 'utf8'), pages))
        found.push(`${file}:${line}: ${literal}`);
    }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  const found = check(resolve(import.meta.dirname, '..'));
  for (const each of found) console.error(`${each} stands in packages/contract/src/paths.ts, or should.`);
  if (found.length > 0) process.exit(1);
  console.log('Every address of the web client in its place.');
}
