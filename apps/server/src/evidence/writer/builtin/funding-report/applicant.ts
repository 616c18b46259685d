import { sentencesOf } from '../../../../catalogue/sentences/sentences.ts';
import type { DraftSentence } from '../../../draft.ts';
import type { Evidence } from '../../../evidence.ts';
import type { Topic } from '../../../programs/program.ts';
import { projectKey } from '../../../records/own-sources.ts';

/** How descriptions name their parts. */
const LABELS: [RegExp, Topic][] = [
  [/^(?:problem|need|pain)/i, 'problem'],
  [/^(?:market|customers?|users?|use|application|benefit)/i, 'market'],
  [/^(?:team|company|founders?)/i, 'team'],
  [/^(?:results?|status|stage|progress|traction|evidence)/i, 'feasibility'],
  [/^(?:goals?|objectives?|aims?|plan|next steps?)/i, 'objectives'],
  [/^(?:patents?|ip|intellectual)/i, 'ip'],
  [/^(?:technology|solution|innovation|product|approach|how)/i, 'innovation'],
];

/** The senses of a description's sentences, the more telling ones first. */
const SENSES: [Topic, RegExp][] = [
  [
    'team',
    /\b(?:our team|founders?|co-?found\w*|we are a|Ph\.?D|years of experience|employees|spin-?(?:out|off)|(?:leads?|heads?) (?:the |our )?(?:research|science|engineering|development|business|sales)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|engineers|scientists))\b/i,
  ],
  [
    'market',
    /\b(?:we (?:will |plan to |want to )?(?:sell|market)|would pay|licen[sc]es? it|subscri\w+|per (?:unit|seat|student|pupil|patient|license|subscriber)|\$[\d,.]+ (?:an?|per))\b/i,
  ],
  ['ip', /\b(?:patent\w*|provisional|licen[sc]ed? (?:from|to)|proprietary|trade secret)\b/i],
  ['objectives', /\b(?:we|(?:in )?phase (?:I|1)) (?:\w+ )?(?:will|aim|plan|want|intend|propose)\b/i],
  ['regulation', /\b(?:FDA|510\(k\)|clearance|regulat\w+|IRB|CLIA|certif\w+)\b/],
  [
    'feasibility',
    /\b(?:prototype|we (?:have )?(?:shown|demonstrated|tested|measured|built|validated)|preliminary|results? show|pilot|(?:was|were|been) (?:tested|measured|shown|demonstrated|validated|proven|run|flown)|in (?:the )?(?:lab|bench|field|animal) tests?|in (?:mice|rats|hamsters|pigs|rabbits|primates|animals))\b/i,
  ],
  ['objectives', /\b(?:(?:goal|objective|aim|milestone)s?\b|to be (?:shown|tested)|next step|challenge)/i],
  [
    'market',
    /\b(?:markets?|customers?|buyers?|buy|pay|sell\w*|sold|industry|hospitals?|utilities|operators|growers|farmers|manufacturers|makers|contractors|clinics?|cent(?:er|re)s would|cheaper|price)\b/i,
  ],
  [
    'problem',
    /\b(?:problem|today|currently|suffer\w*|lack\w*|poorly|no longer|heavy|fragile|too (?:slow|costly|expensive|large|heavy)|fails?|cannot|waste\w*|shortage|deaths?|costs)\b/i,
  ],
];

const LABEL = /^([A-Z][A-Za-z ]{2,24}):\s+/;
const LENGTH_MIN = 20;

/** The sentences of a description by what they are about, each once, in their order; what tells nothing else is the innovation's. */
export function describedBy(description: string): { topic: Topic; quote: string }[] {
  return description.split(/\n+/).flatMap((paragraph) => {
    const label = LABEL.exec(paragraph);
    const own = label && LABELS.find(([pattern]) => pattern.test(label[1]!))?.[1];
    const text = own ? paragraph.slice(label[0].length) : paragraph;
    return sentencesOf(text)
      .filter((quote) => quote.length >= LENGTH_MIN && description.includes(quote))
      .map((quote) => ({ quote, topic: topicOf(quote, own ?? null) }));
  });
}

function topicOf(quote: string, label: Topic | null): Topic {
  if (label && label !== 'innovation') return label;
  return SENSES.find(([, sense]) => sense.test(quote))?.[0] ?? label ?? 'innovation';
}

/** The project's own description, word for word. */
export const applicantSays = (evidence: Evidence, quote: string): DraftSentence => ({
  text: quote,
  figures: [],
  grounds: [{ key: projectKey(evidence.project.id), quote }],
  kind: 'applicant',
});
