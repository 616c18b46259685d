import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { judgeAgainst } from './judge-record.ts';

/** What a statement says that a trial of these fields doesn't. */
const lacks = (text: string, ...fields: string[]) =>
  judgeAgainst(
    text,
    groundOf({ key: 'clinical-trials/1', fields: ['Title: Tape', ...fields], passages: [] }).units,
    {},
  );

const NONE = 'Has results: No';

describe('[GRD-08] each way of saying what a status denies', () => {
  test.each([
    ...['has results', 'have results', 'posted results', 'reported results'].map((said) => [said, 'results', NONE]),
    ...['has posted results', 'has reported results', 'have posted results'].map((said) => [said, 'results', NONE]),
    ...['discontinued', 'acquired', 'granted', 'issued', 'closed', 'withdrawn', 'terminated'].map((deed) => [
      `will be ${deed}`,
      `will be ${deed}`,
      `Status: It was ${deed}`,
    ]),
    ...['complete', 'completed', 'finished', 'over'].flatMap((end) =>
      ['not', 'not yet', 'not been', 'not yet been'].map((not) => [
        `is ${not} ${end}`,
        'not completed',
        'Status: Completed',
      ]),
    ),
    ...['still recruiting', 'still running', 'still under way', 'still open', 'ongoing'].map((goes) => [
      `is ${goes}`,
      'not completed',
      'Course: Completed',
    ]),
    ...['is recruiting', 'are recruiting', 'is enrolling', 'is enroling'].map((said) => [
      said,
      'is recruiting',
      'Status: Suspended',
    ]),
    ...['currently', 'now', 'still', 'actively', 'already'].map((now) => [
      `is ${now} enrolling`,
      'is recruiting',
      'Recruitment status: Suspended',
    ]),
    ...['terminated', 'withdrawn', 'suspended'].flatMap((end) =>
      ['was', 'has been', 'is'].map((be) => [`study ${be} ${end}`, end, 'Status: Unknown']),
    ),
    ...['still', 'currently'].flatMap((now) =>
      ['open', 'being accepted', 'being taken', 'accepting', 'accepted', 'accepts'].map((goes) => [
        `${now} ${goes}`,
        'will be closed',
        'Status: Closed',
      ]),
    ),
    ['is registered prospectively', 'the contrary of “prospectively”', 'Registered retrospectively: Yes, late'],
    ...['enrolled', 'recruited', 'included', 'randomized', 'randomised'].flatMap((deed) =>
      ['has', 'have', 'has already', 'has been', 'has already been'].map((have) => [
        `${have} ${deed}`,
        'has enrolled',
        'Status: Pending',
      ]),
    ),
    ...['Not yet recruiting', 'Recruiting', 'Enrolling by invitation'].map((status) => [
      'has enrolled',
      'has enrolled',
      `Status: ${status}`,
    ]),
    ...['enrolled', 'recruited', 'ended', 'finished', 'concluded'].flatMap((deed) =>
      ['trial', 'study', 'trial has', 'study quickly', 'trial has quickly'].map((who) => [
        `${who} ${deed}`,
        'has enrolled',
        'Status: Not yet recruiting',
      ]),
    ),
    ...['enrolled 4', 'recruited 4'].map((deed) => [
      deed,
      'has enrolled',
      'Status: Not yet recruiting',
      'Enrollment: 4',
    ]),
    ...['is', 'was', 'were', 'has been', 'have been'].map((be) => [
      `${be} completed`,
      'completed',
      'Recruitment status: Suspended',
    ]),
  ])('%s: “%s” of %s', (said, reason, ...fields) => {
    expect(lacks(`The ${said}.`, ...fields)).toContain(reason);
  });

  test.each([
    ['The trial has not posted results', 'results', NONE],
    ['No trial has results', 'results', NONE],
    ['It never reported results', 'results', NONE],
    ['It ended without reported results', 'results', NONE],
    ['It has results', 'results', 'Has results: Yes'],
    ['It is ongoing', 'not completed', 'Status: Not completed'],
    ['It is ongoing', 'not completed', 'Phase: Completed'],
    ...[
      'Recruiting',
      'Open for recruiting',
      'Active, recruiting',
      'Authorised, recruiting',
      'Authorized, enrolling',
    ].map((status) => ['It is recruiting', 'is recruiting', `Status: ${status}`]),
    ...['Recruitment open', 'Recruitment is open', 'Recruitment is ongoing', 'Enrolling by invitation'].map(
      (status) => ['It is recruiting', 'is recruiting', `Status: ${status}`],
    ),
    ['The study was terminated', 'terminated', 'Status: It was terminated'],
    ['The call is still open', 'will be closed', 'Status: Open'],
    ['The call is still open', 'will be closed', 'Phase: Closed'],
    ['It has enrolled 4', 'has enrolled', 'Status: Completed', 'Enrollment: 4'],
    ['It has enrolled 4', 'has enrolled', 'Status: Active, recruiting', 'Enrollment: 4'],
    ...['plans', 'plan', 'planned', 'to be', 'will', 'not', 'expect', 'expects', 'expected', 'aims', 'aim'].map(
      (open) => [`What it ${open} was that it ended`, 'has enrolled', 'Status: Not yet recruiting'],
    ),
    ['No one says it ended', 'has enrolled', 'Status: Not yet recruiting'],
    ['Nobody says it ended', 'has enrolled', 'Status: Not yet recruiting'],
    ['The trial ended', 'has enrolled', 'Status: Recruiting'],
    ['It was completed', 'completed', 'Status: Completed'],
  ])('%s: not “%s” of %s', (said, reason, ...fields) => {
    expect(lacks(`${said}.`, ...fields)).not.toContain(reason);
  });
});

