import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement } from './judge-statement.ts';

const cited = (fields: string[], ...passages: string[]): Cited => ({ key: 'awards/1', fields, passages });
const reasonsFor = (text: string, ...records: Cited[]) => judgeStatement(text, records).reasons;

const AWARD = ['Title: Better coatings', 'Awardee: Voltara Coatings', 'Awarding agency: Department of Agriculture'];
const DEAL = cited(
  ['Title: Blazer', 'Company: Blazer', 'Status: Acquired', 'Partners: Akoma Group'],
  'Blazer was acquired by Akoma Group on 2012-02-08.',
);
const TRIAL = cited(
  [
    'Title: Steroids after discectomy',
    'Sponsor: Northern Clinic',
    'Enrollment: 200',
    'Status: Completed',
    'Study Director: Samuel Dorn, M.D.',
    'Principal Investigator: Ory Kessler, M.D.',
    'Investigators: Samuel Dorn, M.D., Study Director, Northern Clinic',
    'Arms: Epidural steroid · Active Comparator · 40 mg of prednisolone at the nerve root',
    'Arms: No steroid · Experimental · 5 mL of saline',
  ],
  'The swab test is done at home. We validate the learning models, based on symptoms, against the swab test.',
);

/** Of each pair the record says the first; the second gives a part of it to another. */
const PAIRS: [what: string, record: Cited, said: string, not: string][] = [
  [
    'who does it, who pays for it',
    cited(AWARD, 'Voltara Coatings has developed a scaling technology for coatings.'),
    'Voltara Coatings developed a scaling technology.',
    'The Department of Agriculture developed a scaling technology.',
  ],
  [
    'who does it, with whom it is done',
    cited(AWARD, 'Coaches and other staff will conduct outreach calls with unvaccinated veterans.'),
    'Coaches will conduct the outreach calls.',
    'Unvaccinated veterans will conduct the outreach calls.',
  ],
  [
    'who does it, and by whom something else is done',
    cited(AWARD, 'The coating is a tissue product of donors. The coating is designated as such by the Bureau.'),
    'The coating is designated by the Bureau.',
    'The Bureau makes the coating.',
  ],
  ['buyer and bought', DEAL, 'Akoma Group bought Blazer.', 'Blazer bought Akoma Group.'],
  ['what took over what', DEAL, 'Akoma Group acquired Blazer.', 'Blazer took over Akoma Group.'],
  ['bought, not sold', DEAL, 'Blazer was acquired by Akoma Group.', 'Blazer was sold by Akoma Group.'],
  ['done, not planned', DEAL, 'Akoma Group bought Blazer.', 'Akoma Group plans to buy Blazer.'],
  [
    'of which of two a predicate is said',
    cited(AWARD, 'Currently, SPE is considered the gold standard of surgery, but UBE spreads faster.'),
    'SPE is considered the gold standard of surgery.',
    'UBE is considered the gold standard of surgery.',
  ],
  [
    'who is the principal investigator',
    TRIAL,
    'Samuel Dorn is the study director.',
    'Samuel Dorn is the principal investigator.',
  ],
  ['completed', TRIAL, 'The trial was completed.', 'The trial is not yet complete.'],
  [
    'what an arm gets',
    TRIAL,
    'The active comparator arm received 40 mg of prednisolone.',
    'The experimental arm received 40 mg of prednisolone.',
  ],
  [
    'what is held against what',
    TRIAL,
    'The learning models are validated against the swab test.',
    'The swab test is validated against the learning models.',
  ],
  [
    'what takes the place of what',
    cited(AWARD, 'The main idea is replacing the random search with genetic algorithms.'),
    'The random search is replaced with genetic algorithms.',
    'Genetic algorithms are replaced with the random search.',
  ],
  [
    'what becomes what',
    cited(AWARD, 'The goal is to recycle plastic waste into durable concrete.'),
    'Plastic waste is to be recycled into durable concrete.',
    'Durable concrete is to be recycled into plastic waste.',
  ],
  [
    'what comes after what',
    cited(AWARD, 'Participants do physical exercises after the lumbar injection.'),
    'Participants do physical exercises after the lumbar injection.',
    'Participants get the lumbar injection after physical exercises.',
  ],
  [
    'of what it is made',
    cited(AWARD, 'It has a plastic hopper, two wheels and an aluminum handle.'),
    'The hopper is of plastic and the handle of aluminum.',
    'The handle is of plastic and the hopper of aluminum.',
  ],
  [
    'numbers of two parts of a sentence',
    cited(AWARD, 'Weights are less than 125 pounds for the 35 hp motor and 275 pounds for the 70 hp motor.'),
    'The weight is less than 125 pounds for the 35 hp motor.',
    'The weight is less than 125 pounds for the 70 hp motor.',
  ],
  [
    'of how many',
    cited(AWARD, 'The sorbent works with eight classes of contaminants, five of which were previously not analyzable.'),
    'The sorbent works with eight classes of contaminants.',
    'Eight classes of contaminants were previously not analyzable.',
  ],
  [
    'of which phase',
    cited([...AWARD, 'Phase: Phase II'], 'Phase I research revealed a broad market potential for fine furniture.'),
    'Phase I revealed a broad market potential for fine furniture.',
    'Phase II revealed a broad market potential for fine furniture.',
  ],
  [
    'few and numerous',
    cited(AWARD, 'Assemblages consist of a few dominant species and numerous others.'),
    'Assemblages consist of a few dominant species.',
    'Assemblages consist of numerous dominant species.',
  ],
  [
    'what others need',
    cited(AWARD, 'Unlike existing tests that require estimating the demand, our approach compares two regressions.'),
    'The approach does not require estimating the demand.',
    'The approach requires estimating the demand.',
  ],
  [
    'a part of the word',
    cited(AWARD, 'Subclinical mastitis accounts for the economic losses of farmers.\nThe clinical form is obvious.'),
    'Subclinical mastitis accounts for the economic losses.',
    'Clinical mastitis accounts for the economic losses.',
  ],
  [
    'on what it depends',
    cited(AWARD, 'Steroids enhance the recovery of patients.'),
    'Steroids enhance the recovery of patients.',
    'Steroids enhance the recovery of patients provided that they rest.',
  ],
  [
    'what is still to be done',
    cited(AWARD, 'The later device will be able to interface with actual detectors.'),
    'The later device will interface with actual detectors.',
    'The later device already interfaces with actual detectors.',
  ],
  [
    'years and counts',
    cited(['Title: Colm Clint', 'Expert: Colm Clint', 'Works: 1'], 'Inventor of 1 United States patent, 2005.'),
    'Colm Clint has one United States patent.',
    'Colm Clint has 2005 United States patents.',
  ],
  [
    'one and several',
    cited(['Title: Mower', 'Recipient: Voltara', 'Offers received: 1']),
    'One offer was received.',
    'Several offers were received.',
  ],
];

