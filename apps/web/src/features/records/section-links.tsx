import { useCurrentSection } from '../../ui/use-current-section.ts';
import { RECORDS_TEXTS } from './records.texts.ts';
import classes from './section-links.module.css';
import type { Section } from './sections.ts';

/** Jumps within a long record; the section that is being read is marked. */
export function SectionLinks({ sections }: { sections: Section[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label={RECORDS_TEXTS.onThisPage} className={`${classes['jumps']} no-print`}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
