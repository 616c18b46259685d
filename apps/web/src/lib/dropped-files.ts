/** What was dropped: files, and those of folders and of the folders in them, by name. Hidden ones are passed over. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const plain = [...files];
  // Told only while the event lasts.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return plain;
  return filesOf(entries.filter((entry) => entry !== null));
}

async function filesOf(entries: FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  for (const entry of entries) {
    if (isDirectory(entry)) files.push(...(await filesOf(await shownIn(entry))));
    else files.push(await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)));
  }
  return files;
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function shownIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // Browsers answer a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) break;
    entries.push(...some);
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
}
