import type { InsightReference } from '@groundwork/contract/insights';
import { Button, Popover, Text } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import classes from '../../ui/card-list.module.css';
import { AnchorLink } from '../../ui/links.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { INSIGHT_SCREEN_TEXTS } from './insights.texts.ts';

type Props = {
  references: readonly InsightReference[];
  isPublic: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Number, title, year, authors and the way to each source. */
export function SourcesPopover({ references, isPublic, isOpen, onOpen }: Props) {
  if (references.length === 0) return null;
  return (
    <Popover width={380} position="bottom-start" withinPortal trapFocus opened={isOpen} onChange={onOpen} shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBook2 size={15} />}
          onClick={() => onOpen(!isOpen)}
        >
          {INSIGHT_SCREEN_TEXTS.sources(references.length)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown maw="92vw" aria-label={INSIGHT_SCREEN_TEXTS.sourcesTitle}>
        <ol className={classes['sources']}>
          {references.map((reference) => (
            <Source key={reference.citationNumber} {...reference} isPublic={isPublic} />
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

function Source({
  citationNumber,
  title,
  year,
  authors,
  link,
  searchEngine,
  id,
  publisher,
  isSample,
  isPublic,
}: InsightReference & { isPublic: boolean }) {
  return (
    <li className={classes['source']}>
      <span>[{citationNumber}]</span>
      <div>
        {isPublic ? (
          <span>{title}</span>
        ) : (
          <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} inherit underline="always">
            {title}
          </AnchorLink>
        )}
        <Text size="xs" c="dimmed">
          {[year, authors.join(', ')].filter(Boolean).join(' · ')}
        </Text>
        <Text size="xs" c="dimmed" component="div">
          <OutsideLink url={link}>{publisher}</OutsideLink> {isSample && <SampleBadge />}
        </Text>
      </div>
    </li>
  );
}
