import { describe, expect, test } from 'vitest';
import { type Cited, judgeStatement, missingValues } from './judge-statement.ts';

const company = (name: string, founded: number, amount: string, text: string): Cited => ({
  key: `companies/${name}`,
  fields: [
    `Title: ${name}`,
    `Company: ${name}`,
    `Founded: ${founded}`,
    `Total funding: ${amount}`,
    'Place: Dayton, Ohio',
  ],
  passages: [text],
});
const voltara = company(
  'Voltara Energy',
  2008,
  '$700,000',
  'It makes solid electrolytes for aircraft. Output fell from 30 to 12.',
);
const helion = company(
  'Helion Grid',
  2015,
  '$2,100,000',
  'It makes polymer films for trucks. Output rose from 12 to 30.',
);
const zephon = company('Zephon Power', 2019, '$900,000', 'It recycles copper from old cables.');
const lacks = (text: string, ...cited: Cited[]) =>
  judgeStatement(text, cited.length ? cited : [voltara, helion]).reasons;

describe('[GRD-08] a statement over several records', () => {
  test('may be held by one of them', () => {
    expect(lacks('Voltara Energy makes solid electrolytes for aircraft.')).toEqual([]);
    expect(lacks('Helion Grid was founded in 2015.')).toEqual([]);
  });

  test('has clauses that are each held by the record they name', () => {
    for (const joint of ['; ', ', while ', ' while ', ' whereas ', ', but ', ' but ', ' and ', ', and ', ', ']) {
      expect(lacks(`Voltara Energy was founded in 2008${joint}Helion Grid was founded in 2015.`), joint).toEqual([]);
      expect(lacks(`Voltara Energy was founded in 2015${joint}Helion Grid was founded in 2008.`), joint).not.toEqual(
        [],
      );
    }
    expect(
      lacks(
        'Voltara Energy was founded in 2008, Helion Grid in 2015, and Zephon Power in 2019.',
        voltara,
        helion,
        zephon,
      ),
    ).toEqual([]);
    expect(
      lacks(
        'Voltara Energy was founded in 2008, Helion Grid in 2019, and Zephon Power in 2015.',
        voltara,
        helion,
        zephon,
      ),
    ).not.toEqual([]);
  });

  test('says of names in one list only what each of them says', () => {
    expect(lacks('Voltara Energy and Helion Grid are both in Dayton.')).toEqual([]);
    expect(lacks('Voltara Energy, Helion Grid and Zephon Power are in Dayton.', voltara, helion, zephon)).toEqual([]);
    expect(lacks('Voltara Energy & Helion Grid are in Dayton.')).toEqual([]);
    expect(lacks('Voltara Energy and Helion Grid were founded in 2008.')).not.toEqual([]);
    expect(lacks('Voltara Energy and Helion Grid both make polymer films.')).not.toEqual([]);
  });

  test('joins in no clause what two records say', () => {
    expect(lacks('Voltara Energy makes films with Helion Grid.')).toEqual([
      'one record that joins what two records say',
    ]);
    expect(lacks('Voltara Energy bought Helion Grid for $2,100,000.')).toEqual([
      'one record that joins what two records say',
    ]);
  });

  test('has no value that none of them has', () => {
    expect(lacks('Voltara Energy was founded in 2008, and Helion Grid in 2016.')).toEqual(['2016']);
    expect(lacks('Voltara Energy was founded in 2008, and Acme Works in 2015.')).toEqual(['Acme Works']);
  });

  test('without a name says what every one of them says', () => {
    expect(lacks('It makes solid electrolytes and polymer films for aircraft and trucks.')).not.toEqual([]);
    expect(lacks('It makes polymer films for trucks and was founded in 2008.')).not.toEqual([]);
  });

  test('goes in the direction of its numbers, clause by clause', () => {
    expect(
      lacks('At Voltara Energy output fell from 30 to 12, while at Helion Grid output rose from 12 to 30.'),
    ).toEqual([]);
    expect(lacks('At Voltara Energy output rose from 30 to 12, and Helion Grid is in Dayton.')).not.toEqual([]);
  });

  test('rests on something', () => {
    const empty = { key: 'x', fields: [], passages: [] };
    expect(lacks('It works.', empty)).toEqual(['a source']);
    expect(lacks('Voltara Energy was founded in 2008.', empty, voltara)).toEqual([]);
    expect(judgeStatement('It works.', []).reasons).toEqual(['a source']);
  });
});

const trial = (title: string, status: string, registered: string, size: number): Cited => ({
  key: `trials/${title}`,
  fields: [
    `Title: ${title}`,
    `Status: ${status}`,
    `Registration date: ${registered}`,
    `Enrollment: ${size}`,
    'Sponsor: Brightwater',
  ],
  passages: ['We plan to enroll adults.'],
});
const imaging = trial('Imaging of lungs', 'Active, not recruiting', '1 February, 2020', 300);
const drug = trial('Alphacin in gout', 'Active, not recruiting', '17 February, 2020', 240);
const open = trial('Betacin in gout', 'Recruiting', '1 March, 2020', 60);

