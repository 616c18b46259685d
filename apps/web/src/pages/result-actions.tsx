import type { SearchResult } from '@groundwork/contract/search';
import { Stack } from '@mantine/core';
import { BookmarkButton } from '../features/bookmarks/bookmark-button.tsx';
import { MarkMenu } from '../features/relevance/mark-menu.tsx';
import { useSelectedProject } from '../session/selected-project.ts';

type Props = { result: SearchResult; page: SearchResult[]; about: string | undefined };

/** Beside a result: its bookmark, and what can be said of it for the project asked about, or else the selected one. */
export function ResultActions({ result, page, about }: Props) {
  const selected = useSelectedProject();
  const projectId = about ?? selected?.id;
  return (
    <Stack gap={2} align="center">
      <BookmarkButton record={result} page={page} />
      {projectId && <MarkMenu projectId={projectId} record={result} />}
    </Stack>
  );
}
