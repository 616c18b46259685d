import type { IdeaChart, NearRecord } from '@groundwork/contract/idea';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { calledOf } from './called-near.ts';
import classes from './idea.module.css';
import { type Statement, useJudge } from './idea.queries.ts';
import { IDEA_SCREEN } from './idea.texts.ts';

type Idea = Pick<IdeaChart, 'projectId' | 'mayEdit' | 'held'>;

/** One statement: the nearest record if it is likely near, as reports name it, others on demand, and what people said is not near. */
export function StatementRow({ statement, idea }: { statement: Statement; idea: Idea }) {
  const { text, nearest, refused } = statement;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const named = nearest.slice(0, 1).filter((each) => calledOf(each) !== 'perhaps');
  const shown = isOpen ? nearest : named;
  const others = nearest.length - named.length;
  return (
    <li className={classes['of']}>
      <p className={classes['statement']}>{text}</p>
      {named.length === 0 && idea.held > 0 && (
        <Text size="sm" c="dimmed">
          {others > 0 ? IDEA_SCREEN.nothingLikely : IDEA_SCREEN.nothing}
        </Text>
      )}
      <ul id={list} className={classes['nearest']}>
        {shown.map((record) => (
          <Near key={`${record.searchEngine}/${record.id}`} record={record} statement={text} idea={idea} />
        ))}
      </ul>
      {others > 0 && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={classes['more'] ?? ''}
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={
            isOpen ? IDEA_SCREEN.fewerOf(text) : IDEA_SCREEN[named.length > 0 ? 'moreOf' : 'perhapsOf'](others, text)
          }
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? IDEA_SCREEN.fewer : IDEA_SCREEN[named.length > 0 ? 'more' : 'perhaps'](others)}
        </Button>
      )}
      {refused.length > 0 && <Refused refused={refused} statement={text} idea={idea} />}
    </li>
  );
}

function Near({ record, statement, idea }: { record: NearRecord; statement: string; idea: Idea }) {
  const { searchEngine, id, title, who, year, quote, inCommon, certainty, by, isSample } = record;
  const { data } = useEngines();
  const kind = data?.engines.find((engine) => engine.id === searchEngine)?.singular;
  const called = calledOf({ certainty, by });
  return (
    <li className={classes['near']}>
      <span className={classes['called']} data-called={called}>
        <span aria-hidden>{IDEA_SCREEN.called[called]}</span>
        <VisuallyHidden component="span">{IDEA_SCREEN.calledAs[called]}</VisuallyHidden>
      </span>
      <div className={classes['what']}>
        <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} size="sm" c="inherit">
          {title}
        </AnchorLink>{' '}
        <Text component="span" size="xs" c="dimmed">
          {[kind, who, year].filter((each) => each !== null && each !== undefined).join(' · ')}
        </Text>{' '}
        {isSample && <SampleBadge />}
        {quote && <p className={classes['quote']}>“{quote}”</p>}
        {inCommon.length > 0 && (
          <Text size="xs" c="dimmed">
            {IDEA_SCREEN.inCommon(inCommon)}
          </Text>
        )}
      </div>
      {idea.mayEdit && <Judge record={record} statement={statement} projectId={idea.projectId} />}
    </li>
  );
}

function Judge({ record, statement, projectId }: { record: NearRecord; statement: string; projectId: string }) {
  const { isPending, say } = useJudge(projectId, statement);
  const isNear = record.by === 'person';
  const before = isNear ? 'near' : null;
  return (
    <div className={classes['judge']}>
      <Button
        variant={isNear ? 'light' : 'subtle'}
        size="compact-xs"
        aria-pressed={isNear}
        aria-label={IDEA_SCREEN.isNear(record.title, statement)}
        disabled={isPending}
        onClick={() => say(record, isNear ? null : 'near', before)}
      >
        {IDEA_SCREEN.near}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        aria-label={IDEA_SCREEN.isNotNear(record.title, statement)}
        disabled={isPending}
        onClick={() => say(record, 'not', before)}
      >
        {IDEA_SCREEN.notNear}
      </Button>
    </div>
  );
}

function Refused({ refused, statement, idea }: { refused: Statement['refused']; statement: string; idea: Idea }) {
  const { isPending, say } = useJudge(idea.projectId, statement);
  return (
    <div className={classes['refused']}>
      <Text component="span" size="xs" c="dimmed">
        {IDEA_SCREEN.refused}
      </Text>
      <ul>
        {refused.map((record) => (
          <li key={`${record.searchEngine}/${record.id}`}>
            <AnchorLink
              to="/$engine/$id"
              params={{ engine: record.searchEngine, id: record.id }}
              size="xs"
              c="dimmed"
              underline="always"
            >
              {record.title}
            </AnchorLink>
            {idea.mayEdit && (
              <Button
                variant="subtle"
                size="compact-xs"
                disabled={isPending}
                aria-label={IDEA_SCREEN.takeBackOf(record.title)}
                onClick={() => say(record, null, 'not')}
              >
                {IDEA_SCREEN.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
