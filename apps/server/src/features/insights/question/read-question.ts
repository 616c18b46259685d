import type { Engine } from '@groundwork/contract/engines';
import type { ProjectMatches } from '../../../catalogue/matching/matches.ts';
import { contentWords } from '../../../catalogue/query/content-words.ts';
import { foldedWords } from '../../../catalogue/query/fold.ts';
import { isTelling } from '../../../evidence/words/asking.ts';
import { stemOf } from '../../../evidence/words/stems.ts';

/** The kind of answer asked for: a number, a list, or what records say. */
type Asked = 'count' | 'sum' | 'median' | 'parties' | 'latest' | 'largest' | 'closing' | 'trend' | 'words';
export type Group = 'organisation' | 'agency' | 'country' | 'state' | 'person';

/** A question as a query over the records on a project's topic. */
export interface ReadQuestion {
  asked: Asked;
  /** Data sets that it names; empty where it names none. */
  engines: Engine[];
  group: Group;
  /** Years, both included; null for all. */
  years: { from: number; to: number } | null;
  /** Words of the question beyond the topic: records must hold each of them. As typed. */
  words: string[];
}

export type Refusal = 'notAQuestion' | 'otherProject' | 'otherPeople';

const ENGINES_NAMED: [RegExp, Engine[]][] = [
  [/\b(?:patents?|inventions? granted|assignees?)\b/i, ['patents']],
  [
    /\b(?:funding opportunit\w+|calls?(?: for)?|solicitations?|deadlines?|open (?:grants?|programs?)|apply)\b/i,
    ['funding-opportunities'],
  ],
  [/\b(?:awards?|grants?|SBIR|STTR|awardees?)\b/i, ['awards']],
  [/\b(?:contracts?|federal spending|government spending|procurement|usa ?spending)\b/i, ['usa-spending']],
  [/\b(?:compan(?:y|ies)|start-?ups?|firms?|competitors?)\b/i, ['companies']],
  [/\b(?:investors?|venture capital\w*|VCs?)\b/i, ['investors']],
  [/\b(?:papers?|publications?|articles?|journals?|literature|citations?)\b/i, ['publications']],
  [/\b(?:experts?|professors?)\b/i, ['subject-matter-experts']],
  [
    /\b(?:universit(?:y|ies) technolog\w+|licens\w+ technolog\w+|technologies (?:to|for) licen[cs]\w+)\b/i,
    ['university-technologies'],
  ],
  [/\b(?:federal labs?|lab(?:oratory)? technolog\w+)\b/i, ['federal-lab-technologies']],
  [/\binternational trials?\b/i, ['international-trials']],
  [/\b(?:clinical )?trials?\b|\bphase [123]\b/i, ['clinical-trials', 'international-trials']],
  [/\b(?:drugs?|approvals?|approved)\b/i, ['drugs']],
  [/\binterventions?\b/i, ['interventions']],
];

const ASKED: [RegExp, Asked][] = [
  [/\bhow (?:many|often)\b|\bnumber of\b|\bcount\b/i, 'count'],
  [/\b(?:average|typical\w*|median|usual\w*|normal\w*)\b|\bhow (?:large|big) (?:is|are)\b|\bsize of\b/i, 'median'],
  [/\bhow much\b|\btotal\b|\bsum\b|\bhow (?:much )?money\b/i, 'sum'],
  [/\b(?:clos(?:e|es|ing)|deadlines?|still open|open now|apply)\b/i, 'closing'],
  [
    /\b(?:grow\w*|trends?|trending|ris(?:e|es|ing)|rose|increas\w+|declin\w+|fall(?:s|ing)?|decreas\w+|more or (?:less|fewer))\b/i,
    'trend',
  ],
  [/\b(?:largest|biggest|highest|most money|most expensive)\b/i, 'largest'],
  [/\b(?:latest|newest|most recent|recent(?:ly)?|last)\b|^when\b/i, 'latest'],
  [
    /\bwho\b|\bwhose\b|\b(?:which|what) (?:\w+ )?(?:compan(?:y|ies)|organi[sz]ations?|universit(?:y|ies)|agenc(?:y|ies)|sponsors?|assignees?|awardees?|institut\w+|countr(?:y|ies)|states?|firms?|players?|authors?|inventors?|researchers?|labs?)\b|^where\b|\bcompetitors?\b/i,
    'parties',
  ],
];

const GROUPS: [RegExp, Group][] = [
  [/\bagenc(?:y|ies)\b|\bfunders?\b/i, 'agency'],
  [/\bcountr(?:y|ies)\b/i, 'country'],
  [/\bstates?\b|^where\b/i, 'state'],
  [/\b(?:authors?|inventors?|researchers?|scientists?|people|investigators?)\b/i, 'person'],
];

