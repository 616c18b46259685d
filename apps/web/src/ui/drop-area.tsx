import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { droppedFiles } from '../lib/dropped-files.ts';
import classes from './drop-area.module.css';

/** The browsers' name for them, in every language, whatever its case. */
const FILES = 'files';

/** Takes files, and those of folders, that are dropped anywhere on its content. A button beside does the same for the keyboard. */
export function DropArea({
  hint,
  onFiles,
  children,
}: {
  /** Stands over the content while files hang above it. */
  hint: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  // Entering a child leaves its parent: only the balance says whether the pointer is still here.
  const depth = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.some((type) => type.toLowerCase() === FILES);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has no role; a button does the same
    <div
      className={classes['area']}
      data-over={isOver || undefined}
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      }}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        void droppedFiles(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
      }}
    >
      {children}
      {isOver && <div className={classes['over']}>{hint}</div>}
    </div>
  );
}
