import { describe, expect, test } from 'vitest';
import { apartInRows } from '../apart.ts';
import { groundOf } from '../ground.ts';
import { type Cited, judgeStatement } from '../judge-statement.ts';
import { readValues } from '../read-values.ts';

describe('[GRD-08] rows of one field keep their values together', () => {
  test.each([
    'Inventors',
    'Assignees',
    'Authors',
    'Rounds',
    'Known investments',
    'Acquisitions',
    'Works and citations by year',
    'Interventions',
    'Arms',
    'Products',
    'Leadership',
    'Investigators',
    'Sites',
    'Grants',
  ])('%s', (label) => {
    const record: Cited = {
      key: 'records/1',
      fields: ['Title: Untitled', `${label}: Voltara · 12 kg`, `${label}: Plenkor · 30 kg`],
      passages: [],
    };
    const { units } = groundOf(record);
    const apart = (text: string) => apartInRows(text, readValues(text, units, {}).values);
    expect(apart('Voltara weighs 12 kg.')).toEqual([]);
    expect(apart('Voltara weighs 30 kg.')).toEqual(['30 with Voltara']);
  });
});

describe('[GRD-09] fields that list people with what each of them is', () => {
  test.each(['Leadership', 'Partners', 'Investigators', 'Position'])('%s', (label) => {
    const record: Cited = {
      key: 'records/1',
      fields: ['Title: Untitled', 'Director: Cy Poe', `${label}: Ann Roe, Director`, 'Contact: Bo Doe'],
      passages: [],
    };
    expect(judgeStatement('Ann Roe is the director.', [record]).reasons).toEqual([]);
    expect(judgeStatement('Bo Doe is the director.', [record]).isSupported).toBe(false);
  });
});
