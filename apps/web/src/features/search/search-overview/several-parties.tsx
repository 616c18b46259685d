import type { EngineInfo } from '@groundwork/contract/engines';
import type { OverviewParty } from '@groundwork/contract/search-overview';
import { translated } from '@groundwork/contract/texts';
import { Skeleton, Text, Title } from '@mantine/core';
import { AnchorLink } from '../../../ui/links.tsx';
import classes from './all-screen.module.css';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';

type Props = { parties: OverviewParty[] | undefined; engines: EngineInfo[]; isDone: boolean };

/** Organisations and people among the best of several data sets, with what they are there. */
export function SeveralParties({ parties, engines, isDone }: Props) {
  if (isDone && !parties?.length) return null;
  return (
    <section aria-labelledby="all-several">
      <Title order={2} size="h5" id="all-several">
        {OVERVIEW_TEXTS.inSeveral}
      </Title>
      <Text size="xs" c="dimmed" mb={6}>
        {OVERVIEW_TEXTS.inSeveralText}
      </Text>
      {!parties && <Skeleton h={120} />}
      <ul className={classes['parties']}>
        {parties?.map((party) => (
          <li key={`${party.type} ${party.name}`}>
            <Text fw={560} size="sm">
              {party.name}{' '}
              {!party.isSure && (
                <Text span size="xs" c="dimmed">
                  ({OVERVIEW_TEXTS.probably})
                </Text>
              )}
            </Text>
            <Text size="xs" c="dimmed">
              {party.roles.slice(0, 4).map(translated).join(', ')}
            </Text>
            <ul className={classes['places']}>
              {firstOfEach(party).map(({ searchEngine, id, title }) => (
                <li key={searchEngine}>
                  <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} size="xs" title={title}>
                    {engines.find((engine) => engine.id === searchEngine)?.singular ?? searchEngine}
                  </AnchorLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const firstOfEach = ({ records }: OverviewParty) =>
  records.filter(({ searchEngine }, at) => records.findIndex((other) => other.searchEngine === searchEngine) === at);