describe('[GRD-08] what is said of both', () => {
  test.each(['Both', 'Each of the', 'All', 'All of the', 'All the', 'All two', 'All the 2'])(
    'each must say: %s',
    (all) => {
      const said = `${all} companies`;
      expect(lacks(`${said} are in Dayton.`)).toEqual([]);
      expect(lacks(`${said} are in Toledo.`)).not.toEqual([]);
      expect(lacks(`${said} make polymer films.`)).not.toEqual([]);
    },
  );

  test('neither must say otherwise', () => {
    for (const neither of ['Neither', 'Neither trial', 'Neither of the trials']) {
      expect(lacks(`${neither} is recruiting.`, imaging, drug), neither).toEqual([]);
      expect(lacks(`${neither} is recruiting.`, imaging, open), neither).not.toEqual([]);
    }
  });

  test('is not said by one of them', () => {
    expect(lacks('Brightwater sponsors both trials.', imaging, drug)).toEqual([]);
    expect(lacks('Brightwater sponsors both recruiting trials.', imaging, open)).not.toEqual([]);
    expect(lacks('Brightwater sponsors both lung trials.', imaging, open)).not.toEqual([]);
    expect(lacks('Helion Grid founded all two companies.')).not.toEqual([]);
  });

  test('may count them', () => {
    expect(lacks('The two trials plan to enroll 300 and 240 people.', imaging, drug)).toEqual([]);
    expect(lacks('The three trials plan to enroll 300 and 240 people.', imaging, drug)).not.toEqual([]);
  });
});

describe('[GRD-08] of several records', () => {
  test('the one whose title alone the subject names is meant', () => {
    expect(lacks('The imaging study was registered on 1 February 2020.', imaging, drug)).toEqual([]);
    expect(lacks('The imaging study was registered on 17 February 2020.', imaging, drug)).not.toEqual([]);
    expect(lacks('The gout study was registered on 1 March 2020.', drug, open)).toEqual([]);
    expect(lacks('The study was registered on 17 February 2020.', imaging, drug)).toEqual([]);
    expect(lacks('The study of imaging and gout was registered on 1 February 2020.', imaging, drug)).not.toEqual([]);
  });

  test('a part that is a name alone says nothing', () => {
    expect(lacks('Voltara Energy; founded in 2015.')).not.toEqual([]);
    expect(lacks('Voltara Energy makes solid electrolytes; Helion Grid makes polymer films.')).toEqual([]);
    expect(lacks('Voltara Energy makes polymer films; Helion Grid makes solid electrolytes.')).not.toEqual([]);
  });

  test('what the second clause leaves out it shares with the first', () => {
    const staff = (each: Cited, count: number): Cited => ({ ...each, fields: [...each.fields, `Employees: ${count}`] });
    const [twelve, sixty] = [staff(voltara, 12), staff(helion, 60)];
    expect(lacks('Voltara Energy has 12 employees, and Helion Grid 60.', twelve, sixty)).toEqual([]);
    expect(lacks('Voltara Energy has 60 employees, and Helion Grid 12.', twelve, sixty)).not.toEqual([]);
    expect(lacks('Voltara Energy has raised $700,000, and Helion Grid $2,100,000.')).toEqual([]);
    expect(lacks('Voltara Energy has raised $2,100,000, and Helion Grid $700,000.')).not.toEqual([]);
  });
});

describe('[GRD-08] words and their short form', () => {
  const radio: Cited = { key: 'a', fields: ['Title: RF links'], passages: ['The RF link uses two antennas.'] };

  test('the words that a short form behind them stands for are left to it', () => {
    expect(lacks('The radio-frequency (RF) link uses two antennas.', radio)).toEqual([]);
    expect(lacks('The radio frequency (RF) link uses two antennas.', radio)).toEqual([]);
    expect(lacks('The retro fitted (RFX) link uses two antennas.', radio)).not.toEqual([]);
    expect(lacks('The optical fibre (RF) link uses two antennas.', radio)).not.toEqual([]);
    const many: Cited = { key: 'b', fields: [], passages: ['UAVs carry the sensor over fields.'] };
    expect(lacks('Unmanned aerial vehicles (UAVs) carry the sensor over fields.', many)).toEqual([]);
  });
});

describe('[GRD-08] what is quoted is no part of the fact around it', () => {
  const award: Cited = {
    key: 'a',
    fields: ['Title: Cheap valves', 'Awardee: Voltara Energy'],
    passages: ['No valve leaked in 40 days. Sensors fail in heat.'],
  };

  test('numbers and denials within it are the quotation’s', () => {
    expect(lacks('The abstract states: “No valve leaked in 40 days.”', award)).toEqual([]);
    expect(lacks('The abstract opens with: “No valve leaked in 40 days.”', award)).toEqual([]);
    expect(lacks('The abstract closes with “Sensors fail in heat.”', award)).toEqual([]);
    expect(lacks('The abstract states: “No valve leaked in 41 days.”', award)).not.toEqual([]);
    expect(lacks('“Cheap valves” by Voltara Energy is an award.', award)).toEqual([]);
    expect(lacks('“Cheap valves” by Helion Grid is an award.', award)).toEqual(['Helion Grid']);
  });

  test('and of an inference only the values outside it are looked up', () => {
    expect(missingValues('“In 99 days” may be what Voltara Energy means.', [award])).toEqual([]);
    expect(missingValues('Voltara Energy may need 40 days.', [award])).toEqual([]);
    expect(missingValues('Voltara Energy may need 41 days.', [award])).toEqual(['41']);
    expect(missingValues('Helion Grid may need 40 days.', [award])).toEqual(['Helion Grid']);
  });
});
