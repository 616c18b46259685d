import { Title } from '@mantine/core';
import { useFileText } from '../library.queries.ts';
import classes from './preview.module.css';

export interface Cited {
  page: number;
  quote: string;
}

/** The page of a file that a report cites, with the cited words marked. */
export function CitedPage({ fileId, page, quote }: Cited & { fileId: string }) {
  const text = useFileText(fileId, page, 1);
  const [part] = text.data?.items ?? [];
  if (!part) return null;
  const [before, said, after] = split(part.text, quote);
  return (
    <section className={classes['part']}>
      <Title order={3}>{part.label}</Title>
      <p className={classes['text']}>
        {before}
        {said && <mark ref={scrollIntoView}>{said}</mark>}
        {after}
      </p>
    </section>
  );
}

const scrollIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'center' });

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word that the page may have broken at the end of a line. */
const broken = (word: string) => [...word].map(escaped).join('(?:-\\s*\\n\\s*)?');

/** A page breaks its lines where it likes: only the words count. */
function split(text: string, quote: string): [string, string, string] {
  const words = quote.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [text, '', ''];
  const pattern = words.map(broken).join('\\s+');
  const found = new RegExp(pattern, 'u').exec(text);
  if (!found) return [text, '', ''];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
