import type { Block, CheckState } from '@groundwork/contract/report-document';
import { Table } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPencilPlus } from '@tabler/icons-react';
import { CitationLink } from './citation-link.tsx';
import fill from './fill-in.module.css';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';

type Fill = Extract<Block, { type: 'to-add' | 'form' | 'checklist' }>;

/** The parts that are the applicant's to say: questions, tables to be filled in, and a checklist. */
export function ToFillIn({ block }: { block: Fill }) {
  if (block.type === 'to-add') return <ToAdd items={block.items} />;
  return block.type === 'form' ? <Form form={block} /> : <Checklist list={block} />;
}

const ToAdd = ({ items }: { items: string[] }) => (
  <ul className={fill['to-add']}>
    {items.map((item) => (
      <li key={item}>
        <IconPencilPlus size={16} aria-hidden />
        <span>
          <strong>{READER_TEXTS.youAdd}:</strong> {item}
        </span>
      </li>
    ))}
  </ul>
);

function Form({ form: { caption, columns, rows, note } }: { form: Extract<Fill, { type: 'form' }> }) {
  return (
    <figure className={classes['exhibit']}>
      <figcaption className={classes['caption']}>{caption}</figcaption>
      <Table.ScrollContainer
        minWidth={columns.length * 130}
        type="native"
        tabIndex={0}
        role="group"
        aria-label={caption}
      >
        <Table fz="sm" withColumnBorders withRowBorders aria-label={caption}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>{column}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((cells, row) => (
              <Table.Tr key={row}>
                {cells.map((cell, at) => (
                  <Table.Td key={at}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <p className={classes['note']}>{note}</p>
    </figure>
  );
}

const ICONS: Record<CheckState, typeof IconCircleCheck> = {
  said: IconCircleCheck,
  lacking: IconCircleDashed,
  yours: IconCircleDashed,
  passed: IconAlertTriangle,
};

function Checklist({ list: { caption, items, note } }: { list: Extract<Fill, { type: 'checklist' }> }) {
  return (
    <figure className={classes['exhibit']}>
      <figcaption className={classes['caption']}>{caption}</figcaption>
      <ul className={fill['checklist']} aria-label={caption}>
        {items.map(({ requirement, state, says, source }) => {
          const Icon = ICONS[state];
          return (
            <li key={requirement} data-state={state}>
              <Icon size={17} aria-hidden />
              <div>
                <div>{requirement}</div>
                <div className={fill['state']}>
                  <strong>{READER_TEXTS.checkStates[state]}</strong>
                  {says && <> · {says}</>}
                  {source !== null && (
                    <sup className={classes['citations']}>
                      <CitationLink number={source} quotes={says ? [says] : []} />
                    </sup>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={classes['note']}>{note}</p>
    </figure>
  );
}
