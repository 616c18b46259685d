import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { Pager } from '../../../ui/pager.tsx';
import { useFileText } from '../library.queries.ts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';
import { LoadFailed } from '../load-failed.tsx';
import classes from './preview.module.css';

const PAGE_LIMIT = 5;

/** The text as it was extracted, some pages at a time. `except`: a page that is shown already. */
export function FileText({ fileId, except }: { fileId: string; except?: number | undefined }) {
  const [page, setPage] = useState(1);
  const text = useFileText(fileId, page, PAGE_LIMIT);
  if (text.isError)
    return <LoadFailed title={LIBRARY_TEXTS.filesFailed} error={text.error} onRetry={() => void text.refetch()} />;
  if (!text.data) return <Skeleton h={300} role="img" aria-label={SCREEN_TEXTS.loadingTheText} />;
  const pages = Math.ceil(text.data.total / PAGE_LIMIT);
  return (
    <>
      {text.data.items
        .filter(({ number }) => number !== except)
        .map(({ number, label, text }) => (
          <section key={number} className={classes['part']}>
            <Title order={3}>{label}</Title>
            <p className={classes['text']}>{text}</p>
          </section>
        ))}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </>
  );
}