const INTERROGATIVE =
  /\b(?:how|who|whom|whose|what|which|when|where|why|is|are|was|were|do|does|did|has|have|can|could|will|would|should|list|show|tell|name|find|count|number of)\b/i;
const OTHER_PROJECT =
  /\b(?:other|another|different|previous|second|third|last) projects?\b|\bprojects? of (?:others?|someone|somebody)\b|\b(?:all|both|every) (?:of )?(?:my |our )?projects\b/i;
const OTHER_PEOPLE =
  /\b(?:other|another|all|which|what|how many) (?:users?|accounts?|customers?|members?) (?:of|on|in|here|use|do|have|work)\b|\bwho else (?:is )?(?:using|uses|here)\b|\b(?:users?|people) (?:here|on (?:this|the) (?:platform|app|site|server))\b|\bpasswords?\b/i;

/** `titles`: what the person's other projects are called. */
export function readQuestion(
  question: string,
  { about, today, titles }: { about: Pick<ProjectMatches, 'terms'> | null; today: Date; titles: readonly string[] },
): ReadQuestion | Refusal {
  if (OTHER_PEOPLE.test(question)) return 'otherPeople';
  const folded = ` ${foldedWords(question).join(' ')} `;
  const isOther = titles.some((title) => {
    const words = foldedWords(title);
    return words.length > 1 && folded.includes(` ${words.join(' ')} `);
  });
  if (OTHER_PROJECT.test(question) || isOther) return 'otherProject';
  const years = yearsIn(question, today.getUTCFullYear());
  const engines = [...new Set(ENGINES_NAMED.filter(([pattern]) => pattern.test(question)).flatMap(([, ids]) => ids))];
  const asked = ASKED.find(([pattern]) => pattern.test(question))?.[1];
  const isAsked = question.includes('?') || asked !== undefined || engines.length > 0;
  // In another language it is known by its mark.
  const hasForm =
    INTERROGATIVE.test(question) || asked !== undefined || engines.length > 0 || question.trim().endsWith('?');
  if (!isAsked || !hasForm || foldedWords(question).length < 2) return 'notAQuestion';
  const own = new Set(
    (about?.terms ?? []).flatMap(({ label, variants }) => [label, ...variants].flatMap(foldedWords)).map(stemOf),
  );
  const words = [
    ...new Set(
      contentWords(question.replace(/\bventure capital\w*/gi, ' ')).filter((word) =>
        word.split('-').some((part) => isTelling(part) && !own.has(stemOf(part))),
      ),
    ),
  ];
  return {
    asked: asked ?? 'words',
    // Parts of one kind's words name no other kind: "funding opportunities" are no awards.
    engines: engines.includes('funding-opportunities') ? engines.filter((engine) => engine !== 'awards') : engines,
    group: GROUPS.find(([pattern]) => pattern.test(question))?.[1] ?? 'organisation',
    years,
    words,
  };
}

function yearsIn(question: string, thisYear: number): ReadQuestion['years'] {
  const between =
    /\b(?:between|from) ((?:19|20)\d\d) (?:and|to|until|till) ((?:19|20)\d\d)\b|\b((?:19|20)\d\d) ?[-–—] ?((?:19|20)\d\d)\b/i.exec(
      question,
    );
  if (between) return ordered(Number(between[1] ?? between[3]), Number(between[2] ?? between[4]));
  const since = /\b(?:since|from|as of) ((?:19|20)\d\d)\b|\bafter ((?:19|20)\d\d)\b/i.exec(question);
  if (since) return ordered(since[1] ? Number(since[1]) : Number(since[2]) + 1, thisYear);
  const until = /\b(?:until|till|through|up to) ((?:19|20)\d\d)\b|\bbefore ((?:19|20)\d\d)\b/i.exec(question);
  if (until) return { from: 0, to: until[1] ? Number(until[1]) : Number(until[2]) - 1 };
  const last = /\b(?:last|past) (\d+|two|three|four|five|six|seven|eight|nine|ten) years\b/i.exec(question);
  if (last) return { from: thisYear - numberOf(last[1]!) + 1, to: thisYear };
  if (/\blast year\b/i.test(question)) return { from: thisYear - 1, to: thisYear - 1 };
  if (/\bthis year\b/i.test(question)) return { from: thisYear, to: thisYear };
  const single = /\b(?:in|of|during|for) ((?:19|20)\d\d)\b/i.exec(question);
  return single ? { from: Number(single[1]), to: Number(single[1]) } : null;
}

const ordered = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
const numberOf = (said: string) => (/^\d+$/.test(said) ? Number(said) : NUMBERS.indexOf(said.toLowerCase()));
