import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, fileNameProblem, fileTypeOf, folderNameProblem, nameKey } from './library.names.ts';
import { FileName, FolderName } from './library.ts';

const FORBIDDEN_TEXT = 'Folder name contains one or more of the following forbidden characters: \\ : * ? " < > | & %';
const DOTS_TEXT = "Folder name cannot be '.' or '..', or contain excessive spaces";

test.each([
  ['', 'Folder name is required'],
  ['   ', 'Folder name is required'],
  ['\u0000\u0007', 'Folder name is required'],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'Folder name cannot exceed 50 characters'],
  ['a'.repeat(300), 'Folder name cannot exceed 50 characters'],
  ['a/b', 'Folder name cannot contain slashes'],
  ['../etc', 'Folder name cannot contain slashes'],
  ['a\\b', FORBIDDEN_TEXT],
  ['R&D', FORBIDDEN_TEXT],
  ['100%', FORBIDDEN_TEXT],
  ['.', DOTS_TEXT],
  ['..', DOTS_TEXT],
  ['....', DOTS_TEXT],
  ['a  b', DOTS_TEXT],
  ['  Grants 2026  ', null],
  ['Förderung 固体 😀', null],
  ['مستندات', null],
  ['.hidden', null],
])('[LIB-01] the folder name %j: %s', (name, problem) => {
  expect(folderNameProblem(name)).toBe(problem);
});

test('[LIB-01] a name that is only sought may have 100 characters', () => {
  expect(folderNameProblem('a'.repeat(100), 100)).toBeNull();
  expect(folderNameProblem('a'.repeat(101), 100)).toBe('Folder name cannot exceed 100 characters');
});

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...' .\t\n\u202E\u0000/\\:*?"<>|&%aÄé😀'), maxLength: 60 }),
);

test('[LIB-01] whatever is accepted is clean, fits, and stays accepted when cleaned', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const problem = folderNameProblem(name);
      const kept = cleanName(name);
      expect(FolderName.safeParse(name).success).toBe(problem === null);
      if (problem !== null) return;
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(50);
      expect(kept).not.toMatch(/[\\/:*?"<>|&%\n\t\p{Cc}\u202A-\u202E\u2066-\u2069]| {2,}|^\.+$|^\s|\s$/u);
      expect(cleanName(kept)).toBe(kept);
      expect(folderNameProblem(kept)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['', 'File name is required'],
  ['.pdf', 'File name is required'],
  ['a/b.pdf', 'File name cannot contain slashes'],
  ['..\\..\\boot.pdf', 'File name cannot contain slashes'],
  [`${'a'.repeat(116)}.pdf`, null],
  [`${'a'.repeat(117)}.pdf`, 'File name cannot exceed 120 characters'],
  [`${'a'.repeat(300)}.pdf`, 'File name cannot exceed 120 characters'],
  ['tool.exe', 'Unsupported file type'],
  ['noend', 'Unsupported file type'],
  ['archive.pdf.zip', 'Unsupported file type'],
  ['constructor', 'Unsupported file type'],
  ['a.toString', 'Unsupported file type'],
  ['invoice\u202Efdp.exe', 'Unsupported file type'],
  ['Plan 😀 固体.PDF', null],
  ['تقرير.docx', null],
  ['100% of R&D: a*b?.csv', null],
])('[LIB-03] the file name %j: %s', (name, problem) => {
  expect(fileNameProblem(name)).toBe(problem);
  expect(FileName.safeParse(name).success).toBe(problem === null);
});

test('[LIB-03] the type follows from the end of the name, whatever its case; nothing else has one', () => {
  expect(['A.PDF', 'b.docx', 'c.Md', 'd.csv'].map(fileTypeOf)).toEqual(['pdf', 'docx', 'md', 'csv']);
  fc.assert(
    fc.property(anyName, (name) => {
      const type = fileTypeOf(name);
      if (type) expect(nameKey(name).endsWith(`.${type}`)).toBe(true);
      if (fileNameProblem(name) === null) expect(cleanName(name)).not.toMatch(/[\\/\p{Cc}]/u);
    }),
    { numRuns: 2000 },
  );
});

test('[LIB-03] names that differ only in case or in how letters are composed are one name', () => {
  expect(nameKey('Résumé.PDF')).toBe(nameKey('re\u0301sume\u0301.pdf'));
});
