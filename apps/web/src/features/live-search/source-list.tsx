import type { LiveSearch } from '@groundwork/contract/live-search';
import { LIVE_SEARCH_TEXTS } from '@groundwork/contract/live-search.texts';
import { Anchor, Checkbox, Group, Text } from '@mantine/core';
import classes from './live-search.module.css';
import { LIVE_SCREEN } from './live-search.texts.ts';

type Props = {
  live: Pick<LiveSearch, 'sources' | 'isMedical'>;
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
};

/** Sources of medicine for what is none: asked only if somebody ticks them. */
export function leftOut({ sources, isMedical }: Props['live']): (source: string) => boolean {
  const names = new Set(sources.flatMap((each) => (each.isOfMedicine && !isMedical ? each.source : [])));
  return (source) => names.has(source);
}

type Source = Props['live']['sources'][number];
const lackingLast = (one: Source, other: Source) => Number(one.missing !== null) - Number(other.missing !== null);

/** The sources with what each is good for and what is taken of it; those without their key say which it is, after the others. */
export function SourceList({ live, chosen, onChange }: Props) {
  const { sources } = live;
  const isLeftOut = leftOut(live);
  const unticked = sources.filter(
    ({ source, missing }) => isLeftOut(source) && missing === null && !chosen.has(source),
  );
  const askable = sources.flatMap(({ source, missing }) => (missing === null ? source : []));
  const toggle = (source: string) => {
    const next = new Set(chosen);
    if (!next.delete(source)) next.add(source);
    onChange(next);
  };
  return (
    <fieldset className={classes['sources']}>
      <Group gap="sm" mb={2}>
        <Text component="legend" size="sm" fw={600} p={0}>
          {LIVE_SCREEN.chooseSources}
        </Text>
        <Anchor
          component="button"
          type="button"
          size="xs"
          underline="always"
          onClick={() => onChange(new Set(askable))}
        >
          {LIVE_SCREEN.all}
        </Anchor>
        <Anchor component="button" type="button" size="xs" underline="always" onClick={() => onChange(new Set())}>
          {LIVE_SCREEN.none}
        </Anchor>
      </Group>
      {unticked.length > 0 && (
        <Text size="xs" c="dimmed" mb={2} maw="90ch">
          {LIVE_SCREEN.notMedical(unticked.map(({ label }) => label))}{' '}
          <Anchor
            component="button"
            type="button"
            inherit
            underline="always"
            onClick={() => onChange(new Set([...chosen, ...unticked.map(({ source }) => source)]))}
          >
            {LIVE_SCREEN.tickThem}
          </Anchor>
        </Text>
      )}
      {sources.map(({ source, missing }) =>
        missing !== null && LIVE_SCREEN.without[source] ? (
          <Text key={source} size="xs" c="dimmed" mb={2} maw="90ch">
            {LIVE_SCREEN.without[source]}
          </Text>
        ) : null,
      )}
      <div className={classes['list']}>
        {sources.toSorted(lackingLast).map(({ source, label, goodFor, limit, missing }) => (
          <Checkbox
            key={source}
            size="xs"
            className={classes['source'] ?? ''}
            checked={chosen.has(source)}
            disabled={missing !== null}
            onChange={() => toggle(source)}
            label={label}
            description={
              missing === null
                ? `${LIVE_SEARCH_TEXTS.sources[source] ?? goodFor} · ${LIVE_SCREEN.upTo(limit)}`
                : LIVE_SCREEN.missing(missing)
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
