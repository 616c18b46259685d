import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeQuery, makeRecord } from '../contract/records.ts';
import { makeFolder, openOn } from './test/open-in-folder.ts';

/** Takes a file back to the layout without collections. */
const TO_VERSION_7 = `
  drop table owned;
  drop table collections;
  pragma user_version = 7;
`;

/** … to the layout without earlier values, and that without packed blocks. */
const TO_VERSION_4 = `
  ${TO_VERSION_7}
  drop table earlier_values;
  drop table doc_blocks;
  drop table doc_blocks_gone;
  alter table docs drop column closes;
  pragma user_version = 4;
`;

/** Takes a file of version 4 back to the layout without vectors. */
const TO_VERSION_3 = `
  drop table models;
  drop table vector_bits;
  drop table vectors;
  alter table docs drop column seen;
  pragma user_version = 3;
`;

/** Takes a file of version 3 back to the layout whose checkpoints did not count. */
const TO_VERSION_2 = `
  alter table engines drop column version;
  alter table checkpoints drop column added;
  alter table checkpoints drop column changed;
  alter table checkpoints drop column unchanged;
  pragma user_version = 2;
`;

/** Takes a file of version 2 back to the layout before identities. */
const TO_VERSION_1 = `
  drop table identities;
  alter table docs drop column hidden;
  create table parties (name text not null, date integer not null, docid integer not null,
    primary key (name, date, docid)) without rowid;
  insert into parties select 'acme', date, docid from docs;
  pragma user_version = 1;
`;

function downgrade(file: string, ...steps: string[]): void {
  const db = new DatabaseSync(file);
  for (const step of steps) db.exec(step);
  db.close();
}

test('[DATA-16] a catalogue of layout 2 goes on from its checkpoints', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const first = await openOn(file);
  await first.upsert([makeRecord('1')], { key: 'k', value: { line: 1 } });
  await first.close();
  downgrade(file, TO_VERSION_4, TO_VERSION_3, TO_VERSION_2);

  const again = await openOn(file);
  await again.upsert([makeRecord('2')], { key: 'k', value: { line: 2 } });
  expect(await again.getCheckpoint('k')).toEqual({
    value: { line: 2 },
    counts: { added: 1, changed: 0, unchanged: 0 },
  });
});

test('[DATA-16] records from before the layout had packed blocks are packed by the next change', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const first = await openOn(file);
  await first.upsert(Array.from({ length: 5_000 }, (_, i) => makeRecord(`${i}`)));
  await first.close();
  downgrade(file, TO_VERSION_4);
  for (const count of [5_000, 5_001]) {
    const again = await openOn(file);
    expect((await again.search(makeQuery())).total).toBe(count);
    await again.upsert([makeRecord('more')]);
    await again.close();
  }
  const db = new DatabaseSync(file);
  expect(db.prepare('select block from doc_blocks').all()).toMatchObject([{ block: 0 }]);
  db.close();
});

test('[SRCH-13] what was stored before the layout knew when was first seen when it was last fetched', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const record = makeRecord('1');
  const first = await openOn(file);
  await first.upsert([{ ...record, source: { ...record.source, retrievedAt: '2024-03-05T06:07:08.000Z' } }]);
  await first.close();
  downgrade(file, TO_VERSION_4, TO_VERSION_3);

  const again = await openOn(file);
  const seen = async () => (await again.aggregate({ ...makeQuery(), by: { type: 'seen' } })).map(({ key }) => key);
  expect(await seen()).toEqual(['2024-03-05']);
  await again.upsert([{ ...record, title: 'Changed' }]);
  expect(await seen()).toEqual(['2024-03-05']);
});

