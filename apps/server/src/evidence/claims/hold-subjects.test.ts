import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { wrongSubjects } from './hold-subjects.ts';
import { readValues } from './read-values.ts';

function wrong(text: string, fields: string[], ...passages: string[]): string[] {
  const { units } = groundOf({ key: 'awards/1', fields, passages });
  return wrongSubjects(text, readValues(text, units, {}).values, units);
}

const AWARD = ['Awardee: Voltara Coatings', 'Awarding agency: Department of Agriculture'];

describe('what an agency does, and what it pays for', () => {
  test.each(['invented', 'built', 'tested', 'finished', 'prepared', 'also built', 'has quickly built'])(
    'it has not %s it',
    (verb) => {
      expect(wrong(`The Department of Agriculture ${verb} a coating.`, AWARD)).toEqual([
        `Department of Agriculture as who “${verb.split(' ').at(-1)}”`,
      ]);
    },
  );

  test.each(['awarded', 'funded', 'paid for', 'seeks', 'wants', 'bought', 'requires', 'announced', 'chose'])(
    'it %s it',
    (verb) => expect(wrong(`The Department of Agriculture ${verb} a coating.`, AWARD)).toEqual([]),
  );

  test.each(['paid $18', 'spent $18', 'ordered pens'])('who takes the money has not %s', (deed) => {
    expect(wrong(`Voltara Coatings ${deed}.`, AWARD)).toEqual([`Voltara Coatings as who “${deed.split(' ')[0]}”`]);
    expect(wrong(`Voltara Coatings was ${deed}.`, AWARD)).toEqual([]);
    expect(wrong(`Voltara Coatings ${deed}.`, ['Company: Voltara Coatings'])).toEqual([]);
  });

  test('who takes the money does it', () => {
    expect(wrong('Voltara Coatings built a coating.', AWARD)).toEqual([]);
  });

  test('an agency that the text names, and a record without a taker, are not judged so', () => {
    const text = 'The Department of Agriculture built a coating.';
    expect(wrong(text, AWARD, 'The Department of Agriculture built it.')).toEqual([]);
    expect(wrong(text, ['Awarding agency: Department of Agriculture'])).toEqual([]);
    expect(wrong(text, [...AWARD, 'Laboratory: Department of Agriculture'])).toEqual([]);
    expect(wrong(text, ['Laboratory: Glenn', 'Agency: Department of Agriculture'])).toHaveLength(1);
  });

  test('only a subject is one: at the start, behind a comma, “and”, “which” or “that”', () => {
    const not = ['Department of Agriculture as who “built”'];
    expect(wrong('Here, the Department of Agriculture built it.', AWARD)).toEqual(not);
    expect(wrong('Voltara Coatings and the Department of Agriculture built it.', AWARD)).toEqual(not);
    expect(wrong('With the Department of Agriculture built it.', AWARD)).toEqual([]);
    expect(wrong('The Department of Agriculture, built it.', AWARD)).toEqual([]);
    expect(wrong('The Department of Agriculture.', AWARD)).toEqual([]);
  });
});

test('what a round raised is not what one investor gave', () => {
  const FUND = ['Name: Voltara Fund', 'Known investments: Acme · Series A · 17 February, 2009 · $20,000,000'];
  expect(wrong('Voltara Fund invested $20 million in Acme.', FUND)).toHaveLength(1);
  expect(wrong('Voltara Fund took part in a round of $20 million of Acme.', FUND)).toEqual([]);
  expect(wrong('Acme raised $20 million in a round with Voltara Fund.', FUND)).toEqual([]);
  expect(wrong('Investors put $20 million into Acme.', FUND)).toEqual([]);
});

describe('by whom something is done', () => {
  const TEXT = 'The coating is designated as such by the Bureau.';

  test('its name may stand without an article, or once more', () => {
    expect(wrong('The Bureau makes coatings.', [], TEXT.replace('the Bureau', 'Bureau'))).toHaveLength(1);
    expect(wrong('The Bureau makes coatings.', [], 'The Bureau is here; coatings are designated by it.')).toEqual([]);
  });

  test('that one does nothing else', () => {
    expect(wrong('The Bureau makes coatings.', [], TEXT)).toEqual(['Bureau as who “makes”']);
    expect(wrong('The Bureau designated the coating.', [], TEXT)).toEqual([]);
    expect(wrong('The Bureau makes coatings.', ['Agency: Bureau'], TEXT)).toEqual([]);
    expect(wrong('The Bureau makes coatings.', [], TEXT, 'The Bureau was founded.')).toEqual([]);
    expect(wrong('The Bureau makes coatings.', [], TEXT, 'Coatings made by Bureau.')).toEqual([]);
  });
});

