import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { MeasureId, Opportunity, Score, ScoreFigure, ScoreName } from '@groundwork/contract/pulse.assessment';
import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { FigureLink } from '../../ui/figure-link.tsx';
import classes from './opportunities.module.css';
import { OPPORTUNITY_TEXTS as TEXTS } from './panels.texts.ts';

const NAMES: ScoreName[] = ['private_funding', 'public_funding', 'commercial_success', 'patent_likelihood'];
const MONEY: MeasureId[] = ['funding-raised', 'award-money', 'government-money'];

export function Scores({ scores, name }: { scores: Opportunity['scores']; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const scored = NAMES.filter((score) => scores[score]!.value !== null);
  const others = NAMES.filter((score) => scores[score]!.value === null);
  return (
    <>
      {scored.length > 0 && (
        <ul className={classes['scores']}>
          {scored.map((score) => (
            <ScoreRow key={score} label={TEXTS.scores[score]} score={scores[score]!} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Text size="sm" c="dimmed" my={scored.length > 0 ? 0 : 'xs'}>
          {TEXTS.notScored(scored.length > 0 ? others.map((score) => TEXTS.scores[score]).join(', ') : '')}
        </Text>
      )}
      <Button
        variant="subtle"
        size="compact-xs"
        px={0}
        w="fit-content"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? TEXTS.hide : TEXTS.how}
      </Button>
      {isOpen && <Figures scores={scores} name={name} />}
    </>
  );
}

function ScoreRow({ label, score }: { label: string; score: Score }) {
  const value = score.value!;
  const topics = Math.max(...score.figures.map((figure) => figure.topics));
  return (
    <li title={TEXTS.scoreOf(label, value, topics)}>
      <span>{label}</span>
      <span className={classes['track']} aria-hidden>
        <span className={classes['bar']} style={{ width: `${value}%` }} />
      </span>
      <span className={classes['value']}>{value}</span>
    </li>
  );
}

function Figures({ scores, name }: { scores: Opportunity['scores']; name: string }) {
  return (
    <Table.ScrollContainer minWidth={340} type="native" tabIndex={0} role="group" aria-label={`${TEXTS.how}: ${name}`}>
      <Table fz="xs" verticalSpacing={4} horizontalSpacing={6} aria-label={`${TEXTS.how}: ${name}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{TEXTS.figure}</Table.Th>
            <Table.Th className="numeric">{TEXTS.value}</Table.Th>
            <Table.Th className="numeric">{TEXTS.records}</Table.Th>
            <Table.Th>{TEXTS.compared}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {NAMES.flatMap((score) => scores[score]!.figures).map((figure) => (
            <Table.Tr key={figure.id}>
              <Table.Td>{TEXTS.figures[figure.id]}</Table.Td>
              <Table.Td className="numeric">
                <FigureLink query={figure.value ? figure.query : null}>{shownValue(figure)}</FigureLink>
              </Table.Td>
              <Table.Td className="numeric">{formatNumber(figure.n)}</Table.Td>
              <Table.Td>
                {figure.why ? TEXTS.why[figure.why] : TEXTS.moreThan(figure.percentile!, figure.topics)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function shownValue({ id, value }: ScoreFigure): string {
  if (value === null) return '–';
  return MONEY.includes(id) ? formatMoneyTight(value) : formatNumber(Math.round(value * 10) / 10);
}
