import { formatDate } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import { Text, Title } from '@mantine/core';
import { daysLeft, hereText } from '../../../lib/days-left.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import classes from './all-screen.module.css';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';

/** Calls for proposals that are found and still open. */
export function NextToClose({ calls }: { calls: SearchResult[] }) {
  return (
    <section aria-labelledby="all-next">
      <Title order={2} size="h5" id="all-next" mb={6}>
        {OVERVIEW_TEXTS.nextToClose}
      </Title>
      <ul className={classes['parties']}>
        {calls.map(({ searchEngine, id, title, closes }) => (
          <li key={id}>
            <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} size="sm">
              {title}
            </AnchorLink>
            {closes && (
              <Text size="xs" c="dimmed">
                {[OVERVIEW_TEXTS.closes(formatDate(closes)), hereText(closes), daysLeft(closes)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
