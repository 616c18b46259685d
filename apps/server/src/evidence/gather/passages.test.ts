import { expect, test } from 'vitest';
import { term } from '../../../test/subject.ts';
import type { Cue } from '../evidence.ts';
import { answersCue, namesTopic, quotableSentences } from './passages.ts';

test.each<[Cue, string]>([
  ['market', 'The current market for these coatings is valued at $10 billion annually.'],
  ['market', 'AdColony was acquired by Opera on 2014-06-24 for $350,000,000.'],
  ['customers', 'NearWave makes a handheld imaging device that helps physicians select the right therapy.'],
  ['customers', 'The proposed program addresses NASA needs for a new generation of icing mitigation technology.'],
  ['regulation', 'Coil T103 is IRB approved; FDA approval is expected later this year.'],
  ['risks', 'The primary obstacle is the current high cost of these individual ultrafast fiber laser channels.'],
  ['partners', 'To accomplish this goal, Luna has teamed with Embry-Riddle Aeronautical University.'],
  ['adoption', 'The system is commercially available and installed at eleven airports.'],
])('[REL-05] for %s: %s', (cue, sentence) => {
  expect(answersCue(sentence, cue)).toBe(true);
});

test.each<[Cue, string]>([
  ['customers', 'The method has great utility in cardiology and in other fields of medicine.'],
  ['market', 'The camera sends its video output to the pilot and to the industry standard recorder.'],
  ['customers', 'Offerors are expected to have the experience to contact hospitals and farmers.'],
  ['regulation', 'Chemical modifications play a crucial role in the regulation of biological processes.'],
  ['risks', '3D printing also frees designers to focus on parts, unhindered by standard manufacturing limitations.'],
  ['risks', 'Clinical trials have demonstrated significant reductions in complications of diabetes.'],
  ['risks', 'Survived a nine-month exposure to the corrosive environment with no degradation in structure.'],
  ['partners', 'Identify transition partners and create a business plan that will provide a robust transmitter.'],
  ['adoption', 'Phase II: Consists of a scale-up of the operation to be installed at a later time.'],
  ['adoption', 'Conduct a pilot study of the draft module with professionals representing the target audience.'],
])('[REL-05] a cue word is not an answer, for %s: %s', (cue, sentence) => {
  expect(answersCue(sentence, cue)).toBe(false);
});

test('[REL-05] a sentence that names nothing of the subject answers no question about it', () => {
  const isOnTopic = namesTopic({ terms: [term('electrolyte'), term('lithium')] });
  expect(
    [
      'The market for solid electrolytes is valued at $10 billion.',
      'Sales of lithium-metal cells came to $2 billion.',
      'The market for aircraft is valued at $10 billion.',
    ].map(isOnTopic),
  ).toEqual([true, true, false]);
});

test('[REL-05] a sentence that its source cut off is no quotation', () => {
  expect(
    quotableSentences(
      'Rebar sensors for bridges were installed in forty towns and exis... Sensors for bridges are read by radio twice a day.',
    ),
  ).toEqual(['Sensors for bridges are read by radio twice a day.']);
});
