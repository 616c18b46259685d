import type { Visitor } from './app.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests that read them
type Answer = any;

const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? Buffer.from(content) : content);

export const factsOf = (fileName: string, content: string | Uint8Array, folderId?: string) => ({
  fileName,
  fileType: '',
  fileSize: bytesOf(content).length,
  lastModified: 1_700_000_000_000,
  ...(folderId && { folderId }),
});

/** Sends the parts that are asked for, as a browser does. */
export async function sendParts(
  visitor: Pick<Visitor, 'request'>,
  upload: Answer,
  content: string | Uint8Array,
): Promise<number[]> {
  const bytes = bytesOf(content);
  const statuses: number[] = [];
  for (const { url, offset, size } of upload.parts) {
    const body = new Uint8Array(bytes.subarray(offset, offset + size));
    const response = url.startsWith('/api/')
      ? await visitor.request(url.slice('/api'.length), { method: 'PUT', body })
      : await fetch(url, { method: 'PUT', body });
    statuses.push(response.status);
  }
  return statuses;
}

/** Uploads and registers a file; answers it as registered. */
export async function addFile(
  visitor: Pick<Visitor, 'post' | 'request'>,
  name: string,
  content: string | Uint8Array,
  folderId?: string,
) {
  const facts = factsOf(name, content, folderId);
  const begun = await visitor.post('/library/uploads', facts);
  if (begun.status !== 201) throw new Error(`${name}: ${JSON.stringify(begun.body)}`);
  await sendParts(visitor, begun.body, content);
  const answer = await visitor.post('/library/files', { files: [{ ...facts, uploadId: begun.body.uploadId }] });
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer.body)}`);
  return answer.body.files[0];
}

/** Waits until the file is complete or has failed. */
export async function processed(visitor: Visitor, id: string): Promise<Answer> {
  for (;;) {
    const { body } = await visitor.post('/library/files/by-id', { ids: [id] });
    const [file] = body.files;
    if (!file || ['complete', 'failed'].includes(file.status)) return file;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
