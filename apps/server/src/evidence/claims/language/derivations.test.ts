import { describe, expect, test } from 'vitest';
import { signedStem } from './opposites.ts';
import { stemOf } from './stems.ts';

const FAMILIES: [form: string, verb: string][] = [
  ['choice', 'choose'],
  ['compliance', 'comply'],
  ['compliant', 'complies'],
  ['recovery', 'recovered'],
  ['transmission', 'transmitting'],
  ['classification', 'classify'],
  ['purifications', 'purified'],
  ['easily', 'easy'],
  ['caught', 'catches'],
  ['flights', 'fly'],
  ['maker', 'manufacturer'],
  ['toxicity', 'toxic'],
  ['porosity', 'porous'],
  ['viscosity', 'viscous'],
  ['stability', 'stable'],
  ['reliabilities', 'reliable'],
  ['reversibility', 'reversible'],
  ['severity', 'severe'],
  ['hardness', 'hard'],
  ['classifications', 'classifies'],
];

const SPELLINGS: [british: string, american: string][] = [
  ['hospitalised', 'hospitalized'],
  ['randomised', 'randomized'],
  ['characterisation', 'characterization'],
  ['optimising', 'optimizing'],
  ['catalysed', 'catalyzed'],
  ['faecal', 'fecal'],
  ['anaemia', 'anemia'],
  ['diarrhoea', 'diarrhea'],
  ['paediatric', 'pediatric'],
  ['oestrogen', 'estrogen'],
  ['colouring', 'coloring'],
  ['tumours', 'tumors'],
  ['behavioural', 'behavioral'],
  ['metres', 'meters'],
  ['labelled', 'labeled'],
  ...['s', 'ed', 'ing', 'able', 'al', 'less', 'ful', 'y', 'ite'].map((ending): [string, string] => [
    `favour${ending}`,
    `favor${ending}`,
  ]),
  ['behaviourally', 'behaviorally'],
  ['neighbourhood', 'neighborhood'],
  ['fibres', 'fibers'],
  ['theatre', 'theater'],
  ['litre', 'liter'],
  ['calibre', 'caliber'],
  ['modelling', 'modeling'],
  ['levellers', 'levelers'],
  ['hydrolyses', 'hydrolyzes'],
  ['paralysing', 'paralyzing'],
  ['organisers', 'organizers'],
  ['recognisable', 'recognizable'],
  ['minimise', 'minimize'],
  ['sympathised', 'sympathized'],
  ['orthopaedic', 'orthopedic'],
  ['gynaecology', 'gynecology'],
  ['oesophagus', 'esophagus'],
  ['oedema', 'edema'],
  ['foetal', 'fetal'],
  ['caecum', 'cecum'],
  ['aetiology', 'etiology'],
  ['anaesthesia', 'anesthesia'],
  ['coeliac', 'celiac'],
];

const APART: [one: string, other: string][] = [
  ['specification', 'specify'],
  ['owner', 'own'],
  ['promise', 'promize'],
  ['comprise', 'comprize'],
  ['exercise', 'exercize'],
  ['four', 'for'],
  ['our', 'or'],
  ['genre', 'gener'],
  ['filled', 'filed'],
  ['tourism', 'torism'],
  ['pouring', 'poring'],
  ['mercury', 'mecury'],
  ['acreage', 'acerage'],
  ['raise', 'raize'],
  ['wise', 'wize'],
  ['notifications', 'notify'],
];

const CONTRARIES: [base: string, contrary: string][] = [
  ['active', 'passive'],
  ['expensive', 'affordable'],
  ['amplify', 'attenuate'],
  ['strengthen', 'weaken'],
  ['primary', 'secondary'],
  ['symptomatic', 'asymptomatic'],
  ['agonist', 'antagonist'],
  ['effective', 'ineffective'],
  ['frequent', 'seldom'],
];

describe('forms of a word', () => {
  test.each(FAMILIES)('%s is read as %s', (form, verb) => expect(stemOf(form)).toBe(stemOf(verb)));
  test.each(SPELLINGS)('%s is read as %s', (british, american) => expect(stemOf(british)).toBe(stemOf(american)));
  test.each(APART)('%s is not %s', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
  test.each(CONTRARIES)('[GRD-08] %s and %s say the contrary of one another', (base, contrary) => {
    const [one, other] = [signedStem(base), signedStem(contrary)];
    expect(other.stem).toBe(one.stem);
    expect(other.sign).toBe(-one.sign);
  });
});