describe('[GRD-08] [GRD-09] what a record says of one is not said of another', () => {
  test.each(PAIRS)('%s', (_what, record, said, not) => {
    expect(reasonsFor(said, record)).toEqual([]);
    expect(reasonsFor(not, record)).not.toEqual([]);
  });

  test('what is said of both records each of them says', () => {
    const other = cited(['Title: Plasma', 'Awardee: Zephon', 'Awarding agency: Air Force']);
    expect(reasonsFor('The Department of Agriculture made both awards.', cited(AWARD), other)).not.toEqual([]);
  });

  test('an inventor of one patent and the owner of another are not joined', () => {
    const one = cited(['Title: US patent 1', 'Assignee: Cobaltra', 'Inventor: Anna Berg']);
    const other = cited(['Title: US patent 2', 'Assignee: Zephon', 'Inventor: Raj Khan']);
    expect(reasonsFor("Raj Khan's patent belongs to Cobaltra.", one, other)).not.toEqual([]);
  });

  test('a part of a hyphenated word is no quotation, a title in capitals is one', () => {
    const record = cited(AWARD, 'The goal is near-perfect fidelity of coatings.\nQUALITY OF FUR VELOUR');
    expect(reasonsFor('The goal is “perfect fidelity of coatings”.', record)).not.toEqual([]);
    expect(reasonsFor('A title is “Quality of fur velour”.', record)).not.toContain('“Quality of fur velour”');
  });

  test('rows with a place are counted', () => {
    const patent = cited([
      'Title: US patent 1',
      'Inventors: Lei Lan, Nanhu, CN',
      'Inventors: Wei Wei, Plano, TX, US',
      'Inventors: Congqi Li, Nanhu, CN',
    ]);
    expect(reasonsFor('Two of the inventors live in Nanhu.', patent)).toEqual([]);
    expect(reasonsFor('Three of the inventors live in Nanhu.', patent)).not.toEqual([]);
  });
});
