import { type AgentFind, WATCHED_LABELS, type WatchedChange } from '@groundwork/contract/agents';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { inLanguage } from '@groundwork/contract/texts';
import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import cards from '../../ui/card-list.module.css';
import { AnchorLink } from '../../ui/links.tsx';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';

type Engine = { amount: { unit: string } | null } | undefined;

/** A record that was found: what it is, what has changed, and why it fits. */
export function FindCard({ find, save }: { find: AgentFind; save?: ReactNode }) {
  const { kind, searchEngine, recordId, title, date, source, reasons, reasonsSaid, changes } = find;
  const engine = useEngines().data?.engines.find((each) => each.id === searchEngine);
  return (
    <li>
      <article className={cards['card']} aria-label={title}>
        <Group gap="xs">
          <Badge variant="light" size="sm" radius="sm" tt="none">
            {engine?.label ?? searchEngine}
          </Badge>
          <Badge variant="outline" size="sm" radius="sm" tt="none">
            {kind === 'new' ? TEXTS.fresh : TEXTS.changed}
          </Badge>
          <Text size="xs" c="dimmed">
            {[date && formatDate(date), source].filter(Boolean).join(' · ')}
          </Text>
        </Group>
        <Group justify="space-between" wrap="nowrap" align="start" gap="sm" mt={4}>
          <AnchorLink
            to="/$engine/$id"
            params={{ engine: searchEngine, id: recordId }}
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {title}
          </AnchorLink>
          {save}
        </Group>
        {changes.map((change) => (
          <Text key={change.field} size="sm" fw={600} mt={4}>
            {changeText(change, engine)}
          </Text>
        ))}
        <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {reasons.map((reason, at) => inLanguage(reasonsSaid?.[at], reason)).join(' ')}
        </Text>
      </article>
    </li>
  );
}

function changeText({ field, before, after }: WatchedChange, engine: Engine): string {
  const say = (value: string | number | null) => {
    if (value === null) return TEXTS.noValue;
    if (typeof value === 'string') return field === 'closes' ? formatDate(value) : value;
    return engine?.amount?.unit === 'count' ? formatNumber(value) : formatMoney(value);
  };
  return TEXTS.change(WATCHED_LABELS[field], say(before), say(after));
}
