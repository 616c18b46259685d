import { expect, test } from 'vitest';
import type { About } from '../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE, type FeatureName } from '../../relevance/features.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { RECORDS, SAID, subject, term } from './about-records.ts';
import { makeQuery, makeRecord } from './records.ts';

/** Which words of a subject say one thing together, and which of its kinds a record has. */
export function namesContract(open: () => Promise<CatalogueIndex>): void {
  async function opened(records = RECORDS): Promise<CatalogueIndex> {
    const index = await open();
    await index.upsert(records);
    return index;
  }
  const ids = async (index: CatalogueIndex, about: About) => {
    const { hits } = await index.search(
      makeQuery({ engines: ['patents'], about: { subject: about, atLeast: 'related' } }),
    );
    return hits.map(({ record }) => record.id);
  };
  /** A feature of one record. */
  const featureOf = async (index: CatalogueIndex, id: string, name: FeatureName, about: About) => {
    const { refs, features } = await index.relevanceCandidates(about);
    return features[refs.findIndex((ref) => ref.id === id) * FEATURE_COUNT + FEATURE_PLACE[name]]!;
  };

  test('[REL-02] neighbouring words whose records have both name one thing, words met by chance do not', async () => {
    const index = await opened();
    const of = async (feature: 'things' | 'distinct', phrases: string[]) =>
      (await index.relevanceCandidates(subject({ phrases }))).features[FEATURE_PLACE[feature]];
    expect(await of('distinct', ['garnet separator'])).toBe(1);
    expect(await of('things', [])).toBe(1);
    expect(await of('things', ['garnet separator'])).toBe(0.75);
    expect(await of('things', ['garnet separator', 'lithium cells'])).toBe(0.5);
  });

  test('[REL-02] an abbreviation that stands for several words is one word where nothing else says what it stands for', async () => {
    const terms = ['garnet', 'separator', 'lithium'].map((label) =>
      term(label, { variants: label === 'lithium' ? [label] : [label, 'gs'] }),
    );
    const patent = (id: string, text: string) => makeRecord(id, { title: 'GS in use', text });
    const index = await opened([
      ...RECORDS,
      patent('another', 'The GS turned the goats back at the gate.'),
      patent('with-more', 'The GS parts lithium cells, and nothing leaks.'),
      patent('spelled-out', 'The GS, a garnet separator, is cast as a tape.'),
    ]);
    expect(await ids(index, subject({ terms, phrases: [] }))).not.toContain('another');
    const distinctOf = async (id: string) =>
      4 * (await featureOf(index, id, 'distinct', subject({ terms, phrases: [] })));
    expect(await Promise.all(['another', 'with-more', 'spelled-out'].map(distinctOf))).toEqual([1, 3, 2]);
  });

  test('[REL-02] a brief subject is told by the most telling word of its name before the head', async () => {
    const terms = [
      term('garnet', { isOfName: true }),
      term('wheat', { isOfName: true }),
      term('separator', { isOfName: true, isHead: true }),
    ];
    const index = await opened([
      ...RECORDS,
      makeRecord('of-wheat', { title: 'Wheat separator', text: SAID.a.replace('garnet', 'wheat') }),
    ]);
    const nameOf = (id: string, all: About['terms']) =>
      featureOf(index, id, 'name', subject({ terms: all, phrases: [], isUntitled: true }));
    expect(await nameOf('topic-a', terms)).toBeGreaterThan(0);
    expect(await nameOf('of-wheat', terms)).toBe(0);
    // Told at length, or by words that say so: no more is asked for than these.
    const more = ['cells', 'lithium', 'tapes', 'currents', 'pressures', 'leaks', 'powder', 'dense'].map((label) =>
      term(label),
    );
    expect(await nameOf('of-wheat', [...terms, ...more])).toBeGreaterThan(0);
    const said = terms.map((each) => ({ ...each, isKind: each.label === 'wheat' }));
    expect(await nameOf('of-wheat', said)).toBeGreaterThan(0);
  });

  test('[REL-02] a long text that mentions the thing once does not speak of it', async () => {
    const rest = Array.from({ length: 80 }, (_, i) => `field${i} wheat barley`).join(' ');
    const text = (more: string) => `${SAID.a} ${more} ${rest}`;
    const index = await opened([
      ...RECORDS,
      makeRecord('mentions', { title: 'Lithium cells', text: text('') }),
      makeRecord('speaks', { title: 'Lithium cells', text: text('Garnet! '.repeat(5)) }),
      makeRecord('is-titled', { title: 'Garnet in lithium cells', text: text('') }),
    ]);
    const of = (role: Partial<About['terms'][number]>) => (id: string) => {
      const terms = [
        'garnet',
        'lithium',
        'cells',
        'dendrites',
        'tapes',
        'currents',
        'pressures',
        'leaks',
        'powder',
        'dense',
        'ceramic',
      ].map((label) => term(label, label === 'garnet' ? role : {}));
      return featureOf(
        index,
        id,
        'isHead' in role ? 'spokenHead' : 'name',
        subject({ terms, phrases: [], isUntitled: true }),
      );
    };
    for (const role of [{ isHead: true }, { isKind: true }, { isTied: true }])
      expect([role, await Promise.all(['mentions', 'speaks', 'is-titled'].map(of(role)))]).toEqual([role, [0, 1, 1]]);
  });

  test('[REL-02] words that say one thing together say nothing of it apart', async () => {
    const index = await opened();
    const nameOf = (id: string, role: 'isTied' | 'isObject', words: string[]) => {
      const terms = ['garnet', 'lithium', 'cells', 'separator', 'wheat'].map((label) =>
        term(label, { [role]: words.includes(label), isHead: label === 'separator', isOfName: true }),
      );
      return featureOf(index, id, 'name', subject({ terms, phrases: [], isUntitled: true }));
    };
    for (const role of ['isTied', 'isObject'] as const) {
      expect(await nameOf('topic-a', role, ['garnet', 'lithium'])).toBeGreaterThan(0);
      expect(await nameOf('topic-a', role, ['garnet', 'wheat'])).toBe(0);
      expect(await nameOf('topic-a', role, ['wheat'])).toBe(0);
    }
    // Of what it is done to two words are enough; of what a hyphen ties all of them are one.
    expect(await nameOf('topic-a', 'isObject', ['garnet', 'lithium', 'wheat'])).toBeGreaterThan(0);
    expect(await nameOf('topic-a', 'isTied', ['garnet', 'lithium', 'wheat'])).toBe(0);
  });
}
