import { WATCHED_LABELS } from '@groundwork/contract/agents';
import type { Bookmark, BookmarkState } from '@groundwork/contract/bookmarks';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { calm } from '../../catalogue/normalise/calm.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';
import { changedValues, watchedValues } from '../../catalogue/watched-values.ts';
import type { BookmarkRow } from './bookmarks.repository.ts';

/** The state of a record since it was bookmarked; `now` is null when the catalogue no longer has it. */
export function stateOf({ recordHash }: Pick<BookmarkRow, 'recordHash'>, now: CatalogueRecord | null): BookmarkState {
  if (!now) return 'gone';
  if (now.withdrawn) return 'withdrawn';
  return hashRecord(now) === recordHash ? 'same' : 'changed';
}

export function presentBookmark(row: BookmarkRow, now: CatalogueRecord | null, engine: EngineDeclaration): Bookmark {
  const { id, itemId, searchEngine, projectId, note, tags, record } = row;
  const state = stateOf(row, now);
  return {
    id,
    itemId,
    searchEngine,
    projectId,
    title: calm(record.title),
    date: record.date,
    amount: record.amount,
    summary: summaryOf(record, engine),
    text: record.text,
    url: record.url,
    source: record.source.name,
    isSample: record.source.isSample,
    ...(record.collection && { isOwn: true as const }),
    note,
    tags,
    createdAt: row.createdAt.toISOString(),
    state,
    changed: now && state === 'changed' ? changesOf(record, now, engine) : [],
    withdrawn: (now ?? record).withdrawn ?? null,
  };
}

const summaryOf = (record: CatalogueRecord, { summary }: EngineDeclaration): string[] =>
  summary.flatMap((read) => read(record) || []).map(calm);

function changesOf(before: CatalogueRecord, now: CatalogueRecord, { date, amount }: EngineDeclaration): string[] {
  const named = [
    { label: 'Title', isSame: before.title === now.title },
    { label: date?.label, isSame: before.date === now.date },
    { label: amount?.label, isSame: before.amount === now.amount },
  ];
  const watched = changedValues(watchedValues(before), watchedValues(now)).flatMap(({ field }) =>
    field === 'amount' ? [] : [WATCHED_LABELS[field]],
  );
  const labels = [...named.flatMap(({ label, isSame }) => (label && !isSame ? [label] : [])), ...watched];
  return labels.length > 0 ? labels : ['Details'];
}