describe('buyer and bought', () => {
  const TEXT = 'Blazer was acquired by Akoma Group.';
  const WRONG = 'who does it to whom';

  test.each(['Blazer bought Akoma Group.', 'Blazer took over Akoma Group.', 'Blazer was sold by Akoma Group.'])(
    'turned round: %s',
    (text) => expect(wrong(text, ['Company: Blazer'], TEXT)).toContain(WRONG),
  );
  test.each(['Akoma Group bought Blazer.', 'Akoma Group took over Blazer.', 'Akoma Group is in Texas.'])(
    'not turned: %s',
    (text) => expect(wrong(text, ['Company: Blazer'], TEXT)).not.toContain(WRONG),
  );
  test('of a text that tells of no deal nothing is said but that nobody is known to have done it', () => {
    expect(wrong('Blazer bought Akoma Group.', [], 'Blazer is near Akoma Group.')).toEqual(['Blazer as who “bought”']);
    expect(wrong('Blazer was sold by Akoma Group.', [], 'Blazer sold it to Akoma Group.')).not.toEqual(['sold']);
  });
});

describe('several where there is one', () => {
  test.each([
    ['several offers', ['Offers received: 1']],
    ['many offers', ['Offers received: 4']],
    ['several patents', ['Works: 1']],
    ['multiple coils', []],
  ])('%s of %j', (words, fields) => {
    expect(wrong(`It has ${words}.`, fields, 'It has a coil.')).toEqual([words]);
  });

  test.each([
    ['several patents', 'Works: 1', 'Several patents are old; two others are new.'],
    ['several offers', 'Offers received: 1', 'Several offers are usual.'],
    ['several investments', 'Number of investments: 1', 'Several investments are usual.'],
  ])('%s where a field counts one, whatever the text says', (words, field, text) => {
    expect(wrong(`It has ${words}.`, [field], text)).toEqual([words]);
    expect(wrong(`It has ${words}.`, [field.replace('1', '3')], text)).toEqual([]);
    expect(wrong(`It has ${words}.`, [field.replace('1', 'some')], text)).toEqual([]);
  });

  test('one of something else tells nothing', () => {
    expect(wrong('It has several coils.', ['Works: 1'], 'Several coils are old.')).toEqual([]);
    expect(wrong('It has several sites.', ['Enrollment: 1'], 'Several sites are old.')).toEqual([]);
    expect(wrong('It has several rotors.', [], 'It has two coils and a rotor of wood.', 'Coils.')).toEqual([]);
    expect(wrong('It has several rotors.', ['Title: Rotor'], 'It has two coils.')).toEqual(['several rotors']);
  });

  test.each([
    ['several offers', ['Offers received: 2'], 'It has a coil.'],
    ['many offers', ['Offers received: 6'], 'It has a coil.'],
    ['several patents', ['Works: 2'], 'It has patents, some old.'],
    ['multiple coils', [], 'It has two coils.'],
    ['various coils', [], 'It has a coil, a pipe, and a rotor.'],
    ['several coils', ['Products: coil; rotor'], ''],
    ['several arms', ['Arms: one', 'Arms: other'], ''],
  ])('%s of %j and “%s”', (words, fields, text) => {
    expect(wrong(`It has ${words}.`, fields, text)).toEqual([]);
  });
});

