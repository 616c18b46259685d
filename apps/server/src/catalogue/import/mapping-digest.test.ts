import { expect, test } from 'vitest';
import { digestOf, mappingDigest } from './mapping-digest.ts';

const code = 'export function phaseOf(text: string): string {\n  return text.trim();\n}\n';
const of = (text: string) => digestOf([['phase.ts', text]]);

test.each([
  ['a comment', `/** Reads a phase. */\n${code}// That is all.\n`],
  ['a type', `import type { Row } from './row.ts';\n${code.replace('text: string', 'text: Row')}`],
  ['white space', code.replaceAll('  ', '    ').replaceAll('\n', '\n\n')],
])('[DATA-16] %s does not make a file be read again', (_what, changed) => {
  expect(of(changed)).toBe(of(code));
});

test.each([
  ['what is done', code.replace('trim()', 'trimEnd()')],
  ['a text that looks like a comment', code.replace('text.trim()', "'// text'")],
])('[DATA-16] %s makes it be read again', (_what, changed) => {
  expect(of(changed)).not.toBe(of(code));
});

test('[DATA-16] another file, or another name of one, makes it be read again', () => {
  expect(digestOf([['other.ts', code]])).not.toBe(of(code));
  expect(mappingDigest()).toMatch(/^[\w-]{43}$/);
});
