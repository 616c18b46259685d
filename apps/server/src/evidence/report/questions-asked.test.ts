import { expect, test } from 'vitest';
import { questionsAsked } from './questions-asked.ts';

const DESCRIPTION = `A clamp-on listener for cavitation in pumps.  We want to know who has separated
cavitation from other noise, and whether it tells how far erosion has gone. It is cheap. Does anybody sell one?`;

test('[RPT-21] questions of a description are sections under its own words, as a model has read them', () => {
  expect(
    questionsAsked(DESCRIPTION, {
      questions: [
        {
          words: 'who has separated cavitation from other noise',
          question: 'Who has separated the noise of cavitation in pumps from other noise?',
        },
        { words: 'whether it tells how far erosion has gone', question: 'Can acoustic emission tell impeller wear?' },
        { words: 'who will pay for it', question: 'Who will pay for it?' },
      ],
    }),
  ).toEqual([
    {
      id: 'question-1',
      title: 'Who has separated cavitation from other noise',
      prompt: 'Who has separated the noise of cavitation in pumps from other noise?',
    },
    {
      id: 'question-2',
      title: 'Whether it tells how far erosion has gone',
      prompt: 'Can acoustic emission tell impeller wear?',
    },
    // Words that the description lacks are no question of it.
  ]);
});

test('[RPT-21] a question of a description in another language is asked in its English words', () => {
  const german = 'Ein Sensor für Pumpen. Wer hat Kavitation schon am Gehäuse gemessen?';
  const [asked] = questionsAsked(german, {
    questions: [
      {
        words: 'Wer hat Kavitation schon am Gehäuse gemessen?',
        question: 'Who has measured cavitation at the casing?',
      },
    ],
  });
  expect(asked).toMatchObject({
    title: 'Wer hat Kavitation schon am Gehäuse gemessen',
    prompt: 'Who has measured cavitation at the casing?',
  });
});

test('[RPT-02] without a model a question is a sentence that ends as one', () => {
  expect(questionsAsked(DESCRIPTION, null)).toEqual([
    { id: 'question-1', title: 'Does anybody sell one', prompt: 'Does anybody sell one?' },
  ]);
  expect(questionsAsked('A clamp for pumps.', null)).toEqual([]);
});