describe('done, meant, and to come', () => {
  test('what nobody plans is not planned', () => {
    expect(wrong('Akoma plans to buy it.', [], 'Akoma bought it.')).toContain('plans to buy');
    expect(wrong('Akoma may soon be sold.', [], 'Akoma was founded.')).toContain('may soon be sold');
    expect(wrong('Akoma plans to buy it.', [], 'Akoma aims to buy it.')).toEqual([]);
    expect(wrong('Akoma plans to buy it.', ['Closes: 1 May, 2020'], 'Akoma bought it.')).toEqual([]);
    expect(wrong('Akoma plans to rest.', [], 'Akoma bought it.')).toEqual([]);
  });

  test('what every sentence only means to be has not been done', () => {
    const PLAN = 'It is to interface with coils.';
    expect(wrong('It already interfaces with coils.', [], PLAN)).toEqual(['already interfaces with coils']);
    expect(wrong('It already interfaces with coils.', [], 'It interfaces with coils.')).toEqual([]);
    expect(wrong('It already interfaces with pipes.', [], PLAN)).toEqual([]);
    expect(wrong('It already interfaces with coils.', ['Title: Coils'], 'It is idle.')).toEqual([]);
  });

  test('what can be made has not been made', () => {
    const text = 'The coil has been manufactured in volumes.';
    expect(wrong(text, [], 'The coil can be manufactured in volumes.')).toEqual(['manufactured']);
    expect(wrong('The coil has been quickly manufactured.', [], 'It may manufacture a coil.')).toEqual([
      'manufactured',
    ]);
    expect(wrong(text, [], 'The coil was manufactured in volumes.')).toEqual([]);
    expect(wrong(text, [], 'The coil can be manufactured.', 'It was manufactured.')).toEqual([]);
    expect(wrong(text, [], 'The coil is idle.')).toEqual([]);
    expect(wrong(text, ['Stage: to be manufactured'], 'The coil is idle.')).toEqual([]);
    expect(wrong('The coil is idle.', [], 'The coil can be manufactured.')).toEqual([]);
  });

  test('what a deed is done to belongs to who does it', () => {
    const known = ['A transmitter chooses the inputs.', 'An adversary chooses channels.'];
    expect(wrong('The adversary chooses the inputs.', [], ...known)).toEqual(['who does it to whom']);
    expect(wrong('The adversary chooses channels.', [], ...known)).toEqual([]);
    expect(
      wrong('The adversary chooses the inputs.', ['Title: The transmitter chooses the inputs'], known[1]!),
    ).toEqual([]);
  });
});

test('a year counts nothing, unless the record counts so many', () => {
  expect(wrong('It holds 2005 patents.', [], 'A patent of 2005.')).toEqual(['2005']);
  expect(wrong('It holds 2005 granted patents.', [], 'A patent of 2005.')).toEqual(['2005']);
  expect(wrong('It holds 2005 patents.', [], 'It has 2005 patents.')).toEqual([]);
  expect(wrong('It holds patents of 2005.', [], 'A patent of 2005.')).toEqual([]);
  expect(wrong('It holds 1705 patents.', [], 'A patent of 1705.')).toEqual([]);
});

test('what one arm gets stands in the row of that arm', () => {
  const ARMS = ['Arms: Steroid · Active Comparator · 40 mg', 'Arms: Saline · Experimental · 5 mL'];
  expect(wrong('The experimental arm gets 40 mg.', ARMS)).toEqual(['40 in the experimental arm']);
  expect(wrong('The experimental group gets 5 mL.', ARMS)).toEqual([]);
  expect(wrong('The placebo arm gets 40 mg.', ARMS)).toEqual([]);
  expect(wrong('The patients get 40 mg.', ARMS)).toEqual([]);
  expect(wrong('The experimental arm gets 40 mg.', ARMS.slice(1).concat('Arms: B · Experimental · 40 mg'))).toEqual([]);
  expect(wrong('The experimental arm gets 7 mg.', [...ARMS, 'Dose: 7 mg'])).toEqual([]);
});

describe('what a paper builds on', () => {
  const PAPER = ['Title: Group testing', 'Record: arxiv-1', 'Author: Jane Huber', 'Authors: Jane Huber'];
  const ABSTRACT = 'Building on recent work by Lumera (2003), we construct new designs.';

  test.each([
    'Lumera built on the work of Huber.',
    'Lumera builds on recent work by Jane Huber.',
    'Lumera extends Jane Huber’s results.',
  ])('is not its own author’s: “%s”', (said) => {
    expect(wrong(said, PAPER, ABSTRACT)).toHaveLength(1);
  });

  test.each([
    'Jane Huber builds on recent work by Lumera.',
    'Jane Huber’s designs are based on work by Lumera.',
    'The designs are built by Jane Huber.',
  ])('is that of others: “%s”', (said) => {
    expect(wrong(said, PAPER, ABSTRACT)).toEqual([]);
  });

  test('is its author’s where the text says so', () => {
    expect(wrong('The designs extend work by Jane Huber.', PAPER, 'The designs extend work by Jane Huber.')).toEqual(
      [],
    );
  });
});

