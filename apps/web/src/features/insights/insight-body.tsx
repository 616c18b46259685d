import { formatDate, formatMoneyShort, formatNumber } from '@groundwork/contract/format';
import type { InsightContent, InsightSentence } from '@groundwork/contract/insights';
import { INSIGHT_FOLD } from '@groundwork/contract/limits';
import type { Figure } from '@groundwork/contract/report-document';
import { Button, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '../../ui/card-list.module.css';
import { FigureLink } from '../../ui/figure-link.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { INSIGHT_SCREEN_TEXTS } from './insights.texts.ts';
import { SourcesPopover } from './sources-popover.tsx';

type Props = {
  content: InsightContent;
  questions?: readonly string[];
  isPublic?: boolean;
  /** Beside the sources. */
  actions?: ReactNode;
};

const FIGURES_SHOWN = 4;

/** The text of an insight, folded, with its citations, the figures that it rests on, and its sources. */
export function InsightBody({ content, questions = [], isPublic = false, actions }: Props) {
  const { response, sentences, references, figures, why, n, period, asOf, missing } = content;
  const [isWhole, setWhole] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isLong = response.length > INSIGHT_FOLD;
  const shown = isLong && !isWhole ? folded(sentences) : sentences;
  const told = new Set(sentences.flatMap((sentence) => sentence.figures));
  return (
    <>
      <Sentences sentences={shown} questions={questions} onCite={() => setOpen(true)} />
      {isLong && (
        <Button variant="subtle" size="compact-sm" px={0} mb={6} onClick={() => setWhole(!isWhole)}>
          {isWhole ? INSIGHT_SCREEN_TEXTS.showLess : INSIGHT_SCREEN_TEXTS.showMore}
        </Button>
      )}
      <Figures figures={figures.filter(({ id }) => told.has(id)).slice(0, FIGURES_SHOWN)} isPublic={isPublic} />
      {why && (
        <p className={classes['why']}>
          <Text span fw={600}>
            {INSIGHT_SCREEN_TEXTS.whyItMatters}:
          </Text>{' '}
          {why}
        </p>
      )}
      <Text size="xs" c="dimmed">
        {[n > 0 && INSIGHT_SCREEN_TEXTS.basis(n, period?.from ?? null, period?.to ?? null, formatDate(asOf)), missing]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <div className={classes['foot']}>
        <SourcesPopover references={references} isPublic={isPublic} isOpen={isOpen} onOpen={setOpen} />
        {actions}
      </div>
    </>
  );
}

/** Whole sentences, as many as fit; of a single one that is too long its beginning. */
function folded(sentences: readonly InsightSentence[]): InsightSentence[] {
  let left = INSIGHT_FOLD;
  return sentences.flatMap((sentence, at) => {
    if (left <= 0) return [];
    const room = left;
    left -= sentence.text.length + 1;
    if (left >= 0) return [sentence];
    return at === 0 ? [{ ...sentence, text: `${sentence.text.slice(0, room).trimEnd()}…` }] : [];
  });
}

type SentencesProps = { sentences: readonly InsightSentence[]; questions: readonly string[]; onCite: () => void };

function Sentences({ sentences, questions, onCite }: SentencesProps) {
  const groups = [...new Set(sentences.map(({ answers }) => answers))];
  return groups.map((answers) => (
    <div key={answers ?? -1}>
      {answers !== undefined && questions.length > 1 && <p className={classes['answers']}>{questions[answers]}</p>}
      <p className={classes['text']}>
        {sentences
          .filter((sentence) => sentence.answers === answers)
          .map(({ text, citations }) => (
            <span key={text}>
              {text}
              {citations.map((number) => (
                <UnstyledButton
                  key={number}
                  className={classes['cite'] ?? ''}
                  c="var(--mantine-color-anchor)"
                  aria-label={INSIGHT_SCREEN_TEXTS.sourceOf(number)}
                  onClick={onCite}
                >
                  [{number}]
                </UnstyledButton>
              ))}{' '}
            </span>
          ))}
      </p>
    </div>
  ));
}

function Figures({ figures, isPublic }: { figures: readonly Figure[]; isPublic: boolean }) {
  if (figures.length === 0) return null;
  return (
    <ul className={classes['figures']} aria-label={INSIGHT_SCREEN_TEXTS.figures}>
      {figures.map((figure) => (
        <li key={figure.id} className={classes['figure']}>
          <div className={classes['value']}>
            <ShownFigure figure={figure} isPublic={isPublic} />
          </div>
          <div className={classes['label']} title={figure.label}>
            {figure.label}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A counted figure opens its search, one that a source counted opens the source. */
function ShownFigure({ figure, isPublic }: { figure: Figure; isPublic: boolean }) {
  const value = shownValue(figure);
  if (figure.at) return <OutsideLink url={figure.at.address}>{value}</OutsideLink>;
  return isPublic ? value : <FigureLink query={figure.query}>{value}</FigureLink>;
}

function shownValue({ value, unit }: Figure): string {
  if (unit === 'usd') return formatMoneyShort(value);
  if (unit === 'year') return String(value);
  return `${formatNumber(value)}${unit === 'percent' ? '%' : ''}`;
}
