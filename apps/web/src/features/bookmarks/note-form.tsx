import type { Bookmark } from '@groundwork/contract/bookmarks';
import { BOOKMARK_NOTE_MAX, BOOKMARK_TAG_MAX, BOOKMARK_TAGS_MAX } from '@groundwork/contract/limits';
import { Button, Group, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../ui/form.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { useBookmarkActions } from './bookmarks.queries.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';

/** A note and tags on a bookmark. */
export function NoteForm({ bookmark: { id, title, ...saved }, onClose }: { bookmark: Bookmark; onClose: () => void }) {
  const [note, setNote] = useState(saved.note);
  const [tags, setTags] = useState(saved.tags);
  const { update } = useBookmarkActions();
  return (
    <Form
      aria-label={BOOKMARKS_TEXTS.noteOn(title)}
      style={{ maxWidth: '84ch', marginTop: 8 }}
      onSubmit={() => update.mutate({ id, note, tags }, { onSuccess: onClose })}
    >
      <Textarea
        label={BOOKMARKS_TEXTS.note}
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
        label={BOOKMARKS_TEXTS.tags}
        description={BOOKMARKS_TEXTS.tagsHint}
        mt="xs"
        maxTags={BOOKMARK_TAGS_MAX}
        maxLength={BOOKMARK_TAG_MAX}
        acceptValueOnBlur
        value={tags}
        onChange={setTags}
      />
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={update.isPending}>
          {UI_TEXTS.save}
        </Button>
        <Button variant="default" size="xs" onClick={onClose}>
          {UI_TEXTS.cancel}
        </Button>
      </Group>
    </Form>
  );
}
