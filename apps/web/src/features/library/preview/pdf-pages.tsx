import { Alert, Button, Group, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { openPdf, type Pdf } from './open-pdf.ts';
import classes from './preview.module.css';

const THUMBNAIL_WIDTH = 128;
const PAGE_WIDTH = 560;
/** Thumbnails that stand there at once; more on demand. */
const SHOWN_FIRST = 24;

/** Thumbnails of the pages; one of them large. */
export function PdfPages({ fileId }: { fileId: string }) {
  const { pdf, hasFailed } = usePdf(fileId);
  const [large, setLarge] = useState(1);
  const [shown, setShown] = useState(SHOWN_FIRST);
  if (hasFailed) return <Alert color="gray">{SCREEN_TEXTS.previewFailed}</Alert>;
  if (!pdf) return <Skeleton h={300} role="img" aria-label={SCREEN_TEXTS.loadingThePages} />;
  const numbers = Array.from({ length: Math.min(shown, pdf.numPages) }, (_, at) => at + 1);
  return (
    <>
      <div className={classes['large']}>
        <PdfPage pdf={pdf} number={large} width={PAGE_WIDTH} label={SCREEN_TEXTS.pageImage(large)} />
      </div>
      {pdf.numPages > 1 && (
        <ul className={classes['thumbnails']} aria-label={SCREEN_TEXTS.pages}>
          {numbers.map((number) => (
            <li key={number}>
              <UnstyledButton
                className={classes['thumbnail']}
                aria-current={number === large || undefined}
                aria-label={SCREEN_TEXTS.showPage(number)}
                onClick={() => setLarge(number)}
              >
                <PdfPage pdf={pdf} number={number} width={THUMBNAIL_WIDTH} />
                <Text size="xs" c="dimmed" ta="center">
                  {number}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {shown < pdf.numPages && (
        <Group justify="center" mt="sm">
          <Button variant="default" size="xs" onClick={() => setShown(shown + SHOWN_FIRST * 2)}>
            {SCREEN_TEXTS.showMorePages}
          </Button>
        </Group>
      )}
    </>
  );
}

function usePdf(fileId: string) {
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    openPdf(fileId, stop.signal).then(
      (opened) => (stop.signal.aborted ? void opened.loadingTask.destroy() : setPdf(opened)),
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => {
      stop.abort();
      setPdf((before) => {
        void before?.loadingTask.destroy();
        return null;
      });
    };
  }, [fileId]);
  return { pdf, hasFailed };
}

type PageProps = { pdf: Pdf; number: number; width: number; label?: string };

/** Drawn when it comes near the window. */
function PdfPage({ pdf, number, width, label }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current!;
    let task: { cancel(): void } | undefined;
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (isGone) return;
      const { width: natural } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: (width / natural) * Math.min(window.devicePixelRatio, 2) });
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      const drawing = page.render({ canvas: element, viewport });
      task = drawing;
      await drawing.promise;
    };
    const observer = new IntersectionObserver((changes) => {
      if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A page that cannot be drawn stays white; a cancelled one is drawn anew.
      draw().catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      task?.cancel();
    };
  }, [pdf, number, width]);
  return (
    <canvas
      ref={canvas}
      className={classes['page']}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
