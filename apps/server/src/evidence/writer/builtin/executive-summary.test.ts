import type { Figure } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { evidenceOfField, type OfField } from '../../../../test/field.ts';
import { heldIdea } from '../../../../test/observed.ts';
import { aRecord } from '../../../../test/records.ts';
import { award, call, write } from '../../../../test/written-section.ts';
import type { Evidence } from '../../evidence.ts';
import { BEHIND_WORDS, BOTH_WORDS } from '../../gather/behind-words.ts';
import { publishSection } from '../../statements/publish.ts';
import { builtinWriter } from './builtin-writer.ts';

const NOT_ASKED = 'Beyond these 1,000 records the public sources themselves have not been asked for this project yet.';

test('[RPT-18] the summary begins with what comes closest, and which of the idea’s telling words it lacks; then comes the closest of each kind', async () => {
  const field = [
    award('a', 'direct', { what: 'The patch reads sweat with enzymes on a film.' }),
    award('b', 'same use', { what: 'A finger pricker stores readings for a week.' }),
    call('c', '2020-01-05'),
  ];
  const records = field.map(({ record }) => record);
  const statements = ['Enzymes on a film read sweat', 'A phone stores the readings', 'The patch grows with the child'];
  const idea = {
    idea: heldIdea(statements, records, {
      'awards/a': [{ number: 1 }],
      'awards/b': [{ number: 2 }],
      'funding-opportunities/c': [{ number: 2 }],
    }),
    words: ['sweat', 'enzymes', 'phone'],
  };
  const { texts, tables } = await write('executive-summary', field, idea);
  const CLOSEST = 'Closest to the idea comes “Work of a” (Firm a, award from the Department of Energy, 2019).';
  const BY_KIND = 'The closest of each kind';
  const QUOTE = 'The patch reads sweat with enzymes on a film.';
  expect(tables.find(({ caption }) => caption === BY_KIND)?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['Awards', 'Work of a'],
    ['Funding opportunities', expect.stringContaining('c')],
  ]);
  expect(tables[0]!.rows[0]!.cells).toEqual(['Awards', 'Work of a', 'Firm a; 2019', 'sweat, enzymes', `“${QUOTE}”`]);
  // Of one kind alone a sentence tells as much.
  const ofOneKind = await write('executive-summary', field.slice(0, 2), {
    ...idea,
    idea: heldIdea(statements, records.slice(0, 2), { 'awards/a': [{ number: 1 }], 'awards/b': [{ number: 2 }] }),
  });
  expect(ofOneKind.tables.map(({ caption }) => caption)).not.toContain(BY_KIND);
  expect(ofOneKind.texts.slice(0, 3)).toEqual([
    CLOSEST,
    `In its own words: “${QUOTE}”`,
    'Of the words that tell most of the idea it has sweat, enzymes; it does not mention phone.',
  ]);
  expect(texts).toEqual([
    CLOSEST,
    'Of the words that tell most of the idea it has sweat, enzymes; it does not mention phone.',
    'Of the 1,000 records that were compared with the project, 3 belong to its field: 1 close in technology and use, 1 close in use and 1 that asks or pays for such work.',
    'The one call on record for the topic is years old.',
    NOT_ASKED,
  ]);
});

test('[RPT-18] what stands behind single words is told where nothing comes close, and nowhere else', async () => {
  const field = [award('a', 'direct', { what: 'The patch reads sweat with enzymes.' })];
  const records = field.map(({ record }) => record);
  const idea = heldIdea(['A patch reads sweat'], records, { 'awards/a': [{ number: 1 }] });
  const row = { cells: ['sweat', 3, null, null, null], key: null, figures: [] };
  const behindWords = { id: BEHIND_WORDS, caption: 'Behind words', columns: [], rows: [row], note: 'N' };
  const captions = async (closeness: number) => {
    const evidence = await evidenceOfField(field, { idea, words: ['sweat'], closeness: { 'awards/a': closeness } });
    const { blocks } = await builtinWriter.write('executive-summary', { ...evidence, tables: [behindWords] });
    return blocks.flatMap((block) => (block.type === 'table' ? [block.caption] : []));
  };
  expect(await captions(2)).toContain('Behind words');
  expect(await captions(3)).not.toContain('Behind words');
});

