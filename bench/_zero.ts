import { openLabelled } from './evaluation/relevance/data-folders.ts';
import { aboutOf } from '../apps/server/test/subject.ts';
import { readProjects, gradesByProject } from '../apps/server/test/evaluation/relevance-labels.ts';
import { titleOf } from '../apps/server/src/features/projects/rewrite/title-of.ts';
import { FEATURES, FEATURE_COUNT, FEATURE_PLACE } from '../apps/server/src/catalogue/relevance/features.ts';
import { judge, ON_TOPIC_FLOOR, RELATED_FLOOR } from '../apps/server/src/catalogue/relevance/judge.ts';
import { writeFileSync } from 'node:fs';
const cat = (await openLabelled('real', '/tmp/cat'))!;
const grades = gradesByProject();
const out: string[] = [['project', 'mode', 'fits', 'on', 'key', 'grade', 'related', 'onTopic', ...FEATURES].join('\t')];
for (const p of readProjects().filter((x) => x.data === 'real')) for (const mode of ['described', 'typed']) {
  const title = mode === 'typed' ? titleOf(p.description) : p.title;
  const about = await aboutOf(cat.index, { title, description: p.description }, (t: string) => cat.semantics.embedQuery(t));
  const { refs, features } = await cat.index.relevanceCandidates(about);
  const of = grades.get(p.id)!;
  const js = refs.map((_, at) => judge(features, at, true));
  const on = js.filter((j) => j.onTopic >= ON_TOPIC_FLOOR && j.related >= RELATED_FLOOR).length;
  refs.forEach((r, at) => { const j = js[at]!; if (j.related < 0.2) return; const key = `${r.engine}/${r.id}`; out.push([p.id, mode, p.fits, on, key, of.get(key) ?? '', j.related.toFixed(3), j.onTopic.toFixed(3), ...Array.from(features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT), (v) => v.toFixed(3))].join('\t')); });
}
writeFileSync('/tmp/pairs.tsv', out.join('\n'));
await cat.close();
