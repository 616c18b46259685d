// Publishes an event as a process that takes no jobs, prints a line once it is committed, and hangs. Arguments: kind of
// store, folder or URL.
import { migrate, openDatabase } from '../../src/platform/db/database.ts';
import { createEventBus } from '../../src/platform/events/event-bus.ts';
import { createJobQueue } from '../../src/platform/jobs/boss-job-queue.ts';
import { somethingHappened, subscriptionOf } from '../events.ts';

const [kind, place] = process.argv.slice(2);
const database = await openDatabase(kind === 'postgres' ? { url: place } : { dir: place });
await migrate(database);
const subscription = subscriptionOf('test.hear', async () => undefined);
const jobs = createJobQueue(database);
const events = createEventBus(jobs);
events.connect([subscription]);
await jobs.start([subscription.job!], { isWorker: false });
await database.db.transaction((tx) => events.publish(somethingHappened, { what: 'survivor' }, tx));
console.log('committed');
setInterval(() => undefined, 60_000);
