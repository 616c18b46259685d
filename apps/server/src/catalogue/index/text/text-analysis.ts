import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Span } from '@groundwork/contract/search';
import { endAt, type IndexText, indexText } from '../../query/index-text.ts';
import { TOKENIZER } from './text-columns.ts';

/** Characters that cannot be told from text are replaced in the text first. */
const MARK_START = '\u0001';
const MARK_END = '\u0002';
/** Texts of which the tokens are kept. */
const TEXTS_KEPT = 10_000;

export interface MarkedText {
  title: Span[];
  body: Span[];
}

/**
 * Asks FTS5 itself, in a small database in memory, how it cuts, folds and stems words and where a query's words stand
 * in a text. A second implementation in TypeScript would be quicker by little and wrong wherever the two differ.
 */
export class TextAnalysis {
  private readonly db = new DatabaseSync(':memory:');
  private readonly tokensOf = new Map<string, string[]>();
  private readonly addWord: StatementSync;
  private readonly tokens: StatementSync;
  private readonly addText: StatementSync;
  private readonly marked: StatementSync;

  private readonly kept: number;

  constructor(kept = TEXTS_KEPT) {
    this.kept = kept;
    this.db.exec(`
      create virtual table words using fts5(word, content='', tokenize='${TOKENIZER}');
      create virtual table tokens using fts5vocab(words, instance);
      create virtual table texts using fts5(title, body, tokenize='${TOKENIZER}');
    `);
    this.addWord = this.db.prepare('insert into words (rowid, word) values (?, ?)');
    this.tokens = this.db.prepare('select doc, term from tokens order by doc, offset');
    this.tokens.setReturnArrays(true);
    this.addText = this.db.prepare('insert into texts (rowid, title, body) values (?, ?, ?)');
    this.marked = this.db.prepare(
      `select rowid, highlight(texts, 0, '${MARK_START}', '${MARK_END}') as title,
         highlight(texts, 1, '${MARK_START}', '${MARK_END}') as body from texts where texts match ?`,
    );
  }

  /** The index's tokens of a text, in order: 'COVID-19 Vaccines' gives covid, 19, vaccin. */
  tokenize(text: string): string[] {
    return this.tokenizeWritten(indexText(text).text);
  }

  /** Before many texts are asked for: asking for them one by one costs several times as much. */
  prepare(texts: Iterable<string>): void {
    this.prepareWritten(Array.from(texts, (text) => indexText(text).text));
  }

  /** Tokens of what `indexText` wrote. */
  tokenizeWritten(written: string): string[] {
    return this.tokensOf.get(written) ?? this.cut([written])[0]!;
  }

  prepareWritten(written: Iterable<string>): void {
    const unknown = [...new Set(written)].filter((text) => !this.tokensOf.has(text));
    if (unknown.length > 1) this.cut(unknown);
  }

  private cut(written: string[]): string[][] {
    const tokens: string[][] = written.map(() => []);
    this.discarding(() => {
      written.forEach((text, i) => {
        this.addWord.run(i, text);
      });
      for (const [i, term] of this.tokens.all() as unknown as [number, string][]) tokens[i]!.push(term);
    });
    if (this.tokensOf.size + written.length > this.kept) this.tokensOf.clear();
    written.forEach((text, i) => {
      this.tokensOf.set(text, tokens[i]!);
    });
    return tokens;
  }

  /** Places of an FTS5 expression's matches in each of the texts. */
  mark(texts: { title: string; body: string }[], expression: string): MarkedText[] {
    const marks: MarkedText[] = texts.map(() => ({ title: [], body: [] }));
    if (expression === '') return marks;
    return this.discarding(() => {
      const written = texts.map(({ title, body }) => ({ title: indexText(title), body: indexText(body) }));
      written.forEach(({ title, body }, i) => {
        this.addText.run(i, withoutMarks(title.text), withoutMarks(body.text));
      });
      for (const row of this.marked.all(expression)) {
        const { title, body } = written[Number(row['rowid'])]!;
        marks[Number(row['rowid'])] = {
          title: spansOf(String(row['title']), title),
          body: spansOf(String(row['body']), body),
        };
      }
      return marks;
    });
  }

  /** Runs in a transaction that is always rolled back: the tables are empty again afterwards, also after an error. */
  private discarding<Value>(run: () => Value): Value {
    this.db.exec('begin');
    try {
      return run();
    } finally {
      this.db.exec('rollback');
    }
  }
}

/** Keeps every offset: one space for each character that would be mistaken. */
function withoutMarks(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the marks themselves, and NUL, which ends C strings
  return text.replace(/[\0\u0001\u0002]/g, ' ');
}

/** In the text as it is shown. */
function spansOf(marked: string, { at }: IndexText): Span[] {
  const spans: Span[] = [];
  let start = marked.indexOf(MARK_START);
  while (start >= 0) {
    const end = marked.indexOf(MARK_END, start);
    // Each mark before this one moved the text on by one character.
    const before = spans.length * 2;
    const [first, last] = [start - before, end - before - 2];
    spans.push(at ? [at[first]!, endAt(at, last)] : [first, last + 1]);
    start = marked.indexOf(MARK_START, end);
  }
  return spans;
}
