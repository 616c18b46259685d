import { expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { makeRecord } from '../../catalogue/index/contract/records.ts';
import { linksOf } from './record-links.ts';

const company = (id: string, name: string, state: string | null, ids: Record<string, string> = {}) => {
  const place = state === null ? null : { country: 'United States', state };
  return makeRecord(id, {
    engine: 'companies',
    title: name,
    place,
    organisations: [{ name, role: 'Company', ids }],
  });
};

async function linkedTo(own: ReturnType<typeof company>, others: ReturnType<typeof company>[]): Promise<string[]> {
  const index = await openIndexWithoutThreads();
  try {
    await index.upsert([own, ...others]);
    const groups = await linksOf(index, own, { isMoney: () => false, splitFrom: [] });
    return groups.flatMap(({ records, more }) => [...records.map(({ id }) => id), ...(more > 0 ? [`+${more}`] : [])]);
  } finally {
    await index.close();
  }
}

test('[DATA-17] of a name that companies of many states bear, only the one of the same state or number is linked', async () => {
  const own = company('own', 'Zorvex Holdings', 'Texas', { uei: 'ABC123DEF456' });
  const states = ['Ohio', 'Utah', 'Iowa', 'Maine', 'Nevada', 'Oregon', 'Kansas', 'Alaska', 'Vermont', 'Georgia'];
  const elsewhere = states.map((state) => company(state, 'ZORVEX HOLDINGS', state));
  const here = company('here', 'Zorvex Holdings', 'Texas');
  const numbered = company('numbered', 'Zorvex Holdings', 'Idaho', { uei: 'ABC123DEF456' });
  expect((await linkedTo(own, [...elsewhere, here, numbered])).toSorted()).toEqual(['here', 'numbered']);
  expect(await linkedTo(own, elsewhere.slice(0, 1))).toEqual(['Ohio']);
  expect(await linkedTo(own, [company('nowhere', 'Zorvex Holdings', null), ...elsewhere])).toEqual(['nowhere']);
});
