import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { heldIdea } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { award, by, call, lab, type Table, write } from '../../../../test/written-section.ts';
import { publishSection } from '../../statements/publish.ts';
import { builtinWriter } from './builtin-writer.ts';

test('[RPT-18] with few records in the field each that is not told one by one is named; with more it isn’t', async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, at) => award(`m${at}`, 'same use', {}));
  const named = async (count: number) => {
    const field = fields(count);
    const records = field.map(({ record }) => record);
    const idea = heldIdea(['A patch reads sweat', 'It warns'], records, { 'awards/m0': [{ number: 1 }] });
    return (await write('executive-summary', field, { idea })).texts.filter((text) => text.startsWith('Also of'));
  };
  expect(await named(3)).toEqual(['Also of the field, and farther from the idea: “Work of m1”; “Work of m2”.']);
  expect(await named(11)).toEqual([]);
});

test('[RPT-19] the nearest works stand side by side along what their records speak of, and each cell is quoted from its row’s record', async () => {
  const near = {
    'awards/a': [{ number: 1 }],
    'awards/b': [{ number: 1 }, { number: 2 }],
    'awards/b2': [{ number: 1 }],
  };
  const records = ['a', 'b', 'b2'].map((id) => aRecord('awards', id, {}));
  const { tables } = await write(
    'competitor-analysis',
    [
      award('a', 'direct', {
        what: 'The patch reads sweat.',
        achieved: 'It reads within 4 percent of blood.',
        regulation: 'A 510(k) was filed.',
      }),
      award('b', 'same use', {
        what: 'A pen draws blood.',
        stage: 'It is sold in 3 countries.',
        achieved: 'It draws within 2 seconds.',
      }),
      award('b2', 'same use', { what: 'Another pen draws blood.' }, 'Firm b'),
      call('c', '2020-01-05', { what: 'The Navy wants a patch.' }),
    ],
    {
      idea: heldIdea(['A patch reads sweat', 'Runners wear it'], records, near),
      words: ['patch', 'sweat', 'blood', 'read', 'percent', 'filed', 'work'],
    },
  );
  const [table] = tables;
  expect(table?.caption).toBe('The works nearest to the project');
  expect(table?.columns.map(({ label }) => label)).toEqual([
    'Work',
    'Of',
    'Paid by',
    'Words in common',
    'In its own words',
    'Reached',
  ]);
  // A cell that one work alone fills compares nothing.
  expect(table?.rows.map(({ cells, key }) => [key, ...cells])).toEqual([
    [
      'awards/a',
      'Work of a',
      'Firm a; 2019',
      'Department of Energy',
      // Six are seen at a glance.
      'patch, sweat, blood, read, percent, filed',
      '“The patch reads sweat.”',
      '“It reads within 4 percent of blood.”',
    ],
    [
      'awards/b',
      'Work of b',
      'Firm b; 2019',
      'Department of Energy',
      'blood, work',
      '“A pen draws blood.”',
      '“It draws within 2 seconds.”',
    ],
  ]);
});

test('[RPT-18] the comparison quotes first what a work is, and then what the table of the idea’s statements has not', async () => {
  const [what, told, fresh] = ['The patch is a film.', 'The patch reads sweat at once.', 'It was worn by 12 runners.'];
  const field = [award('a', 'direct', { what, how: told, achieved: fresh })];
  const near = { 'awards/a': [{ number: 1, quote: told }] };
  const idea = heldIdea(['A patch reads sweat', 'It warns of thirst'], [field[0]!.record], near);
  const quotedOf = async (...quotes: string[]) => {
    const evidence = await evidenceOfField(field, { idea, words: ['sweat'] });
    const shown = quotes.map((quote) => ({ key: 'awards/a', quote }));
    const { section } = publishSection(
      await builtinWriter.write('competitor-analysis', { ...evidence, shown }),
      evidence,
    );
    const table = section.blocks.find((block): block is Table => block.type === 'table');
    return table?.rows[0]?.cells.at(-1);
  };
  expect(await quotedOf(what, told, fresh)).toBe(`“${what}” – “${fresh}”`);
  expect(await quotedOf(told, fresh)).toBe(`“${told}” – “${fresh}”`);
  expect(await quotedOf(what, told)).toBe(`“${what}”`);
});

