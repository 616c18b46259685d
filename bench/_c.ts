import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { readProjects } from '../apps/server/test/evaluation/relevance-labels.ts';
const cat = (await openLabelled('real', '/tmp/cat'))!;
for (const p of readProjects().filter((x) => ['sglt2-inhibitors', 'glucose-monitor', 'lumbar-disc-surgery', 'abuse-deterrent-opioids', 'covid-serology', 'weekly-metformin'].includes(x.id))) {
  const about = await aboutOf(cat.index, { ...p, persona: 'tech_developer' } as never, (t: string) => cat.semantics.embedQuery(t));
  const { hits } = await cat.index.search({ engines: ['clinical-trials'], query: null, about: { subject: about, atLeast: 'on topic' }, sort: 'relevance', direction: 'desc', offset: 0, limit: 60 });
  const count = (f: (d: any) => string[]) => { const m = new Map<string, number>(); for (const { record } of hits) for (const c of new Set(f(record.data))) m.set(c, (m.get(c) ?? 0) + 1); return [...m].sort((a, b) => b[1] - a[1]).slice(0, 12).map(([k, v]) => `${k} ${v}`).join(' | '); };
  console.log(p.id, hits.length, '\n C', count((d) => d.conditions ?? []), '\n M', count((d) => d.mesh ?? []), '\n A', count((d) => [`${d.minimumAge} - ${d.maximumAge}`]), '\n S', count((d) => [d.sex]), '\n P', count((d) => [d.primaryPurpose]), '\n R', count((d) => [String(d.hasResults)]), '\n site', count((d) => (d.sites ?? []).map((s: any) => s.facility)));
}
await cat.close();
