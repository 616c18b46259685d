import type { Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { hasColumns, readCsv } from '../shared/csv.ts';
import { type Fields, jsonFields, rowFields } from '../shared/fields.ts';
import { readJson } from '../shared/json.ts';
import { recordPath } from '../shared/json-records.ts';
import { attempt, stampOf } from '../shared/mapping.ts';
import { type Investigator, investigatorOf, keyOf, mapInvestigator, withAward } from './award-investigators.mapping.ts';

/**
 * The people who lead the awards of SBIR.gov, from the files that hold the awards themselves. Those are taken for awards
 * unless this source or its engine is asked for.
 */
export const awardInvestigators: Source = {
  name: 'award-investigators',
  label: 'SBIR.gov principal investigators',
  url: 'https://www.sbir.gov/awards',
  licence: 'US government work (public domain)',
  engines: ['subject-matter-experts'],
  recognises: (file) => isTable(file) || isJson(file),
  async *read(file, context) {
    const stamp = (id: string, url: string | null) => stampOf(awardInvestigators, context, id, url);
    // A person's awards are spread over the file, so people are gathered before they are told.
    const people = new Map<string, Investigator>();
    for await (const { at, read } of awards(file, context.signal)) {
      const person = investigatorOf(read, at);
      if (!person) continue;
      const known = people.get(keyOf(person));
      people.set(keyOf(person), known ? withAward(known, person) : person);
    }
    for (const person of people.values()) yield attempt(person.at, () => mapInvestigator(person, stamp));
  },
};

async function* awards(file: SourceFile, signal: AbortSignal): AsyncGenerator<{ at: string; read: Fields }> {
  if (isTable(file)) {
    for await (const row of readCsv(file, signal)) yield { at: `line ${row.line}`, read: rowFields(row) };
    return;
  }
  // A record that does not parse is reported where the awards are imported.
  for await (const element of readJson(file, ['*'], signal))
    if ('value' in element) yield { at: `record ${element.number}`, read: jsonFields(element.value) };
}

const isTable = (file: SourceFile) => hasColumns(file, 'Award Title', 'Company', 'PI Name');

const isJson = (file: SourceFile) =>
  recordPath(file, ['comp_name', 'comp_pi_name'], ['firm', 'pi_name'])?.join() === '*';
