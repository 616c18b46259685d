import { formatNumber } from '@groundwork/contract/format';
import type { ExportManifest, SearchExport } from '@groundwork/contract/search-export';
import { EXPORT_TEXTS } from '@groundwork/contract/search-export.texts';
import { translated } from '@groundwork/contract/texts';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { reportError } from '../../lib/report-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { SEARCH_TEXTS } from './search.texts.ts';

/** An export under way: how many rows have arrived, null while there is none. Leaving the screen ends it. */
export function useExport() {
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();
  useEffect(() => cancel, []);

  /** Answers whether there is a file. */
  async function start(search: Partial<SearchExport>): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    try {
      const { file, name, manifest } = await withOneRetry(controller.signal, async () => {
        setRows(0);
        // Unpacking is loaded when it is needed.
        const { downloadExport } = await import('./search-export/download-export.ts');
        return downloadExport(search, { signal: controller.signal, onRows: setRows });
      });
      saveFile(file, name);
      notifications.show({ title: SEARCH_TEXTS.saved(name), message: savedText(manifest), color: 'green' });
      return true;
    } catch (error) {
      if (!controller.signal.aborted) {
        notifications.show({ message: failureText(error), color: 'red' });
        if (!isRefusal(error)) reportError(error, 'export');
      }
      return false;
    } finally {
      setRows(null);
    }
  }
  return { rows, start, cancel };
}

async function withOneRetry<Value>(signal: AbortSignal, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted || isRefusal(error)) throw error;
    notifications.show({ message: EXPORT_TEXTS.retrying, color: 'yellow' });
    return run();
  }
}

/** Asked again, the server would say the same. */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

const failureText = (error: unknown) => (isRefusal(error) && translated(error.message)) || EXPORT_TEXTS.failed;

function savedText({ rows, total, missing }: ExportManifest): string {
  if (missing > 0) return SEARCH_TEXTS.exportedWithout(rows, formatNumber(missing));
  return rows < total ? SEARCH_TEXTS.exportedOf(rows, formatNumber(total)) : SEARCH_TEXTS.exported(rows);
}