test('[DATA-17] a catalogue of the older layout opens with its records, their identities and duplicates hidden', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const paper = (id: string, source: string, text: string) => {
    const record = makeRecord(id, { text, data: { doi: '10.1000/x' } });
    return { ...record, source: { ...record.source, name: source } };
  };
  const acme = makeRecord('acme', { date: '2020', organisations: [{ name: 'Acme, Inc.', role: 'Assignee' }] });
  const first = await openOn(file);
  await first.upsert([acme, paper('poor', 'A', ''), paper('rich', 'B', 'kolo '.repeat(60))]);
  await first.close();
  downgrade(file, TO_VERSION_4, TO_VERSION_3, TO_VERSION_2, TO_VERSION_1);

  const again = await openOn(file);
  const listed = async () => (await again.search(makeQuery())).hits.map(({ record }) => record.id).sort();
  expect(await listed()).toEqual(['acme', 'rich']);
  expect(await again.findByIdentity(['o:acme'], { perEngine: 5 })).toEqual([
    { engine: 'patents', total: 1, records: [acme] },
  ]);
  expect(await again.upsert([acme])).toEqual({ added: 0, changed: 0, unchanged: 1 });
  await again.delete([{ engine: 'patents', id: 'rich' }]);
  expect(await listed()).toEqual(['acme', 'poor']);
});

test('[SRCH-07] closing dates of a layout that knew only days are told by the minute, and what is over as closed', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const first = await openOn(file);
  const dates = ['2026-03', '2025', '2026-03-05', '6000-01-01'];
  await first.upsert(dates.map((closes) => makeRecord(closes, { closes, facets: { status: ['Open'] } })));
  await first.close();
  const db = new DatabaseSync(file);
  const closing = () =>
    db
      .prepare('select closes from docs order by docid')
      .all()
      .map((row) => row['closes']);
  const wanted = closing();
  db.exec(`update docs set closes = (select cast(substr(replace(json ->> '$.closes', '-', '') || '0000', 1, 8) as integer)
      from records where records.docid = docs.docid);
    delete from facet_values where value = 'Closed';
    ${TO_VERSION_7}`);
  expect(closing()).toEqual([20260300, 20250000, 20260305, 60000101]);

  const again = await openOn(file);
  const { hits, facets } = await again.search(makeQuery({ sort: 'closes', direction: 'asc', countFacets: ['status'] }));
  expect(closing()).toEqual(wanted);
  db.close();
  expect(hits.map(({ record }) => record.id)).toEqual(['6000-01-01', '2026-03', '2026-03-05', '2025']);
  expect(facets['status']!.values).toEqual([
    { value: 'Closed', count: 3 },
    { value: 'Open', count: 1 },
  ]);
});

test('[SRCH-01] texts of a layout that knew fewer ways of writing are found by them', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const first = await openOn(file);
  await first.upsert([makeRecord('plain'), makeRecord('made', { title: 'Capture of CO₂' }), makeRecord('last')]);
  await first.close();
  const db = new DatabaseSync(file);
  db.exec(`insert into fts (fts) values ('delete-all');
    insert into fts (rowid, title, body, organisations, people, place) values
      (1, 'Title of plain', 'plain', '', '', ''), (2, 'Capture of CO₂', 'made', '', '', ''), (3, 'Title of last', 'last', '', '', '');
    ${TO_VERSION_7}`);
  db.close();

  const again = await openOn(file);
  const found = async (word: string) =>
    (await again.search(makeQuery({ query: { type: 'word', word } }))).hits.map(({ record }) => record.id);
  expect([await found('CO2'), await found('CO₂'), await found('title')]).toEqual([
    ['made'],
    ['made'],
    ['plain', 'last'],
  ]);
});

test('[SRCH-01] records of a layout that knew fewer spellings of numbers are found by them', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const first = await openOn(file);
  await first.upsert([makeRecord('nih', { data: { awardNumber: '5R01HD041003-03' } })]);
  await first.close();
  downgrade(file, `delete from identities where key <> 'x:5r01hd04100303'; pragma user_version = 9;`);

  const again = await openOn(file);
  const query = { type: 'field', field: 'id', value: { type: 'word', word: 'R01 HD041003' } } as const;
  expect((await again.search(makeQuery({ query }))).hits.map(({ record }) => record.id)).toEqual(['nih']);
});
