import { useEffect, useState } from 'react';
import classes from './reader.module.css';

type Entry = { id: string; title: string };

/** The sections; the one that is being read is marked. */
export function ContentsList({ entries }: { entries: Entry[] }) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label="Contents" className={`${classes['contents']} no-print`}>
      <p className={classes['contentsHead']}>Contents</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCurrentSection(entries: Entry[]): string {
  const [current, setCurrent] = useState(entries[0]?.id ?? '');
  useEffect(() => {
    // A section is being read while it crosses a band in the upper third of the window.
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}
