import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { readProjects, gradesByProject } from '../apps/server/test/evaluation/relevance-labels.ts';
import { isClearlyRelated, isRatherRelated } from '../apps/server/src/catalogue/relevance/best-matches.ts';
import { ENGINES } from '@groundwork/contract/engines';
const cat = (await openLabelled('real', '/tmp/cat'))!;
const grades = gradesByProject();
const sums: Record<string, number[]> = {};
for (const p of readProjects().filter((x) => x.data === 'real')) {
  const typed = process.argv[2] === 'typed';
  const about = await aboutOf(cat.index, { ...p, ...(typed && { title: p.description.slice(0, 80) }), persona: 'tech_developer' } as never, (t: string) => cat.semantics.embedQuery(t));
  const search = (atLeast: never, limit: number) => cat.index.search({ engines: [...ENGINES], query: null, about: { subject: about, atLeast }, sort: 'relevance', direction: 'desc', offset: 0, limit });
  const on = (await search('on topic' as never, 1)).total;
  const { hits } = await search('related' as never, 100);
  const of = grades.get(p.id)!;
  const band = on === 0 ? '0' : on < 5 ? '1-4' : on < 20 ? '5-19' : '20+';
  for (const [name, test] of [['clear', isClearlyRelated], ['rather', (j: never) => isRatherRelated(j) && !isClearlyRelated(j)]] as const) {
    const set = hits.filter((h) => test(h.judgement as never)).slice(0, 10);
    const s = (sums[`${p.fits ? '' : 'nofit '}${band} ${name}`] ??= [0, 0, 0, 0, 0]);
    s[4]!++;
    for (const { record } of set) { const g = of.get(`${record.engine}/${record.id}`); s[g === undefined ? 3 : g]!++; }
    if (process.argv[3] === name && set.length) console.log(p.id, on, set.map(({ record: r }) => `\n   ${of.get(`${r.engine}/${r.id}`) ?? '-'} [${r.engine}] ${r.title.slice(0, 90)}`).join(''));
  }
}
console.log('band: not, related, on topic, unjudged, projects'); console.log(sums);
await cat.close();
