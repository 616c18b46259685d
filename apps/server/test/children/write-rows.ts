// Writes rows one after the other into the embedded store and prints the number of each that was acknowledged.
import { openDatabase } from '../../src/platform/db/database.ts';

const database = await openDatabase({ dir: process.argv[2]! });
await database.pool.query('CREATE TABLE IF NOT EXISTS row (number int PRIMARY KEY, text text NOT NULL)');
for (let number = 1; ; number += 1) {
  await database.pool.query('INSERT INTO row VALUES ($1, $2)', [number, 'x'.repeat(1_000)]);
  console.log(number);
}
