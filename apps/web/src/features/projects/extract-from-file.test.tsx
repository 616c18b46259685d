// @vitest-environment jsdom
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { inPage } from '../../../test/in-page.tsx';
import { ExtractFromFile, type RenderFileInput } from './extract-from-file.tsx';

const server = await vi.hoisted(async () => (await import('../../../test/server-stand-in.ts')).serverStandIn());

afterEach(() => {
  act(() => notifications.clean());
  cleanup();
  server.forget();
});

const choosing: RenderFileInput = ({ onChange }) => (
  <button type="button" onClick={() => onChange([{ id: 'f' } as never])}>
    Choose
  </button>
);

/** Reads a file and returns what came of it; without an answer the call fails. */
async function read(answer: unknown, forReport: boolean) {
  if (answer) server.answer('POST /projects/extract', answer);
  const onExtracted = vi.fn();
  render(
    inPage(
      <ExtractFromFile
        isDisabled={false}
        forReport={forReport}
        label="From a file"
        renderFileInput={choosing}
        onExtracted={onExtracted}
      />,
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'From a file' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose' }));
  return onExtracted;
}

test.each([
  [{ success: true, data: 'A cell.' }, true, 'Text was successfully extracted from the file.'],
  [
    { success: true, data: '' },
    true,
    'The file was empty or didn’t contain enough relevant information. Try a different file.',
  ],
  [null, true, 'An error occurred while extracting text. Please try again or use a different file.'],
  [{ success: true, data: 'A cell.' }, false, 'The project description was successfully extracted from the file.'],
  [null, false, 'We’re sorry, but an error occurred while extracting text. Please try again or refresh the page.'],
])('[RPT-11] [PRJ-08] of a file that gives %j (for a report: %s) it is said “%s”', async (answer, forReport, said) => {
  const onExtracted = await read(answer, forReport);
  expect(await screen.findByText((text) => text.replaceAll("'", '’') === said)).toBeTruthy();
  expect(server.sent).toContainEqual({ call: 'POST /projects/extract', body: { file: 'f', forReport } });
  if (answer?.data) expect(onExtracted).toHaveBeenCalledExactlyOnceWith('A cell.', 'f');
  else expect(onExtracted).not.toHaveBeenCalled();
});
