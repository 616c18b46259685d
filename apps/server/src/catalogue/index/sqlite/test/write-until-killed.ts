import { makeRecord } from '../../contract/records.ts';
import { openSqliteIndex } from '../sqlite-index.ts';

/**
 * Run as a process of its own: upserts batches of five into the file until it is killed or has written all of them, and
 * prints the number of each batch once it is acknowledged.
 */
const [file = '', prefix = '', batches = ''] = process.argv.slice(2);
const index = await openSqliteIndex({ file, engines: [{ id: 'patents' }], readers: 1 });
for (let batch = 0; batch < Number(batches); batch++) {
  const records = Array.from({ length: 5 }, (_, i) => makeRecord(`${prefix}-${batch}-${i}`, { text: 'kolo' }));
  await index.upsert(records, { key: prefix, value: batch });
  console.log(batch);
}
await index.close();
