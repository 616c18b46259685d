import { readFileSync } from 'node:fs';
import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { titleOf } from '../apps/server/src/features/projects/rewrite/title-of.ts';
import { ENGINES } from '@groundwork/contract/engines';
const cat = (await openLabelled('real', '/tmp/cat'))!;
for (const description of readFileSync(process.argv[2]!, 'utf8').split('\n').map((l) => l.trim()).filter(Boolean)) {
  const title = titleOf(description);
  const about = await aboutOf(cat.index, { title, description }, (t: string) => cat.semantics.embedQuery(t));
  const q = (atLeast: never) => cat.index.search({ engines: [...ENGINES], query: null, about: { subject: about, atLeast }, sort: 'relevance', direction: 'desc', offset: 0, limit: 14 });
  const on = await q('on topic' as never), rel = await q('related' as never);
  console.log(`\n=== ${description}\n  TITLE: ${title}\n  on topic ${on.total}, related ${rel.total}; terms: ${about.terms.map((t) => `${t.label}${t.isHead ? '*' : ''}${t.isKind ? '^' : ''}${t.isCore ? '+' : ''}`).join(' ')}`);
  for (const { record: r, judgement: j } of on.hits) console.log(`   ✓ ${j!.onTopic.toFixed(2)} [${r.engine}] ${r.title.slice(0, 110)}`);
  const set = new Set(on.hits.map(({ record: r }) => r.engine + r.id));
  for (const { record: r, judgement: j } of rel.hits.filter(({ record: r, judgement: j }) => j!.grade === 'related').slice(0, 6)) console.log(`   ~ ${j!.related.toFixed(2)}/${j!.onTopic.toFixed(2)} [${r.engine}] ${r.title.slice(0, 110)}`);
}
await cat.close();
