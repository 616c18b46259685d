import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { looseTexts } from './check-texts.mjs';

const found = (source) => looseTexts('planted.tsx', source).map(({ line, text }) => `${line} ${text}`);

test.each([
  ['text in JSX', 'const a = <p>Nothing yet</p>;', ['1 Nothing yet']],
  ['one word in JSX', 'const a = <p>nothing</p>;', ['1 nothing']],
  ['an attribute', 'const a = <p title="close">{x}</p>;', ['1 close']],
  ['an attribute’s expression', "const a = <p aria-label={isOpen ? 'Close it' : x}>{x}</p>;", ['1 Close it']],
  ['a property', "\nconst a = { label: 'Last import' };", ['2 Last import']],
  ['a template', `const a = \`\${count} of them\`;`, ['1 … of them']],
  ['a message', "notifications.show({ message: 'The export failed' });", ['1 The export failed']],
])('[NAV-10] words outside a catalogue are found: %s', (_, source, expected) => {
  expect(found(source)).toEqual(expected);
});

test('[NAV-10] what is no text is left alone', () => {
  const source = `import { a } from './Some Path.ts';
    type Kind = 'Some Kind';
    const a = <p className="row wide" style={{ border: '1px solid var(--line)' }} title={TEXTS.title}>{TEXTS.text} · {x}</p>;
    const address = \`/api/files/\${id}/content\`;`;
  expect(found(source)).toEqual([]);
});

test('[NAV-10] the screens have every text in a catalogue', async () => {
  const check = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'check-texts.mjs')]);
  await expect(check).resolves.toMatchObject({ stdout: expect.stringContaining('every text in a catalogue') });
});
