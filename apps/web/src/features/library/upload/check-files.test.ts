import { FILE_TYPE_NAMES } from '@groundwork/contract/library.names';
import { expect, test } from 'vitest';
import { checkFiles, type FileRules } from './check-files.ts';

const rules = (change: Partial<FileRules> = {}): FileRules => ({
  maxFiles: 5,
  slots: 5,
  accept: FILE_TYPE_NAMES,
  taken: [],
  inFlight: [],
  ...change,
});
const file = (name: string, size = 10) => ({ name, size });
const MB = 1024 * 1024;

test.each([
  [
    'one at a time',
    ['a.pdf', 'b.pdf'],
    { maxFiles: 1, slots: 1 },
    'You can only upload one file at a time',
    /maximum of 1/,
  ],
  [
    'no slot left',
    ['a.pdf'],
    { slots: 0 },
    'Maximum files reached',
    /^You can only upload a maximum of 5 file\(s\)\.$/,
  ],
  [
    'too many',
    ['a', 'b', 'c', 'd', 'e', 'f'],
    {},
    'Too many files',
    /^You can only upload a maximum of 5 file\(s\)\.$/,
  ],
  ['a type that is not taken', ['a.exe'], {}, 'Invalid file type(s)', /^a\.exe\. Accepted: PDF, DOCX/],
  ['a type that this input does not take', ['a.csv'], { accept: ['pdf'] }, 'Invalid file type(s)', /Accepted: PDF\.$/],
  [
    'a name in the library',
    ['A.PDF'],
    { taken: ['a.pdf'] },
    'File rejected',
    /^The following file\(s\) already exist: A\.PDF\. Please rename/,
  ],
  ['a name on its way', ['a.pdf'], { inFlight: ['a.pdf'] }, 'File rejected', /^Already being uploaded: a\.pdf/],
  ['the same name twice in one drop', ['a.pdf', 'A.pdf'], {}, 'File rejected', /^Already being uploaded: A\.pdf/],
  ['a long name', [`${'a'.repeat(300)}.pdf`], {}, 'File rejected', /cannot exceed 120 characters$/],
] as [string, string[], Partial<FileRules>, string, RegExp][])(
  '[LIB-03] %s is refused in the specified words',
  (_what, names, change, title, message) => {
    const { refusals } = checkFiles(
      names.map((name) => file(name)),
      rules(change),
    );
    expect(refusals).toEqual([{ title, message: expect.stringMatching(message) }]);
  },
);

test('[LIB-03] what is wrong with one file does not stop the others', () => {
  const files = [file('good.pdf', 10 * MB), file('large.pdf', 10 * MB + 1), file('empty.pdf', 0), file('x.exe')];
  const { taken, refusals } = checkFiles(files, rules());
  expect(taken).toEqual([files[0]]);
  expect(refusals.map(({ message }) => message)).toEqual([
    'large.pdf: The file exceeds the size limit of 10 MB.',
    'empty.pdf: The file is empty.',
    'x.exe. Accepted: PDF, DOCX, PPTX, XLSX, TXT, MD, CSV.',
  ]);
});
