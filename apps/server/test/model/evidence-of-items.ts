import { engineDeclaration } from '../../src/catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../src/catalogue/record.ts';
import { sentencesOf } from '../../src/catalogue/sentences/sentences.ts';
import type { Ground } from '../../src/evidence/draft.ts';
import type { Evidence } from '../../src/evidence/evidence.ts';
import { placed } from '../../src/evidence/gather/placed.ts';
import { NOT_HELD } from '../../src/evidence/idea/hold-idea.ts';
import { quotableSentences } from '../../src/evidence/reading/quotable.ts';
import { evidenceKey, evidenceRecord } from '../../src/evidence/records/evidence-record.ts';
import { describedProject, projectKey } from '../../src/evidence/records/own-sources.ts';
import type { Item } from '../../src/evidence/writer/model/record-items.ts';

const AS_OF = '2026-03-01T00:00:00.000Z';

/** Evidence of these records, and in it the named sentences and fields as items that a model may cite. */
export function evidenceOfItems(
  { description, items: named }: { description: string; items: readonly (readonly [key: string, begins: string])[] },
  records: ReadonlyMap<string, CatalogueRecord>,
): { evidence: Evidence; items: Item[] } {
  const project = { id: 'p', title: 'A project', description, persona: 'tech_scout' as const };
  const own = describedProject(project, AS_OF);
  const keys = [...new Set(named.map(([key]) => key))].filter((key) => key !== 'project');
  const cited = keys.map((key) => {
    const record = records.get(key)!;
    return placed(evidenceRecord(record, engineDeclaration(record.engine)), { asOf: AS_OF, idea: NOT_HELD, terms: [] });
  });
  const evidence = {
    asOf: AS_OF,
    project,
    records: {},
    cited: [own, ...cited],
    surest: keys,
    rings: Object.fromEntries(cited.map(({ record }) => [evidenceKey(record), 'direct'])),
    figures: [],
    series: [],
  };
  const items = named.map(([key, begins]): Item => {
    const isOwn = key === 'project';
    const each = isOwn ? own : cited.find((one) => one.key === key)!;
    const quote = [...sentencesOf(each.record.text), ...quotableSentences(each.record.text), ...each.fields].find(
      (one) => one.startsWith(begins) && (each.fields.includes(one) || each.record.text.includes(one)),
    );
    if (!quote) throw new Error(`${key} has nothing that begins with “${begins}”`);
    const ground = { key: isOwn ? projectKey(project.id) : key, quote };
    return { text: quote, rests: { grounds: [ground], figures: [] }, of: isOwn ? 'project' : { key } };
  });
  const notes = items.flatMap(({ rests: { grounds } }) =>
    grounds.filter(({ key, quote }) => !cited.some((each) => each.key === key && each.fields.includes(quote))),
  );
  return { evidence: { ...evidence, notes: notes.map(asNote) } as unknown as Evidence, items };
}

const asNote = ({ key, quote }: Ground) => ({ key, quote, kind: 'what', certainty: 0.9, quantities: [] });
