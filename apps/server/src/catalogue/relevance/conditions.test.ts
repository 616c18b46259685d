import { expect, test } from 'vitest';
import { asIllness, conditionsIn } from './conditions.ts';

test.each([
  ['early lung cancer', ['cancer']],
  ['sickle cell disease', ['cell']],
  ['chronic heart failure', ['heart']],
  ['type 2 diabetes and obesity', ['diabetes', 'obesity']],
  ['rheumatoid arthritis', ['arthritis']],
  ['diabetic retinopathy', ['diabetic', 'retinopathy']],
  ['iron deficiency anemia', ['anemia']],
  ['severe covid', ['covid']],
  ['adult diabetics', ['diabetics']],
  ['tablets for t2dm', ['t2dm']],
  ['academia and industry', []],
  ['diagnosis and prognosis', []],
  ['reverse osmosis membrane', []],
  ['failure of bearings', []],
])('[REL-01] “%s” names a state of health by %j', (phrase, expected) => {
  expect(conditionsIn(phrase.split(' '))).toEqual(expected);
});

test.each([
  ['Antibodies against SARS-CoV-2', 'Antibodies against COVID-19'],
  ['a sars cov 2 test', 'a COVID-19 test'],
  ['2019-nCoV pneumonia', 'COVID-19 pneumonia'],
  ['Vaccine against SARS', 'Vaccine against SARS'],
  ['the uncovered pan', 'the uncovered pan'],
])('[REL-01] a virus of several names is the illness that it is: %s', (text, expected) => {
  expect(asIllness(text)).toBe(expected);
});
