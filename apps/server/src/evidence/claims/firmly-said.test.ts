import { describe, expect, test } from 'vitest';
import { judgeStatement } from './judge-statement.ts';

const of = (text: string, passage: string, ...fields: string[]) =>
  judgeStatement(text, [{ key: 'awards/1', fields: ['Title: Coil coatings', ...fields], passages: [passage] }]).reasons;

describe('[GRD-08] what is said as done stands there as done', () => {
  test.each([
    ['known', 'knows'],
    ['bought', 'buys'],
    ['built', 'builds'],
    ['found', 'finds'],
    ['told', 'tells'],
    ['left', 'leaves'],
    ['paid', 'pays'],
    ['broken', 'breaks'],
    ['driven', 'drives'],
    ['taken', 'takes'],
    ['written', 'writes'],
    ['chosen', 'chooses'],
    ['fallen', 'falls'],
    ['sent', 'sends'],
    ['spent', 'spends'],
    ['coated', 'coats'],
    ['drawn', 'draws'],
  ])('%s, not %s', (done, does) => {
    const said = `The night crew has ${done} wet steel coils.`;
    expect(of(said, `The night crew ${does} wet steel coils.`)).not.toEqual([]);
    expect(of(said, `The night crew ${done} wet steel coils.`)).toEqual([]);
  });

  test.each(['has', 'have', 'had', 'has also', 'has already', 'has been', 'has quickly'])('%s coated', (has) => {
    expect(of(`Night crews ${has} coated wet steel coils.`, 'Night crews coat wet steel coils.')).not.toEqual([]);
  });
});

describe('[GRD-08] an effect that is looked for is not there', () => {
  const LOOKS = [
    'effect',
    'effects',
    'effectiveness',
    'efficacy',
    'impact',
    'role',
    'benefit',
    'benefits',
    'evaluation',
    'assessment',
  ];
  test.each(LOOKS.flatMap((looks) => [`${looks} of`, `${looks} in`]))('%s', (looks) => {
    for (const [noun, verb] of [
      ['preventing', 'prevents'],
      ['prevention', 'prevents'],
      ['inhibition', 'inhibits'],
      ['inhibitions', 'inhibits'],
    ])
      expect(of(`Wet wax ${verb} rust on coils.`, `The ${looks} wet wax in rust ${noun} on coils.`)).toEqual([
        `“${verb}”, which its source doesn't say is done`,
      ]);
  });
  test('what a title says outright is there', () => {
    expect(of('Wet wax prevents rust on coils.', 'The role of wet wax: it prevents rust on coils.')).toEqual([]);
    expect(of('Wet wax prevents rust on coils.', 'Wet wax in rust prevention on coils.')).toEqual([]);
  });
});

describe('[GRD-08] a condition of the record', () => {
  test.each(['if', 'when', 'once', 'where', 'in case'])('only %s', (when) => {
    const ground = `Wet coils rust fast only ${when} salt is near.`;
    expect(of('Wet coils rust fast.', ground)).toContain('a condition of its source');
    expect(of(`Wet coils rust fast only ${when} salt is near.`, ground)).toEqual([]);
  });
});

describe('[GRD-08] what a study is for', () => {
  const TRIAL = ['NCT ID: NCT00000001'];
  const PLAN = 'The trial will test wet wax in dry winters.';
  const STUDIES = [
    'a trial',
    'an old trial',
    'the study',
    'this study',
    'two studies',
    'three studies',
    'a survey',
    'the surveys',
    'a pilot',
  ];
  const told = (said: string, plan: string) =>
    of(`They ${said} in dry winters.`, `They will ${plan} in dry winters.`, ...TRIAL);
  const HEDGE = 'a hedge of its source';

  test.each([
    ['sponsor', 'sponsor sponsors sponsored'],
    ['run', 'run runs ran'],
    ['conduct', 'conduct conducts conducted'],
    ['lead', 'lead leads led'],
  ])('who is to %s it does', (plan, forms) => {
    for (const form of forms.split(' ')) {
      for (const study of STUDIES)
        expect(told(`${form} ${study} of wax`, `${plan} ${study} of wax`)).not.toContain(HEDGE);
      expect(told(`${form} a mill of wax`, `${plan} a mill of wax`)).toContain(HEDGE);
      expect(told(`${form} it, and a study of wax`, `${plan} it, and a study of wax`)).toContain(HEDGE);
    }
  });
  test.each([
    ['recruit', 'recruit recruits recruited'],
    ['enrol', 'enrol enrols enroll enrolls enrolled'],
  ])('who is to %s people for it does', (plan, forms) => {
    for (const form of forms.split(' '))
      for (const to of ['for', 'in'])
        expect(told(`${form} adults ${to} a trial of wax`, `${plan} adults ${to} a trial of wax`)).not.toContain(HEDGE);
  });
  test.each([
    ['run', 'running'],
    ['conduct', 'conducting'],
    ['carry out', 'carrying out'],
    ['lead', 'leading'],
    ['plan', 'planning'],
    ['sponsor', 'sponsoring'],
  ])('who is to %s it is at it', (plan, form) => {
    for (const study of STUDIES.filter((study) => study !== 'a pilot'))
      expect(told(`are ${form} ${study} of wax`, `${plan} ${study} of wax`)).not.toContain(HEDGE);
  });
  test.each(['studied', 'tested', 'has studied'])('what it %s where it is over', (deed) => {
    const said = `The study ${deed} wet wax in dry winters.`;
    for (const field of ['Status', 'Course', 'Recruitment status'])
      expect(of(said, PLAN, ...TRIAL, `${field}: Completed`)).toEqual([]);
    expect(of(said, PLAN, ...TRIAL, 'Status: Recruiting')).not.toEqual([]);
  });
  test.each(['award', 'awards', 'grant', 'contract', 'funding', 'orders'])('what an %s is for', (award) => {
    for (const a of ['a', 'an', 'the']) {
      expect(of(`The ${award} is for ${a} wet wax in dry winters.`, PLAN)).toEqual([]);
      expect(of(`The ${award} is for ${a} wet wax that has worked in dry winters.`, PLAN)).not.toEqual([]);
    }
  });
});

describe('[GRD-08] a step of a protocol', () => {
  const TRIAL = ['NCT ID: NCT00000001'];
  const PLAN = 'The old coils will be firmly sealed with wet wax at night.';
  test.each(['is sealed', 'are sealed', 'are firmly sealed'])('%s', (step) => {
    const said = `The old coils ${step} with wet wax at night.`;
    expect(of(said, PLAN, ...TRIAL)).toEqual([]);
    expect(of(said, PLAN, 'Trial ID: X1')).toEqual([]);
    expect(of(said, PLAN)).not.toEqual([]);
    expect(of(said, 'The old coils may be sealed with wet wax at night.', ...TRIAL)).not.toEqual([]);
  });
  test.each(['was sealed', 'were sealed', 'were firmly sealed'])('%s of a trial that is over', (step) => {
    const said = `The old coils ${step} with wet wax at night.`;
    expect(of(said, PLAN, ...TRIAL, 'Status: Completed')).toEqual([]);
    expect(of(said, PLAN, ...TRIAL, 'Status: Recruiting')).not.toEqual([]);
  });
});
