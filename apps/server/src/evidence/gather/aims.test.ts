import type { Engine } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { aimOf } from './aims.ts';

const aim = (engine: Engine, text: string, title = 'A record', words: string[] = []) =>
  aimOf({ engine, title, text }, (sentence) => words.filter((word) => sentence.toLowerCase().includes(word)).length);

test('[RPT-14] an award is told by what it sets out to do, not by the need that it begins with', () => {
  const text =
    'Pumps for remote wells fail within two years. Acme proposes to develop a sealed pump without moving seals. Farms, mines and villages would need fewer repairs of pumps and wells.';
  expect(aim('awards', text, 'Sealed pump for remote wells')).toBe(
    'Acme proposes to develop a sealed pump without moving seals.',
  );
});

test('[RPT-14] of several aims the one that says most of the subject and the title', () => {
  const text =
    'We will work closely with partners in industry to ensure success. We will build a separator of boron nitride for sealed cells.';
  expect(aim('awards', text, 'Boron nitride separator', ['cell'])).toBe(
    'We will build a separator of boron nitride for sealed cells.',
  );
});

test('[RPT-14] that one works closely with others is no aim, even where nothing else is said in its form', () => {
  const text =
    'We will work closely with industrial partners to ensure smooth integration of the separator. A separator of boron nitride survives the heat of sealed cells.';
  expect(aim('awards', text, 'Boron nitride separator', ['sealed', 'cells'])).toBe(
    'A separator of boron nitride survives the heat of sealed cells.',
  );
});

test('[RPT-14] a call is told by its objective, past the rules on who may apply', () => {
  const text =
    'TECHNOLOGY AREA(S): SensorsThe technology within this topic is restricted under the ITAR. Offerors must disclose any foreign nationals. OBJECTIVE: Develop a radar that finds buried cables from a moving vehicle. DESCRIPTION: Present radars have to stop.';
  expect(aim('funding-opportunities', text, 'Radar for buried cables')).toBe(
    'Develop a radar that finds buried cables from a moving vehicle.',
  );
});

test('[RPT-14] a paper is told by what it did', () => {
  const text =
    'Valves wear out. However, we present nothing here. In this paper, we compare three coatings of valves over ten years.';
  expect(aim('publications', text, 'Coatings of valves')).toBe(
    'In this paper, we compare three coatings of valves over ten years.',
  );
});

test('[RPT-14] a company is told by what it makes, and not by who bought it', () => {
  const bought = 'Valvo Systems was acquired by Roe Holdings on 2014-06-24 for $350,000,000.';
  expect(
    aim(
      'companies',
      `Valves for everyone\n\nValvo Systems makes valves that seal themselves.\n\n${bought}`,
      'Valvo Systems',
    ),
  ).toBe('Valvo Systems makes valves that seal themselves.');
  expect(aim('companies', `${bought}\n\nHardware, Valves`, 'Valvo Systems')).toBeNull();
});

test.each<[string, string]>([
  ['cut off by the source', 'Acme proposes to develop a sealed pump for wells in dry...'],
  ['with half a bracket', 'Acme proposes to develop a sealed pump (for remote wells.'],
  ['in capitals', 'ACME PROPOSES TO DEVELOP A SEALED PUMP FOR REMOTE WELLS.'],
  ['on the odds', 'The proposed sealed pump has a probability of successful development.'],
  ['in a vague form that says one word of it', 'Methods of quality control will be developed for the pump.'],
  ['of classes', 'H01M, H01G, Y02E'],
  ['that goes on from another', 'However, Acme proposes to develop a sealed pump for remote wells.'],
])('[RPT-14] a sentence %s is not quoted', (_, text) => {
  expect(aim('awards', text, 'Sealed pump')).toBeNull();
});

test('[RPT-14] a sentence run into the next is quoted without it', () => {
  const said = 'Acme proposes to develop a sealed pump for wells.';
  expect(aim('awards', `${said}The pump has no seals.`, 'Sealed pump')).toBe(said);
});

test('[RPT-14] points within abbreviations end no sentence', () => {
  const said = 'Acme proposes to develop a sealed pump for wells of the U.S. Army, e.g. in deserts.';
  expect(aim('awards', said, 'Sealed pump')).toBe(said);
});

test('[RPT-14] a record that says nothing of its title or the subject has no aim to quote', () => {
  expect(aim('awards', 'We will work closely with partners in industry to ensure success.', 'Sealed pump')).toBeNull();
});

test('[RPT-14] what is done in the proposed study is its aim, and not the need for it', () => {
  const text =
    'Magnets of rare earths are key components of phones, vehicles and turbines that nobody recycles. In the proposed study, the recycling of magnets will be modified to take as many grades of scrap as possible.';
  expect(aim('awards', text, 'Recycling of rare earth magnets')).toBe(
    'In the proposed study, the recycling of magnets will be modified to take as many grades of scrap as possible.',
  );
});