describe('[GRD-08] a phase that is won', () => {
  const PHASE = ['Phase: Phase 1', 'Awardee: Voltara'];
  const said = (text: string, ...fields: string[]) => lacks(text, ...(fields.length > 0 ? fields : PHASE));

  test.each(
    'receive receives received won wins got given awarded secured obtained'
      .split(' ')
      .flatMap((deed) => ['a', 'an', 'its', 'the'].map((article) => `${deed} ${article}`)),
  )('they %s Phase 2 award', (deed) => {
    expect(said(`They ${deed} Phase 2 award.`, ...PHASE, 'Abstract: The Phase 2 award is near.')).toEqual(['Phase 2']);
  });

  test.each(['Phase 2 and 3 award', 'Phase 2 or 3 award', 'Phase 2 to 3 award', 'Phase 1 award'])('or %s', (phase) => {
    const fields = [...PHASE, 'Abstract: The Phase 2 award is near, and Phase 3.'];
    expect(said(`They won a ${phase}.`, ...fields)).not.toEqual(['Phase 2']);
  });
});

describe('[GRD-08] what is denied of a value', () => {
  const TOWN = ['Place: Manama', 'Awardee: Voltara', 'Expert: Jane Roe'];
  const NOT = ['not', 'never', 'no', 'without'];
  const BETWEEN = [
    '',
    'in ',
    'at ',
    'by ',
    'on ',
    'of ',
    'from ',
    'to ',
    'for ',
    'a ',
    'an ',
    'the ',
    'firm ',
    'for new ',
  ];
  test.each(NOT.flatMap((not) => BETWEEN.map((between) => `${not} ${between}`)))('%s', (not) => {
    expect(lacks(`It is ${not}Voltara.`, ...TOWN)).toContain('the denial of Voltara');
  });
  test.each(['not paid or won for ', 'not, as ever, ', 'nothing '])('nothing is by “%s”', (not) => {
    expect(lacks(`It is ${not}Voltara.`, ...TOWN)).not.toContain('the denial of Voltara');
  });
  test.each(['not', 'no', 'never', 'none', 'without', 'neither', 'nor', 'cannot', "don't"])(
    'a field says %s',
    (not) => {
      expect(lacks('It is not Voltara.', `Note: ${not} Voltara`)).not.toContain('the denial of Voltara');
    },
  );
});
