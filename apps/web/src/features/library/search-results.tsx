import type { FoundFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { COUNT_TEXTS } from '../../lib/count.texts.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { EmptyState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FileIcon } from './file-icon.tsx';
import { useLibrarySearch } from './library.queries.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';
import { LoadFailed } from './load-failed.tsx';
import { RecognitionNote } from './recognition-note.tsx';
import classes from './search-results.module.css';

const PAGE_LIMIT = 10;

type Props = { query: string; page: number; onPage: (page: number) => void; onOpen: (fileId: string) => void };

/** Files whose name or text matches, each with its best passages. */
export function SearchResults({ query, page, onPage, onOpen }: Props) {
  const found = useLibrarySearch(query, page);
  if (found.isError)
    return <LoadFailed title={LIBRARY_TEXTS.filesFailed} error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton h={240} role="img" aria-label={SCREEN_TEXTS.searching} />;
  const { items, total } = found.data;
  const pages = Math.ceil(total / PAGE_LIMIT);
  if (items.length === 0)
    return <EmptyState title={SCREEN_TEXTS.nothingFound} text={SCREEN_TEXTS.nothingFoundText(query)} />;
  return (
    <section aria-label={SCREEN_TEXTS.filesFound} aria-busy={found.isPlaceholderData}>
      <Text role="status" size="sm" c="dimmed" mb={4}>
        {COUNT_TEXTS.files(total)}
      </Text>
      <ul className={classes['list']}>
        {items.map((hit) => (
          <Hit key={hit.file.id} hit={hit} onOpen={() => onOpen(hit.file.id)} />
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
    </section>
  );
}

function Hit({ hit: { file, folderName, matchingPages, passages }, onOpen }: { hit: FoundFile; onOpen: () => void }) {
  return (
    <li className={classes['hit']}>
      <FileIcon type={file.fileType} />
      <div className={classes['what']}>
        <UnstyledButton className={classes['name']} onClick={onOpen}>
          {file.name}
        </UnstyledButton>
        <Text size="xs" c="dimmed">
          {folderName} · {SCREEN_TEXTS.matches(matchingPages)}
        </Text>
        <RecognitionNote file={file} isShort />
        {passages.map(({ number, label, text, spans }) => (
          <p key={number} className={classes['passage']}>
            <span className={classes['where']}>{label}</span> <Highlight text={text} spans={spans} />
          </p>
        ))}
      </div>
    </li>
  );
}
