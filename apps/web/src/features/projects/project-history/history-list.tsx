import { formatDate, localeOf } from '@groundwork/contract/format';
import type { ProjectEvent } from '@groundwork/contract/project-history';
import { PROJECT_EVENT_LABELS } from '@groundwork/contract/projects.texts';
import { inLanguage, translated } from '@groundwork/contract/texts';
import type { PagedState } from '../../../lib/paged-state.ts';
import { parseUrlSearch } from '../../../lib/url-search.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import classes from '../paged-list.module.css';
import { PagedList } from '../paged-list.tsx';
import { SCREEN_TEXTS } from '../project-screen.texts.ts';
import { useHistory } from './history.queries.ts';

type Props = { projectId: string; state: PagedState; onChange: (state: PagedState) => void };

const TEXTS = {
  failed: SCREEN_TEXTS.historyFailed,
  count: SCREEN_TEXTS.events,
  asc: SCREEN_TEXTS.oldestFirst,
  desc: SCREEN_TEXTS.newestFirst,
};

/** The events of a project; each entry leads to its place. */
export const HistoryList = ({ projectId, ...list }: Props) => (
  <PagedList
    {...list}
    query={useHistory(projectId, list.state)}
    label={SCREEN_TEXTS.history}
    texts={TEXTS}
    empty={<EmptyState title={SCREEN_TEXTS.historyEmpty} text={SCREEN_TEXTS.historyEmptyText} />}
  >
    {(event) => <EventRow key={event.id} event={event} />}
  </PagedList>
);

const TIME = new Intl.DateTimeFormat(localeOf(), { hour: '2-digit', minute: '2-digit', hour12: false });

/** Titles and names of files are people's own words; a search begins with the data set that it was made in. */
function wordsOf({ kind, text, said }: ProjectEvent): string {
  if (kind === 'created' || kind === 'bookmarked' || kind === 'file-added') return text;
  // Searches of before they had keys.
  const [dataSet = '', ...query] = text.split(': ');
  if (kind === 'searched' && !said && query.length > 0) return [translated(dataSet), ...query].join(': ');
  return inLanguage(said, text);
}

function EventRow({ event }: { event: ProjectEvent }) {
  const { kind, path, by, createdAt } = event;
  const text = wordsOf(event);
  return (
    <li className={classes['row']}>
      <span className={classes['kind']}>{PROJECT_EVENT_LABELS[kind]}</span>
      <div className={classes['what']}>{path === null ? text : <PlaceLink path={path} text={text} />}</div>
      <span className={classes['when']}>
        {by ?? SCREEN_TEXTS.someone} ·{' '}
        <time dateTime={createdAt}>
          {formatDate(createdAt)}, {TIME.format(new Date(createdAt))}
        </time>
      </span>
    </li>
  );
}

function PlaceLink({ path, text }: { path: string; text: string }) {
  const { pathname, search } = new URL(path, window.location.origin);
  return (
    <AnchorLink to={pathname as '/search'} search={parseUrlSearch(search)} inherit>
      {text}
    </AnchorLink>
  );
}