test('[RPT-18] the summary says first how many works come close to the idea, or that none does, and what is nearest in technology and in use where none does', async () => {
  const field = [
    award('a', 'direct', { what: 'The patch reads sweat with enzymes.' }),
    award('b', 'direct', { what: 'A patch that grows.' }),
    award('c', 'same technology', { what: 'Enzymes stand on a film.' }),
    award('d', 'same use', { what: 'A phone tells of sweat.' }),
  ];
  const keys = field.map(({ record }) => `awards/${record.id}`);
  const records = field.map(({ record }) => record);
  const near = Object.fromEntries(keys.map((key) => [key, [{ number: 1 }]]));
  const verdict = async (closeness: number[], byAxis: [string | null, string | null] = [null, null]) =>
    (
      await write('executive-summary', field, {
        idea: heldIdea(['A patch reads sweat', 'It grows'], records, near),
        words: ['sweat', 'enzymes'],
        closeness: Object.fromEntries(closeness.map((each, at) => [keys[at]!, each])),
        nearestByAxis: { technology: byAxis[0], use: byAxis[1] },
      })
    ).texts.filter((text) => /close to|Close as|Closest|nearest is/.test(text));
  const of = (id: string) => `“Work of ${id}” (Firm ${id}, award from the Department of Energy, 2019)`;
  expect(await verdict([4, 3.4, 2, 1], [keys[2]!, keys[3]!])).toEqual([
    `By estimate one work on record comes close to the idea: ${of('a')}.`,
  ]);
  expect(await verdict([4, 3.6, 3.59, 1])).toEqual([
    `By estimate 2 works on record come close to the idea, the closest ${of('a')}.`,
    `Close as well: ${of('b')}.`,
  ]);
  // Between close and far no verdict is told.
  const closest = `Closest to the idea comes ${of('a')}.`;
  for (const closeness of [3.59, 2.2])
    expect(await verdict([closeness, 2, 2, 1], [keys[2]!, keys[3]!])).toEqual([closest]);
  const far = 'By estimate none of the works on record comes close to the idea.';
  expect(await verdict([2.19, 2, 2, 1], [keys[0]!, keys[3]!])).toEqual([
    far,
    `In technology the nearest is ${of('a')}, with sweat, enzymes in common.`,
    `In use the nearest is ${of('d')}, with sweat in common.`,
  ]);
  // A paper that comes close is counted, though makers stand before it.
  const paper: OfField = {
    ring: 'direct',
    record: aRecord('publications', 'paper', { title: 'On sweat', text: 'A patch reads sweat.' }),
  };
  field.push(paper);
  keys.push('publications/paper');
  records.push(paper.record);
  near['publications/paper'] = [{ number: 1 }];
  expect(await verdict([2, 1.9, 1.8, 1.7, 4])).toEqual([closest]);
  for (const list of [field, keys, records]) list.pop();
  delete near['publications/paper'];
  // Where nobody does it somebody may have asked for it.
  field.push(call('wanted', '2020-01-05'));
  keys.push('funding-opportunities/wanted');
  const asked = `${far.slice(0, -1)}, but a call does: “Call wanted” (Call of the US Navy, closed, 5 January, 2020).`;
  records.push(field.at(-1)!.record);
  near[keys.at(-1)!] = [{ number: 1 }];
  expect(await verdict([2.19, 2, 2, 1, 2.2], [keys[1]!, keys[3]!])).toEqual([asked]);
  expect((await verdict([2.19, 2, 2, 1, 2.19], [keys[1]!, keys[1]!]))[0]).toBe(far);
  // One that is nearest in both is named once.
  expect(await verdict([2.19, 2, 2, 1], [keys[1]!, keys[1]!])).toEqual([
    far,
    `In technology the nearest is ${of('b')}.`,
  ]);
});

test('[RPT-18] [RPT-20] where nothing comes near to the idea no work is called its closest, and nothing is advised after it', async () => {
  const field = [
    award('a', 'direct', { what: 'The patch reads sweat.', need: 'Pricks hurt 30 million people.' }),
    call('c', '2020-01-05'),
  ];
  const idea = heldIdea(
    ['A whistle calls the dog', 'The dog wears a bell'],
    field.map(({ record }) => record),
    {},
  );
  const { texts, tables: told } = await write('executive-summary', field, { idea });
  // Whoever wrote the statements is told nothing by them alone.
  expect(told).toEqual([]);
  expect(texts).toEqual([
    'By estimate nothing in the 2 records that were held against the idea is likely near to any of the 2 statements that it makes of itself.',
    'Of the 1,000 records that were compared with the project, 2 belong to its field: 1 close in technology and use and 1 that asks or pays for such work.',
    'Also of the field, and farther from the idea: “Work of a”; “Call c”.',
    'The one call on record for the topic is years old.',
    NOT_ASKED,
  ]);
  // A record perhaps a little like it is named, and still gives no cause for advice.
  const records = field.map(({ record }) => record);
  const faint = heldIdea(idea.statements, records, { 'awards/a': [{ number: 1, certainty: 0.2 }] });
  expect((await write('executive-summary', field, { idea: faint, words: ['whistle'] })).texts.slice(0, 3)).toEqual([
    'Closest to the idea comes “Work of a” (Firm a, award from the Department of Energy, 2019).',
    'In its own words: “The patch reads sweat.”',
    'It does not mention the words that tell most of the idea: whistle.',
  ]);
  expect((await write('go-to-market', field, { idea: faint })).texts).toEqual([]);
  expect((await write('go-to-market', field, { idea })).texts).toEqual([]);
  const { tables } = await write('competitor-analysis', field, { idea });
  expect(tables.map(({ caption }) => caption)).not.toContain('The works nearest to the project');
});

