import type { IdeaChart } from '@groundwork/contract/idea';
import { Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { AnchorLink } from '../../ui/links.tsx';
import { type CalledNear, calledOf } from './called-near.ts';
import classes from './idea.module.css';
import { IDEA_SCREEN } from './idea.texts.ts';

const RECORD_WIDTH = 150;
const CELL_WIDTH = 44;

/** Records near to the most of an idea beside its statements, as a patent's claims are charted against what was there before. */
export function ClosestTable({ idea: { statements, closest } }: { idea: Pick<IdeaChart, 'statements' | 'closest'> }) {
  return (
    <>
      <Title order={3} mt={10} mb={2} fz="sm">
        {IDEA_SCREEN.closest}
      </Title>
      <Table.ScrollContainer
        minWidth={RECORD_WIDTH + CELL_WIDTH * statements.length}
        type="native"
        className={classes['scroll'] ?? ''}
        tabIndex={0}
        role="group"
        aria-label={IDEA_SCREEN.closest}
      >
        <Table
          className={classes['closest'] ?? ''}
          fz="sm"
          verticalSpacing={4}
          horizontalSpacing={8}
          aria-label={IDEA_SCREEN.closest}
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th className={classes['name'] ?? ''}>{IDEA_SCREEN.record}</Table.Th>
              {statements.map(({ text }, at) => (
                <Table.Th key={text} title={text} className={classes['cell'] ?? ''}>
                  <span aria-hidden>{at + 1}</span>
                  <VisuallyHidden component="span">{IDEA_SCREEN.statement(at + 1, text)}</VisuallyHidden>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {closest.map(({ searchEngine, id, title, year, near }) => (
              <Table.Tr key={`${searchEngine}/${id}`}>
                <Table.Th scope="row" className={classes['name'] ?? ''}>
                  <AnchorLink to="/$engine/$id" params={{ engine: searchEngine, id }} inherit c="inherit">
                    {title}
                  </AnchorLink>
                  {year !== null && <span className={classes['year']}> {year}</span>}
                </Table.Th>
                {near.map((each, at) => (
                  <Cell key={statements[at]!.text} near={each} />
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="xs" c="dimmed" mt={4} aria-hidden>
        {IDEA_SCREEN.legend}
      </Text>
    </>
  );
}

const SIGNS: Record<CalledNear, string> = { likely: '●', perhaps: '○', person: '✓', model: '✓' };

function Cell({ near }: { near: IdeaChart['closest'][number]['near'][number] }) {
  if (!near)
    return (
      <Table.Td className={classes['cell'] ?? ''}>
        <span aria-hidden>–</span>
        <VisuallyHidden component="span">{IDEA_SCREEN.unlikely}</VisuallyHidden>
      </Table.Td>
    );
  const called = calledOf(near);
  return (
    <Table.Td data-called={called} className={classes['cell'] ?? ''}>
      <span aria-hidden>{SIGNS[called]}</span>
      <VisuallyHidden component="span">{IDEA_SCREEN.calledAs[called]}</VisuallyHidden>
    </Table.Td>
  );
}
