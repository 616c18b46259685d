import { COMPARED_MAX, COMPARED_MIN } from '@groundwork/contract/limits';
import { Button, CopyButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EngineId } from '../../lib/search-state.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import classes from './selection-bar.module.css';

type Props = {
  engine: EngineId;
  selectedIds: string[];
  /** The search to go back to from the comparison. */
  from: string;
  onClear: () => void;
  /** Further things to do with what is selected. */
  children?: ReactNode;
};

/** The actions on the chosen records; stays in sight while one scrolls. */
export function SelectionBar({ engine, selectedIds, from, onClear, children }: Props) {
  const count = selectedIds.length;
  if (count === 0) return null;
  const isComparable = count >= COMPARED_MIN && count <= COMPARED_MAX;
  const links = selectedIds.map((id) => `${window.location.origin}/${engine}/${encodeURIComponent(id)}`);
  return (
    <section className={classes['bar']} aria-label={SEARCH_TEXTS.selection}>
      <Text size="sm" fw={600} role="status">
        {SEARCH_TEXTS.selected(count)}
      </Text>
      <Group gap={6}>
        {isComparable ? (
          <ButtonLink size="compact-sm" to="/compare" search={{ engine, id: selectedIds }} state={{ from }}>
            {SEARCH_TEXTS.compare}
          </ButtonLink>
        ) : (
          <Text size="xs" c="dimmed" mr={4}>
            {SEARCH_TEXTS.selectToCompare}
          </Text>
        )}
        {children}
        <CopyButton value={links.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-sm" onClick={copy}>
              {copied ? SEARCH_TEXTS.linksCopied : SEARCH_TEXTS.copyLinks}
            </Button>
          )}
        </CopyButton>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {SEARCH_TEXTS.clear}
        </Button>
      </Group>
    </section>
  );
}
