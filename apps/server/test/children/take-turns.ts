// Takes turns of a rate limit in the embedded store one after the other and prints the number of each.
import { openDatabase } from '../../src/platform/db/database.ts';
import { sharedRateLimit } from '../../src/platform/http/rate-limit.ts';

const database = await openDatabase({ dir: process.argv[2]! });
const take = sharedRateLimit(database, 'turns', [{ turns: 1_000_000, perSeconds: 600 }]);
for (let number = 1; ; number += 1) {
  await take('somebody');
  console.log(number);
}