describe('what an arm gets', () => {
  const ARMS = [
    'Title: PLK in surgery',
    'Arms: PLK · Experimental · Surgery with application of PLK',
    'Arms: Surgery without PLK · Other · Control group - surgery without application of PLK',
  ];

  test('is not what its row says that it does without', () => {
    expect(wrong('The control group received PLK.', ARMS)).toHaveLength(1);
    expect(wrong('The control group had surgery without PLK.', ARMS)).toEqual([]);
    expect(wrong('The experimental group received PLK.', ARMS)).toEqual([]);
  });
});

const WILL_BE =
  'acquire buy bought purchase invest award grant file fund merge sell sold issue publish receive obtain raise';

describe('what nobody plans', () => {
  test.each(WILL_BE.split(' '))('%s', (deed) => {
    for (const said of [`may be ${deed}`, `will ${deed}`, `could soon ${deed}`, `might one day ${deed}`])
      expect(wrong(`Akoma ${said} it.`, [], 'Akoma sings.')).toContain(said);
    expect(wrong(`Akoma is to be ${deed}.`, [], 'Akoma sings.')).toContain(`is to be ${deed}`);
  });

  test.each('plan intend hope aim want propose seek'.split(' '))('%s', (verb) => {
    for (const said of [`${verb} to sell`, `${verb}s to sell`])
      expect(wrong(`Akoma ${said} it.`, [], 'Akoma sings.')).toContain(said);
  });

  test.each(['are yet to sell', 'is about to buy', 'is going to sell', 'are to raise'])('%s', (said) => {
    expect(wrong(`They ${said} it.`, [], 'Akoma sings.')).toContain(said);
  });

  test.each([
    'Enrollment: 40',
    'Target size: 40',
    'Closes: 1 May, 2020',
    'Opens: 1 May, 2020',
    'End date: 1 May, 2020',
  ])('but of a record with %s things are to come', (field) =>
    expect(wrong('They will sell it.', [field], 'Akoma sings.')).toEqual([]),
  );
  test.each(['Completion date: 1 May, 2020', 'Posted date: 1 May, 2020'])('or with %s', (field) => {
    expect(wrong('They will sell it.', [field], 'Akoma sings.')).toEqual([]);
  });
});

const COUNTS =
  'has have had hold holds cover covers list lists name names contain contains review reviews analyze analyzed analyzes analyse cite cites count counts';

test.each([...COUNTS.split(' '), 'of the', 'over', 'about', 'with'])(
  'a year is no number of things: they %s 2005',
  (verb) => {
    expect(wrong(`They ${verb} 2005 older patents.`, [], 'A patent of 2005.')).toEqual(['2005']);
  },
);

test('so many things may stand a few words behind their number', () => {
  expect(wrong('They hold 1998 patents.', [], 'They hold 1998 old and new patents.')).toEqual(['1998']);
  expect(wrong('They hold 1998 patents.', [], 'They hold 1998 very old patents.')).toEqual([]);
  expect(wrong('They hold 1998 patents.', [], 'They hold patents of 1998.')).toEqual(['1998']);
});

describe('what one of several investors gave', () => {
  const ROUND = ['Name: Voltara Fund', 'Known investments: Acme · Series A · $20,000,000 · lead'];
  const deeds = ['invested', 'invests', 'is investing', 'put', 'puts', 'contributed', 'contributes', 'committed'];
  test.each(deeds)('it %s', (deed) => {
    for (const bound of ['', 'about ', 'some ', 'over ', 'nearly '])
      expect(wrong(`Voltara Fund ${deed} ${bound}$20 million in Acme.`, ROUND)).toHaveLength(1);
  });
  test.each(['The backers put', 'The syndicate put', 'Together they put', 'With other investors it put'])(
    '%s',
    (who) => {
      expect(wrong(`${who} $20 million into Acme.`, ROUND)).toEqual([]);
    },
  );
  test('the same of rounds of a company', () => {
    expect(wrong('It invested $20 million.', ['Rounds: Series A · $20,000,000'])).toHaveLength(1);
    expect(wrong('It invested $20 million.', ['Raised: $20,000,000'])).toEqual([]);
  });
  test('who led a round is told by its row', () => {
    expect(wrong('Voltara Fund led the round of Acme.', ROUND)).toEqual([]);
    expect(wrong('It leads a round of Acme.', [ROUND[1]!.replace(' · lead', '')])).toEqual(['leads']);
    expect(wrong('It led the round of Acme.', [ROUND[1]!.replace(' · lead', '')])).toEqual(['led']);
    expect(wrong('It led Acme.', [ROUND[1]!.replace(' · lead', '')])).toEqual([]);
    expect(wrong('It led the round.', ['Awardee: Voltara Fund'])).toEqual([]);
  });
});

