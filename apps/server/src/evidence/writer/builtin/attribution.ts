import type { Engine } from '@groundwork/contract/engines';
import type { Award } from '../../../catalogue/engines/awards.ts';
import { type DraftSentence, fieldGrounds, sentence } from '../../draft.ts';
import { type Evidence, type EvidenceRecord, findEvidence, type Passage } from '../../evidence.ts';
import { articled } from '../../findings/with-article.ts';
import { field, inField, quoted, stateOfRecord } from '../../statements/of-record.ts';
import { type Part, type Words, words } from '../../statements/statement.ts';

/** The speaker, work, time and later fate of a passage: words before a quotation, and labels of the fields that hold them. */
type Attribution = { lead: Words; labels: string[] };

const party = (each: EvidenceRecord, ...roles: string[]): { part: Part; role: string } | null => {
  for (const role of roles) {
    const name = each.record.organisations.find((one) => one.role === role)?.name;
    const part = name ? inField(each, role, name) : null;
    if (part) return { part, role };
  }
  return null;
};

/** ", 2017": shows at once if it is of long ago. */
const yearOf = (each: EvidenceRecord, label: string): Words | null => {
  const year = each.record.date?.slice(0, 4);
  const part = year ? inField(each, label, year) : null;
  return part && words`, ${part}`;
};

/** ", expired". */
const stateIn = (each: EvidenceRecord): Words | null => {
  const state = stateOfRecord(each);
  return state && words`, ${state}`;
};

const byParty =
  (roles: string[], lead: (name: Part, each: EvidenceRecord) => Words, ...labels: string[]) =>
  (each: EvidenceRecord): Attribution | null => {
    const found = party(each, ...roles);
    return found && { lead: lead(found.part, each), labels: [found.role, ...labels] };
  };

const ofTrial = (name: Part, each: EvidenceRecord) => words`Trial of ${name}${stateIn(each)}`;
const ofTechnology = (name: Part, each: EvidenceRecord) => words`Technology of ${articled(name)}${stateIn(each)}`;

const ATTRIBUTIONS: Record<Engine, (each: EvidenceRecord) => Attribution | null> = {
  companies: byParty(['Company'], (name, each) => words`${name}${stateIn(each)}`),
  investors: byParty(['Investor'], (name) => words`${name}`),
  patents: byParty(
    ['Assignee'],
    (name, each) => words`Patent of ${name}${yearOf(each, 'Grant or publication date')}${stateIn(each)}`,
    'Grant or publication date',
  ),
  awards: byParty(
    ['Awardee'],
    (name, each) => {
      const { agency, year } = each.record.data as Award;
      const by = agency ? inField(each, 'Agency', agency) : null;
      const when = year ? inField(each, 'Award year', String(year)) : null;
      return words`${name}, award${by && words` from ${articled(by)}`}${when && words`, ${when}`}`;
    },
    'Agency',
    'Award year',
  ),
  'funding-opportunities': byParty(
    ['Agency'],
    (name, each) => {
      const state = stateOfRecord(each);
      const closes = field(each, 'Closes');
      const when = state && closes ? words`, ${state}, ${closes}` : stateIn(each);
      return words`Call of ${articled(name)}${when}`;
    },
    'Closes',
  ),
  'usa-spending': byParty(['Recipient'], (name, each) => {
    const agency = party(each, 'Agency', 'Awarding agency');
    return words`${name}, paid by ${agency ? articled(agency.part) : words`an agency`}`;
  }),
  'federal-lab-technologies': byParty(['Laboratory'], ofTechnology),
  'university-technologies': byParty(['University', 'Institution'], ofTechnology),
  'clinical-trials': byParty(['Sponsor'], ofTrial),
  'international-trials': byParty(['Primary sponsor'], ofTrial),
  interventions: byParty(['Sponsor'], (name) => words`Intervention in a trial of ${name}`),
  drugs: byParty(['Sponsor'], (name) => words`Drug application of ${name}`),
  'subject-matter-experts': (each) => {
    const name = each.record.people.find(({ role }) => role === 'Expert')?.name;
    const part = name ? inField(each, 'Expert', name) : null;
    return part && { lead: words`${part}`, labels: ['Expert'] };
  },
  publications: (each) => {
    const authors = each.record.people.filter(({ role }) => role === 'Author');
    const first = authors[0] && inField(each, 'Author', authors[0].name);
    if (!first) return null;
    const others = authors.length > 1 ? words` and others` : null;
    return {
      lead: words`${first}${others}${yearOf(each, 'Publication date')}`,
      labels: ['Author', 'Publication date'],
    };
  },
};

/** The speaker, for a sentence or by itself; null where the record names nobody. */
export function speakerOf(each: EvidenceRecord): Attribution | null {
  const { engine } = each.record;
  return engine === 'project' || engine === 'library' ? null : ATTRIBUTIONS[engine](each);
}

/** The passage as a quotation with its speaker, after the words that lead into it; the repair is the bare quotation. */
export function quotation(
  evidence: Evidence,
  { key, quote }: Passage,
  before: Words | null = null,
): DraftSentence | null {
  const each = findEvidence(evidence, key);
  if (!each) return null;
  const ground = { key, quote };
  const bare = sentence(quoted(key, quote), [], [ground]);
  const speaker = speakerOf(each);
  if (!speaker) return bare;
  return {
    ...sentence(
      words`${before}${speaker.lead}: ${quoted(key, quote)}`,
      [],
      [ground, ...fieldGrounds(each, ...speaker.labels)],
    ),
    repair: bare,
  };
}

export const quotations = (evidence: Evidence, passages: readonly Passage[]): DraftSentence[][] =>
  passages.flatMap((passage) => {
    const sentence = quotation(evidence, passage);
    return sentence ? [[sentence]] : [];
  });
