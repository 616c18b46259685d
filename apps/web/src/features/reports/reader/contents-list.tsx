import { useCurrentSection } from '../../../ui/use-current-section.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { SOURCES_ID } from './source-list.tsx';

type Entry = { id: string; title: string };

/** The sections; the one that is being read is marked. */
export function ContentsList({ entries }: { entries: Entry[] }) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label={READER_TEXTS.contents} className={`${classes['contents']} no-print`}>
      <p className={classes['contentsHead']}>{READER_TEXTS.contents}</p>
      <Entries entries={entries} current={current} />
    </nav>
  );
}

/** Folded above the text where no column has room beside it. */
export const FoldedContents = ({ entries }: { entries: Entry[] }) => (
  <nav aria-label={READER_TEXTS.contents} className={`${classes['folded']} no-print`}>
    <details>
      <summary>{READER_TEXTS.contents}</summary>
      <Entries entries={entries} />
    </details>
  </nav>
);

const Entries = ({ entries, current }: { entries: Entry[]; current?: string | null }) => (
  <ol>
    {entries.map(({ id, title }) => (
      <li key={id}>
        {/* Reports are written in English, whatever the screen speaks. */}
        <a
          href={`#${id}`}
          lang={id === SOURCES_ID ? undefined : 'en'}
          aria-current={id === current ? 'location' : undefined}
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);