describe('which kind of arm it is', () => {
  const ARMS = [
    'Arms: Plenkor tablets · Experimental · 40 mg',
    'Arms: Saline drops · Placebo Comparator · 5 mL',
    'Arms: Sham stimulation · Sham Comparator · none',
  ];
  test.each(['is', 'was', 'serves as', 'served as', 'forms', 'formed'])('it %s another', (verb) => {
    expect(wrong(`Saline ${verb} the experimental arm.`, ARMS)).toContain('Saline in the experimental arm');
    expect(wrong(`The saline ${verb} a placebo group.`, ARMS)).toEqual([]);
  });
  test.each(['placebo', 'control', 'sham', 'active comparator', 'comparator'])('no %s arm', (kind) => {
    expect(wrong(`Plenkor is the ${kind} arm.`, ARMS)).toContain(`Plenkor in the ${kind} arm`);
  });
  test('the arm that shares most of the words is meant', () => {
    expect(
      wrong('Saline tablets is an experimental arm.', [ARMS[0]!, 'Arms: Saline tablets · Other · 4 mg']),
    ).toContain('Saline tablets in the experimental arm');
    expect(wrong('Blaster is the experimental arm.', ARMS)).toEqual([]);
  });
  test.each(['experimental', 'placebo', 'sham'])('what the %s arm gets', (kind) => {
    const own = ARMS.find((arm) => arm.toLowerCase().includes(`· ${kind}`))!;
    const others = ARMS.filter((arm) => arm !== own);
    expect(wrong(`The ${kind} arm got 7 mg.`, [own.replace(/\d+ m[gL]|none/, '7 mg'), ...others])).toEqual([]);
    expect(wrong(`The ${kind} group got 7 mg.`, [own, ...others, 'Arms: New tablets · Other · 7 mg'])).toHaveLength(1);
  });
});

test.each([
  'build on the work of',
  'builds on the work by',
  'built on results of',
  'building on the findings of',
  'is based on the work of',
  'draws on papers by',
  'drawing on a paper by',
  'relies on the theory of',
  'rely on ideas of',
  'extends the method of',
  'extended the approach of',
  'continues the work of',
  'continued the results of',
  'draw on an idea of',
])('nobody works on: they %s the author', (said) => {
  const PAPER = ['Title: Group testing', 'Authors: Jane Huber'];
  expect(wrong(`They ${said} Jane Huber.`, PAPER)).toEqual(['work by Jane Huber']);
  expect(wrong(`They ${said} Jane Huber.`, ['Title: Group testing', 'Contact: Jane Huber'])).toEqual([]);
});

test.each(['manufactured', 'brought', 'made', 'built', 'grown'])('what can be %s has not been', (deed) => {
  expect(wrong(`The coils have been ${deed}.`, [], `The coils can be ${deed}.`)).toEqual([deed]);
});

describe('what has been done already', () => {
  test.each(['has produced coils', 'have produced the coils', 'already produces coils', 'has already produced a coil'])(
    '%s',
    (said) => {
      expect(wrong(`It ${said}.`, [], 'They plan to produce coils.')).toEqual([said]);
      expect(wrong(`It ${said}.`, [], 'They produced coils.')).toEqual([]);
      expect(wrong(`It ${said}.`, [], 'They plan to paint coils.')).toEqual([]);
    },
  );
  test('what one is able to do is not done yet', () => {
    expect(wrong('It has produced coils.', [], 'It is able to produce coils.')).toEqual(['has produced coils']);
    expect(wrong('It has produced two coils.', [], 'It plans to produce two coils.')).toEqual([]);
  });
});

describe('what is not so', () => {
  test.each(['is', 'are', 'was', 'were', 'has been', 'is already'])('it %s described', (be) => {
    const said = `The old steel coil ${be} described.`;
    expect(wrong(said, [], 'The old steel coil has not been described.')).toEqual(['described']);
    expect(wrong(said, [], 'The old steel coil is described.')).toEqual([]);
    expect(wrong(said, [], 'The old steel coil is described.', 'An old steel coil is not described.')).toEqual([]);
    expect(wrong(said, [], 'The pipe of zinc has not been described.')).toEqual([]);
  });
});
