import { answerCalls } from '../../platform/threads/call-thread.ts';
import { type Judged, judgeRecords, type Models, type ToJudge } from './judge-records.ts';
import { type ProposedName, proposedNames } from './proposed-names.ts';
import { type SubjectTerm, termsOf } from './subject-terms.ts';
import models from './weights.json' with { type: 'json' };

/** Texts of some thousand records are cut into words and held against a subject: too much for the thread that answers calls. */
const api = {
  judge(asked: ToJudge): { judged: (Judged | null)[]; terms: SubjectTerm[]; proposed: ProposedName[] } {
    const judged = judgeRecords(asked, models as Models);
    return { judged, terms: termsOf(asked), proposed: proposedNames(asked, judged) };
  },
};
export type JudgeApi = typeof api;

answerCalls(api);
