// What the server says to people is a text of a catalogue, said by its key (platform/said.ts): then every language has its
// own. This finds sentences that are typed where they are said.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const SERVER = 'apps/server/src';
const FOLDERS = ['features', 'platform/http', 'platform/storage', 'platform/archive'];

/** Files whose words are English for everybody, and why. */
const ENGLISH = [
  [/^features\/assistants\/|\/relevance\/model\//, 'told to programs'],
  [
    /describe-api|http\/(app|docs|examples|client-text|client-runtime|page-head|serve|web-files|file-answer|assistant-(endpoint|manifest))\.ts/,
    'HTTP, and its documentation',
  ],
  [/^features\/feed-addresses\/|bookmarks-csv|audit\.service|specified-columns/, 'files and feeds for other programs'],
  [/^features\/project-archive\/(open|read|write)-archive/, 'the archive itself, and what was done to it'],
  [/feed-content|^features\/insights\/(told|question)\/|assembler/, 'made of records, as reports are'],
  [/^features\/library\/templates\//, 'documents; what each is for is looked up by its words'],
  [/^features\/projects\/rewrite\/|^features\/pulse\/assessment\//, 'what is looked for in English descriptions'],
  [/^features\/sharing\/picture\/|shared-card/, 'a picture that is shared'],
  [/^features\/system\/|\.gauges\.ts$/, 'told to operators'],
  [/^platform\/archive\/read-zip|templates\.service/, 'archives that were tampered with, and the names of files'],
];

const WORDS = /\p{L}{2,}[,;:]? \p{L}{2,}/u;
/** Statements, media types, headers, and names within the program. */
const CODE =
  /^\s*(select|insert|update|delete|with)\b|^[a-z]+\/[\w.-]+;|^(private|public), |^(on topic|key share|account not linked|signup disabled|same with middle|… or more)$/i;
const TAG = /<[^>]*>/g;
const SAID_ELSEWHERE = /(^|\.)#?log(ger)?\.|^console\.|^(inEnglish|refused|super)$|(Error|Refused)$/;

/** The sentences that a source text says by no key, each with its line. */
export function typedSentences(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    // Faults and logs are for operators; the compiler holds AppError to texts with keys.
    const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
    if (isCall && SAID_ELSEWHERE.test(node.expression.getText())) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
        : '';
    if (WORDS.test(text.replace(TAG, '')) && !CODE.test(text))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What is typed where it is said, as `file:line text`. */
export function checkServer(root = resolve(import.meta.dirname, '..')) {
  const found = [];
  let files = 0;
  for (const folder of FOLDERS)
    for (const each of readdirSync(join(root, SERVER, folder), { recursive: true })) {
      const name = join(folder, each).replaceAll('\\', '/');
      if (!name.endsWith('.ts') || /\.(test|table|d)\.ts$/.test(name)) continue;
      if (ENGLISH.some(([area]) => area.test(name))) continue;
      files += 1;
      for (const { line, text } of typedSentences(name, readFileSync(join(root, SERVER, name), 'utf8')))
        found.push(`${SERVER}/${name}:${line} ${text}`);
    }
  return { files, found };
}

if (process.argv[1] === import.meta.filename) {
  const { files, found } = checkServer();
  for (const each of found) console.error(each);
  if (found.length > 0) {
    console.error('The server says a sentence that has no key: see docs/guides/translating.md.');
    process.exit(1);
  }
  console.log(`${files} files of the server: each sentence for people has its key.`);
}