test('[RPT-18] what says no more than the title beside it is not quoted as the record’s own words', async () => {
  const [official, fresh] = ['A randomized trial of a sweat patch for thirsty runners.', 'It was worn by 12 runners.'];
  const of = award('a', 'direct', { what: official, achieved: fresh });
  const field = [{ ...of, record: { ...of.record, title: 'Trial of a sweat patch for thirsty runners' } }];
  const evidence = await evidenceOfField(field, { words: ['sweat'] });
  const shown = [official, fresh].map((quote) => ({ key: 'awards/a', quote }));
  const { section } = publishSection(
    await builtinWriter.write('competitor-analysis', { ...evidence, shown }),
    evidence,
  );
  const table = section.blocks.find((block): block is Table => block.type === 'table');
  expect(table?.rows[0]?.cells.at(-1)).toBe(`“${fresh}”`);
});

test('[RPT-18] who is named together with whom is told where some are so more than once', async () => {
  const paper = (id: string): OfField => ({
    ring: 'direct',
    record: aRecord('publications', id, {
      organisations: [...by('Affiliation', 'Harrow University'), ...by('Affiliation', 'Lakemont Institute')],
    }),
  });
  const told = async (...papers: OfField[]) =>
    (await write('partners-and-experts', papers)).tables.map(({ caption }) => caption);
  const WITH_WHOM = 'Who is named with whom';
  expect(await told(paper('a'))).not.toContain(WITH_WHOM);
  expect(await told(paper('a'), paper('b'))).toContain(WITH_WHOM);
});

test('[RPT-18] [RPT-19] what a record says of one statement is not quoted again for another', async () => {
  const field = [award('a', 'direct', { what: 'The patch reads sweat.' })];
  const near = [1, 2, 3].map((number) => ({
    number,
    quote: number < 3 ? 'The patch reads sweat.' : 'It warns at noon.',
  }));
  const idea = heldIdea(['A patch reads sweat', 'Film', 'It warns'], [field[0]!.record], { 'awards/a': near });
  const [table] = (await write('executive-summary', field, { idea })).tables;
  expect(table?.rows.map(({ cells }) => cells.slice(1, 3))).toEqual([
    ['Work of a', '“The patch reads sweat.”'],
    ['Work of a', null],
    ['Work of a', '“It warns at noon.”'],
  ]);
});

test('[RPT-18] what lies outside the field and is likely near to the idea is compared with it, and other neighbors are not', async () => {
  const field = [
    award('a', 'direct', { what: 'The patch reads sweat.' }),
    award('n', 'near', { what: 'A film of enzymes tastes milk.' }),
    award('m', 'near', { what: 'A watch counts steps.' }),
  ];
  const records = field.map(({ record }) => record);
  const idea = heldIdea(['A patch reads sweat', 'Enzymes lie on a film'], records, {
    'awards/a': [{ number: 1 }],
    'awards/n': [{ number: 2 }],
  });
  const [table] = (await write('competitor-analysis', field, { idea })).tables;
  expect(table?.rows.flatMap(({ key }) => (key?.startsWith('awards/') ? [key] : []))).toEqual(['awards/a', 'awards/n']);
});

test('[RPT-20] [REL-05] calls are told only if they are close to the idea or open', async () => {
  const field = [call('old', '1990-07-01'), call('near', '1990-07-01'), call('new', '2027-01-05')];
  const idea = heldIdea(
    ['A patch reads sweat', 'It warns of thirst'],
    field.map(({ record }) => record),
    { 'funding-opportunities/near': [{ number: 1 }] },
  );
  const { tables } = await write('funding-landscape', field, { idea });
  const namedIn = (of: typeof tables) => of.map(({ rows }) => rows.map(({ cells }) => cells[0]));
  expect(namedIn(tables)).toEqual([['Call new'], ['Call near']]);
  // If nothing was held against them, all are told.
  expect(namedIn((await write('funding-landscape', field)).tables).at(-1)).toHaveLength(3);
});

