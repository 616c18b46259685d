import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { feedbackPrompt, feedbackScore } from './feedback.table.ts';

export const feedbackData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'feedback',
    table: feedbackScore,
    key: feedbackScore.id,
    of: (userId) => eq(feedbackScore.userId, userId),
  }),
  personalData(database, {
    name: 'feedback-questions',
    table: feedbackPrompt,
    key: feedbackPrompt.userId,
    of: (userId) => eq(feedbackPrompt.userId, userId),
  }),
];
