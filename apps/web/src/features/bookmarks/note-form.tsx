import type { Bookmark } from '@groundwork/contract/bookmarks';
import { BOOKMARK_NOTE_MAX, BOOKMARK_TAG_MAX, BOOKMARK_TAGS_MAX } from '@groundwork/contract/limits';
import { Button, Group, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useBookmarkActions } from './bookmarks.queries.ts';

/** A note and tags on a bookmark. */
export function NoteForm({ bookmark: { id, title, ...saved }, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const [note, setNote] = useState(saved.note);
  const [tags, setTags] = useState(saved.tags);
  const { update } = useBookmarkActions();
  return (
    <form
      aria-label={`Note on ${title}`}
      style={{ maxWidth: '84ch', marginTop: 8 }}
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({ id, note, tags }, { onSuccess: onClose });
      }}
    >
      <Textarea
        label="Note"
        data-autofocus
        autoFocus
        autosize
        minRows={2}
        maxRows={10}
        maxLength={BOOKMARK_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <TagsInput
        label="Tags"
        description={`At most ${BOOKMARK_TAGS_MAX}; Enter or a comma ends one`}
        mt="xs"
        maxTags={BOOKMARK_TAGS_MAX}
        maxLength={BOOKMARK_TAG_MAX}
        acceptValueOnBlur
        value={tags}
        onChange={setTags}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={update.isPending}>
          Save
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
