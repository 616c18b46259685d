// @vitest-environment jsdom
import type { LibraryFile } from '@groundwork/contract/library';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../../test/in-page.tsx';
import { DropZone } from '../upload/drop-zone.tsx';

const server = await vi.hoisted(async () => (await import('../../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  cleanup();
  server.forget();
});

const file = (name: string, status = 'complete') =>
  ({
    id: name,
    folderId: 'f',
    name,
    size: 5,
    fileType: name.split('.')[1],
    status,
    pages: 1,
  }) as unknown as LibraryFile;

function Chosen() {
  const [files, setFiles] = useState<LibraryFile[]>([]);
  return (
    <>
      <DropZone label="Several files" value={files} onChange={setFiles} max={2} />
      <p>Chosen: {files.map(({ name }) => name).join(', ')}</p>
    </>
  );
}

test('[LIB-07] the picker disables what cannot be chosen, counts, and saves only a change', async () => {
  server.answer('GET /library/folders', {
    items: [
      { id: 'e', name: 'Empty', files: 0, isOther: false },
      { id: 'f', name: 'Own', files: 4, isOther: false },
    ],
  });
  const pages = { e: [], f: [file('a.txt'), file('b.md'), file('c.csv'), file('failed.pdf', 'failed')] };
  const answerFiles = (items: LibraryFile[]) =>
    server.answer('GET /library/files/paginated', { items, total: items.length });
  answerFiles(pages.e);
  render(inPage(<Chosen />));
  expect(await screen.findByText('PDF, DOCX, PPTX, XLSX, TXT, MD, CSV. 10MB maximum.')).toBeTruthy();
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Choose from Library' }));
    return within(await screen.findByRole('dialog', { name: 'Choose files from your library' }));
  };
  let dialog = await open();
  expect(dialog.getByText('Select a folder to view files')).toBeTruthy();
  fireEvent.click(await dialog.findByRole('button', { name: /^Empty/ }));
  expect(await dialog.findByText('No files found in this folder.')).toBeTruthy();
  answerFiles(pages.f);
  fireEvent.click(dialog.getByRole('button', { name: /^Own/ }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  await dialog.findByRole('checkbox', { name: 'failed.pdf' });
  expect(box('failed.pdf').disabled).toBe(true);
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save().disabled).toBe(true);
  fireEvent.click(box('a.txt'));
  fireEvent.click(box('b.md'));
  expect(dialog.getByRole('status').textContent).toBe('2 of 2 files selected');
  expect(box('c.csv').disabled).toBe(true);
  fireEvent.click(save());
  expect(await screen.findByText('Chosen: a.txt, b.md')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const choose = screen.getByRole('button', { name: 'Choose from Library' });
  expect(choose.getAttribute('aria-disabled')).toBe('true');
  expect(choose.getAttribute('aria-description')).toBe('Maximum number of files reached for this input');
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.md' }));
  dialog = await open();
  fireEvent.click(await dialog.findByRole('button', { name: /^Own/ }));
  await dialog.findByRole('checkbox', { name: 'c.csv' });
  fireEvent.click(box('a.txt'));
  fireEvent.click(box('c.csv'));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Chosen: a.txt')).toBeTruthy();
});
