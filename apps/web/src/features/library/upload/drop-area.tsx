import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import classes from './drop-area.module.css';

/** Takes files that are dropped anywhere on its content. A button beside does the same for the keyboard. */
export function DropArea({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  // Entering a child leaves its parent: only the balance says whether the pointer is still here.
  const depth = useRef(0);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(SCREEN_TEXTS.files);
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && <div className={classes['over']}>{SCREEN_TEXTS.dropHere}</div>}
    </div>
  );
}
