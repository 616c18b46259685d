import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { readProjects } from '../apps/server/test/evaluation/relevance-labels.ts';
import type { Engine } from '@groundwork/contract/engines';
import { aimOf } from '../apps/server/src/evidence/gather/aims.ts';
import { topicWords } from '../apps/server/src/evidence/gather/passages.ts';
import { cleanRecord } from '../apps/server/src/evidence/gather/clean-record.ts';
const [, , engines, per, data = 'real'] = process.argv;
const cat = (await openLabelled(data as never, '/tmp/cat'))!;
let n = 0, none = 0;
for (const p of readProjects().filter((x) => x.data === data && x.fits)) {
  const about = await aboutOf(cat.index, { ...p, persona: 'tech_developer' } as never, (t: string) => cat.semantics.embedQuery(t));
  for (const e of engines!.split(',') as Engine[]) {
    const { hits } = await cat.index.search({ engines: [e], query: null, about: { subject: about, atLeast: 'on topic' }, sort: 'relevance', direction: 'desc', offset: 0, limit: Number(per) });
    for (const { record } of hits) { const r = cleanRecord(record); const a = aimOf(r, topicWords(about)); n++; if (!a) none++; console.log(`[${e}] ${p.id}: ${r.title} | ${r.date}\n   ${a ?? '-- ' + r.text.slice(0, 200).replace(/\n/g, ' ¶ ')}`); }
  }
}
console.log(n, none);
await cat.close();
