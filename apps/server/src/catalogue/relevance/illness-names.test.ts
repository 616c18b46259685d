import { expect, test } from 'vitest';
import { stemsByIllness } from './illness-names.ts';

/** As ClinicalTrials.gov has them. */
const NAMES = {
  'Type 2 Diabetes': [
    'Diabetes Type 2',
    'Diabete Type 2',
    'Type II Diabetes Mellitus',
    'Diabetes Mellitus, Type II',
    'T2DM (Type 2 Diabetes Mellitus)',
    'Type 2 Diabetes (T2D)',
    'T2D',
    'Type II; Diabetes',
    'Diabetes Type Two',
    'Diabetes Mellitus, Non-Insulin-Dependent',
    'Non Insulin Dependent Diabetes',
    'Type 2 Diabetes Mellitus, Non Insulin Dependent Diabetes',
    'Adult-Onset Diabetes Mellitus',
    'Patients With Type 2 Diabetes',
  ],
  'Type 1 Diabetes': ['Diabetes Mellitus, Type 1', 'Diabetes Type I', 'T1D', 'Insulin-Dependent Diabetes Mellitus'],
  'COVID-19': ['Covid19', 'SARS-CoV-2', 'SARS-CoV2 Infection', 'Coronavirus Disease (COVID-19)', 'COVID-19 Pandemic'],
  'Disc Herniation': [
    'Herniated Disk',
    'Disk, Herniated',
    'Intervertebral Disk Displacement',
    'Prolapsed Intervertebral Disc',
    'Intervertebral Disc Herniation',
  ],
};

test.each(Object.entries(NAMES).flatMap(([name, others]) => others.map((other) => [other, name])))(
  '[PULSE-05] “%s” is another name of “%s”',
  (other, name) => {
    expect([...stemsByIllness(other!)].toSorted()).toEqual([...stemsByIllness(name!)].toSorted());
  },
);

test.each([
  ['Type 1 Diabetes', 'Type 2 Diabetes'],
  ['Diabetes Mellitus', 'Type 2 Diabetes'],
  ['Gestational Diabetes Mellitus', 'Type 2 Diabetes'],
  ['COVID-19 Pneumonia', 'COVID-19'],
  ['Cervical Disc Herniation', 'Lumbar Disc Herniation'],
  ['Inguinal Hernia', 'Disc Herniation'],
  ['Breast Cancer', 'Cancer'],
])('[PULSE-05] “%s” is not the same as “%s”', (one, other) => {
  expect([...stemsByIllness(one)].toSorted()).not.toEqual([...stemsByIllness(other)].toSorted());
});
