import { expect, test } from 'vitest';
import { conditionsIn } from './conditions.ts';

test.each([
  ['early lung cancer', ['cancer']],
  ['sickle cell disease', ['cell']],
  ['chronic heart failure', ['heart']],
  ['type 2 diabetes and obesity', ['diabetes', 'obesity']],
  ['rheumatoid arthritis', ['arthritis']],
  ['diabetic retinopathy', ['diabetic', 'retinopathy']],
  ['iron deficiency anemia', ['anemia']],
  ['severe covid', ['covid']],
  ['academia and industry', []],
  ['diagnosis and prognosis', []],
  ['reverse osmosis membrane', []],
  ['failure of bearings', []],
])('[REL-01] “%s” names a state of health by %j', (phrase, expected) => {
  expect(conditionsIn(phrase.split(' '))).toEqual(expected);
});