test('[RPT-18] awards are listed by what they were paid, and not again where they don’t say', async () => {
  const listed = async (...amounts: (number | null)[]) => {
    const awards = amounts.map((amount, at): OfField => {
      const each = award(`a${at}`, 'same use', {});
      return { ...each, record: { ...each.record, amount } };
    });
    const { tables } = await write('funding-landscape', awards);
    return tables.find(({ caption }) => caption === 'What awards in the field were paid')?.rows.length;
  };
  expect(await listed(null, null, null)).toBeUndefined();
  expect(await listed(200_000, 100_000, null)).toBeUndefined();
  expect(await listed(200_000, 100_000, 50_000, null)).toBe(3);
});

test('[REL-05] a sentence stands under a heading only if it is surely of that kind and lies near the project', async () => {
  const field = [award('a', 'direct', { need: 'Pricks hurt 30 million people.' })];
  const told = async (nearness: number, certainty: number) => {
    const evidence = await evidenceOfField(field);
    const notes = evidence.notes?.map((note) => ({ ...note, nearness, certainty })) ?? [];
    const drafted = await builtinWriter.write('market-sizing', { ...evidence, notes });
    return publishSection(drafted, evidence).section.blocks.map(({ type }) => type);
  };
  expect(await told(0.6, 0.9)).toEqual(['list']);
  expect(await told(0.2, 0.9)).toEqual(['nothing-found']);
  expect(await told(0.6, 0.7)).toEqual(['nothing-found']);
});

test('[REL-05] what an agency needs is told of a call that is near to the idea, and of no other of its field', async () => {
  const field = [
    award('a', 'direct', { what: 'The patch reads sweat.' }),
    call('c', '2026-01-05', { need: 'Soldiers faint of thirst.' }),
    call('d', '2026-01-05', { need: 'Shells charge slowly.' }),
  ];
  const idea = heldIdea(
    ['A patch reads sweat', 'It warns of thirst'],
    field.map(({ record }) => record),
    { 'awards/a': [{ number: 1 }], 'funding-opportunities/c': [{ number: 2 }] },
  );
  const told = (await write('market-sizing', field, { idea })).texts.join(' ');
  expect(told).toContain('Soldiers faint');
  expect(told).not.toContain('Shells');
});

test('[RPT-20] needs, buyers and rules of another use of the technology are not the project’s', async () => {
  const field = [
    award('a', 'same technology', {
      need: 'Welds crack.',
      customers: 'Shipyards buy it.',
      regulation: 'Ships are classed.',
    }),
    award('b', 'same use', { need: 'Pricks hurt 30 million people.', customers: 'Clinics buy pens.' }),
  ];
  expect((await write('market-sizing', field)).texts.join(' ')).not.toContain('Welds');
  expect((await write('market-sizing', field)).texts[0]).toContain('“Pricks hurt 30 million people.”');
  expect((await write('customers', field)).texts.join(' ')).not.toContain('Shipyards');
  expect((await write('regulatory', field)).blocks[0]?.type).toBe('nothing-found');
});

test('[RPT-20] [READ-03] what has expired is not licensed but read, and what is closed is not applied to', async () => {
  const gone = await write('go-to-market', [lab('x', '2022-07-19'), call('c', '2015-06-16')]);
  expect(gone.texts.join(' ')).not.toMatch(/licens|Apply/);
  expect(gone.texts).toEqual([
    'Read “Scanner x” for what it discloses: by its dates it is expired, and what it claims may be free to use.',
  ]);
  const live = await write('go-to-market', [
    { ...lab('y', '2035-07-19'), ring: 'direct' },
    lab('other use', '2035-07-19'),
    call('o', '2027-06-16'),
  ]);
  expect(live.texts).toEqual([
    'Apply to “Call o” of the US Navy by 16 June, 2027: it is open, and may pay for the next stage.',
    'Ask Langley Research Center about licensing “Scanner y”.',
  ]);
});

test('[READ-03] whoever is quoted, the state of the record stands beside it; what is asked for is no customer', async () => {
  const field = [call('c', '2015-06-16', { customers: 'Fleets would buy it.', next: 'Develop a patch.' })];
  const { texts, tables } = await write('customers', field);
  expect(texts[0]).toBe('Call of the US Navy, closed, 16 June, 2015: “Fleets would buy it.”');
  expect(tables).toEqual([]);
  const asked = (await write('funding-landscape', field)).tables;
  expect(asked[0]?.rows[0]?.cells).toEqual(['Call c', 'US Navy', '2015-06-16', 'closed', '“Develop a patch.”']);
});
