import { formatDate, formatMoney } from '@groundwork/contract/format';
import type { SavedOpportunity } from '@groundwork/contract/saved-opportunities';
import { Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { daysLeft, hereText, isPast } from '../../../lib/days-left.ts';
import type { PagedState } from '../../../lib/paged-state.ts';
import { AnchorLink, ButtonLink } from '../../../ui/links.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import classes from '../paged-list.module.css';
import { PagedList } from '../paged-list.tsx';
import { SCREEN_TEXTS } from '../project-screen.texts.ts';
import { useSavedOpportunities } from './saved-opportunities.queries.ts';

type Props = { projectId: string; state: PagedState; onChange: (state: PagedState) => void };

const TEXTS = {
  failed: SCREEN_TEXTS.opportunitiesFailed,
  count: SCREEN_TEXTS.opportunities,
  asc: SCREEN_TEXTS.soonestFirst,
  desc: SCREEN_TEXTS.latestFirst,
};

/** The funding opportunities that a project has bookmarked, and the days that are left. */
export const OpportunityList = ({ projectId, ...list }: Props) => (
  <PagedList
    {...list}
    query={useSavedOpportunities(projectId, list.state)}
    label={SCREEN_TEXTS.savedOpportunities}
    texts={TEXTS}
    empty={
      <EmptyState title={SCREEN_TEXTS.opportunitiesEmpty} text={SCREEN_TEXTS.opportunitiesEmptyText}>
        <ButtonLink to="/search" search={{ engine: 'funding-opportunities' }} variant="default" mt="xs">
          {SCREEN_TEXTS.fundingOpportunities}
        </ButtonLink>
      </EmptyState>
    }
  >
    {(opportunity) => <OpportunityRow key={opportunity.id} opportunity={opportunity} />}
  </PagedList>
);

function OpportunityRow({ opportunity }: { opportunity: SavedOpportunity }) {
  const { itemId, searchEngine, title, summary, amount, state, isSample, note } = opportunity;
  const { href } = useLocation();
  return (
    <li className={`${classes['row']} ${classes['opportunity']}`}>
      <div className={classes['what']}>
        {state === 'gone' ? (
          <span>{title}</span>
        ) : (
          <AnchorLink
            to="/$engine/$id"
            params={{ engine: searchEngine, id: itemId }}
            state={{ from: href }}
            inherit
            fw={600}
          >
            {title}
          </AnchorLink>
        )}{' '}
        {isSample && <SampleBadge />}
        <p className={classes['summary']}>
          {[...summary, ...(amount === null ? [] : [SCREEN_TEXTS.upTo(formatMoney(amount))])].join(' · ')}
        </p>
        {note && <p className={classes['summary']}>{note}</p>}
      </div>
      <Closing closesAt={opportunity.closesAt} />
    </li>
  );
}

function Closing({ closesAt }: { closesAt: string | null }) {
  if (!closesAt) return <span className={classes['when']}>{SCREEN_TEXTS.noDate}</span>;
  const date = formatDate(closesAt);
  if (isPast(closesAt)) return <span className={classes['when']}>{SCREEN_TEXTS.closed(date)}</span>;
  return (
    <span className={classes['when']}>
      <span className={classes['left']}>{daysLeft(closesAt)}</span>
      {SCREEN_TEXTS.closes(date)}
      <Text span display="block" inherit>
        {hereText(closesAt)}
      </Text>
    </span>
  );
}
