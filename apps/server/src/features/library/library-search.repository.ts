import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { libraryFile, libraryPage } from './library.table.ts';
import { nameHolds } from './name-holds.ts';
import { HIT_END, HIT_START } from './read-passage.ts';
import { asWritten, searchedQuery } from './searched-text.ts';

/** Passages of one file. */
const PASSAGES = 2;
/** A word that stands on more pages than this is not worth ranking: the first so many are. */
const RANKED_PAGES_MAX = 5_000;

/** One long fragment, its hits between characters that no stored text has. */
const HEADLINE = `StartSel=${HIT_START}, StopSel=${HIT_END}, MaxWords=36, MinWords=18, MaxFragments=1, FragmentDelimiter= … `;

export type FoundRow = { id: string; is_name: boolean; pages: number; total: number };
export type PassageRow = { file_id: string; number: number; label: string; text: string };
/** `page`: the text itself, where it is not searched as it is. */
type MarkedRow = PassageRow & { page: string | null };

/** The text of files, and searching it. Every method sees only the actor's own files. */
export function librarySearchRepository({ db }: Database) {
  return {
    /** None of a file that isn't the actor's. */
    async pages(actor: Actor, fileId: string, { limit, offset }: { limit: number; offset: number }) {
      const where = and(eq(libraryPage.fileId, fileId), eq(libraryFile.ownerId, actor.userId));
      const isOfFile = eq(libraryFile.id, libraryPage.fileId);
      const [rows, [all]] = await Promise.all([
        db
          .select({ number: libraryPage.number, label: libraryPage.label, text: libraryPage.text })
          .from(libraryPage)
          .innerJoin(libraryFile, isOfFile)
          .where(where)
          .orderBy(asc(libraryPage.number))
          .limit(limit)
          .offset(offset),
        db.select({ count: count() }).from(libraryPage).innerJoin(libraryFile, isOfFile).where(where),
      ]);
      return { rows, total: all?.count ?? 0 };
    },

    /** Files whose name holds the text or whose pages match it; names first, then by how well the pages match. */
    async search(
      actor: Actor,
      { query, folderId, limit, offset }: { query: string; folderId?: string; limit: number; offset: number },
    ): Promise<FoundRow[]> {
      const inFolder = folderId ? sql`AND f.folder_id = ${folderId}` : sql``;
      const { rows } = await db.execute<FoundRow>(sql`
        WITH matching AS (
          SELECT p.file_id, ts_rank_cd(p.search, ${tsQuery(query)}) AS rank
          FROM library_page p JOIN library_file f ON f.id = p.file_id
          WHERE p.search @@ ${tsQuery(query)} AND f.owner_id = ${actor.userId} AND f.status = 'complete' ${inFolder}
          LIMIT ${RANKED_PAGES_MAX}
        ), hits AS (SELECT file_id, max(rank) AS rank, count(*)::int AS pages FROM matching GROUP BY file_id)
        SELECT f.id, ${nameHolds(query)} AS is_name, coalesce(h.pages, 0) AS pages,
          count(*) OVER ()::int AS total
        FROM library_file f LEFT JOIN hits h ON h.file_id = f.id
        WHERE f.owner_id = ${actor.userId} ${inFolder}
          AND (h.file_id IS NOT NULL OR ${nameHolds(query)})
        ORDER BY is_name DESC, h.rank DESC NULLS LAST, f.name_key, f.id
        LIMIT ${limit} OFFSET ${offset}`);
      return rows;
    },

    /** The best passages of each of these files. */
    async passages(actor: Actor, fileIds: string[], query: string): Promise<PassageRow[]> {
      if (fileIds.length === 0) return [];
      const ids = sql.join(
        fileIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      );
      const { rows } = await db.execute<MarkedRow>(sql`
        SELECT best.file_id, best.number, best.label, CASE WHEN best.searched <> '' THEN best.text END AS page,
          ts_headline('english', coalesce(nullif(best.searched, ''), best.text), ${tsQuery(query)}, ${HEADLINE}) AS text
        FROM library_file f CROSS JOIN LATERAL (
          SELECT p.* FROM library_page p WHERE p.file_id = f.id AND p.search @@ ${tsQuery(query)}
          ORDER BY ts_rank_cd(p.search, ${tsQuery(query)}) DESC, p.number LIMIT ${PASSAGES}
        ) best
        WHERE f.id IN (${ids}) AND f.owner_id = ${actor.userId}`);
      return rows.map(({ page, ...row }) => ({ ...row, text: page === null ? row.text : asWritten(row.text, page) }));
    },
  };
}

export type LibrarySearchRepository = ReturnType<typeof librarySearchRepository>;

/** Plain words all have to match, the last one also where it only begins a word, as while it is being typed. */
function tsQuery(typed: string): SQL {
  const query = searchedQuery(typed);
  if (!/^[\p{L}\p{N}\s]+$/u.test(query) || /\bor\b/i.test(query)) return sql`websearch_to_tsquery('english', ${query})`;
  const words = query.trim().split(/\s+/);
  return sql`to_tsquery('english', ${`${words.map((word) => `'${word}'`).join(' & ')}:*`})`;
}