test('[RPT-18] [GRD-05] of an empty field nothing is told but that nothing was found, and what was compared', async () => {
  const { texts, tables, blocks } = await write('executive-summary', [
    award('n', 'near', { what: 'A watch counts steps.' }),
  ]);
  expect(blocks[0]).toEqual({
    type: 'nothing-found',
    text: 'Nothing was found on this topic in the data sets of the catalog.',
  });
  expect([texts, tables]).toEqual([[NOT_ASKED], []]);
  for (const id of ['market-sizing', 'customers', 'go-to-market', 'regulatory'])
    expect(
      (await write(id, [award('n', 'near', { need: 'People forget.', next: 'We will sell it.' })])).blocks,
    ).toEqual([expect.objectContaining({ type: 'nothing-found' })]);
});

test('[GRD-05] a summary over an empty field says first that nothing was found, then what was compared, and no more', async () => {
  const evidence = await evidenceOfField([award('n', 'near', { what: 'A watch counts steps.' })]);
  const query = { searchEngine: 'awards' as const, query: '', filters: {} };
  const compared = {
    id: 'looked:compared:awards',
    label: 'Awards, compared',
    value: 900,
    unit: 'count' as const,
    query,
  };
  const counted = { ...evidence, figures: [...evidence.figures, compared] };
  const { section } = publishSection(await builtinWriter.write('executive-summary', counted), counted);
  expect(section.blocks).toMatchObject([
    { type: 'nothing-found' },
    { type: 'paragraph', sentences: [{ text: 'Compared with the project were 900 awards.' }, { text: NOT_ASKED }] },
  ]);
  // Whoever has asked the public sources has been told by them.
  const asked = { ...counted, areSourcesAsked: true };
  const { section: after } = publishSection(await builtinWriter.write('executive-summary', asked), asked);
  expect(after.blocks[1]).toMatchObject({ sentences: [{ text: 'Compared with the project were 900 awards.' }] });
});

test('[RPT-18] how many records bring technology and use together is told where the first of them are named, or where none does', async () => {
  const field = [award('a', 'direct', { what: 'The patch reads sweat.' }), award('b', 'same use', {})];
  const evidence = await evidenceOfField(field);
  const told = async (value: number, ids: string[]) => {
    const query = { searchEngine: 'awards' as const, query: 'patch AND (sweat OR skin)', filters: {} };
    const both: Figure = {
      id: BOTH_WORDS,
      label: 'records of all data sets that are found by patch AND (sweat OR skin)',
      value,
      unit: 'count',
      query,
      basis: { how: 'count', figures: [], records: ids.map((id) => ({ searchEngine: 'awards', id, title: id })), n: 1 },
    };
    const counted: Evidence = {
      ...evidence,
      figures: [...evidence.figures, both],
      axisWords: { technology: ['patch'], use: ['sweat', 'skin'] },
    };
    const { section, report } = publishSection(await builtinWriter.write('executive-summary', counted), counted);
    expect(report.withheld).toEqual([]);
    return section.blocks
      .flatMap((block) => (block.type === 'paragraph' ? block.sentences : []))
      .filter(({ text }) => text.includes('stands together'))
      .map(({ text, kind }) => [text, kind]);
  };
  const count = '“patch” stands together with “sweat” or “skin” in';
  expect(await told(0, [])).toEqual([[`${count} 0 of the 1,000 records.`, 'figure']]);
  expect(await told(7, [])).toEqual([]);
  expect(await told(7, ['b'])).toEqual([[`${count} 7 of the 1,000 records, among them “Work of b”.`, 'figure']]);
  // The closest has just been named.
  expect(await told(7, ['a', 'b'])).toEqual(await told(7, ['b']));
  expect(await told(7, ['a'])).toEqual([]);
});

test('[RPT-20] that no call is open stands in the summary, unless the table of calls tells of more than the field has', async () => {
  const said = async (...calls: OfField[]) =>
    (await write('executive-summary', [award('a', 'direct', {}), ...calls])).texts.filter((text) => /call/.test(text));
  expect(await said()).toEqual([]);
  expect(await said(call('c', '2020-01-05'))).toEqual(['The one call on record for the topic is years old.']);
  expect((await said(call('c', '2027-01-05')))[0]).toMatch(/^The next call to close is “Call c”/);
});

test('[RPT-18] shares over the field are told in the summary only of enough records for the same use', async () => {
  const told = async (ring: OfField['ring']) => {
    const field = Array.from({ length: 30 }, (_, at) => award(`a${at}`, ring, {}, at < 20 ? 'Firm a' : `Firm ${at}`));
    const { texts } = await write('executive-summary', field);
    return texts.filter((text) => text.includes('of the awards in the field'));
  };
  expect(await told('same use')).toEqual([expect.stringContaining('67% of the awards')]);
  expect(await told('same technology')).toEqual([]);
});
