import type { Engine } from '@groundwork/contract/engines';
import { type Evidence, type EvidenceRecord, findEvidence, type Passage } from '../../evidence.ts';
import { withArticle } from '../../findings/with-article.ts';
import { type DraftSentence, fieldGrounds, type Ground } from '../draft.ts';

/** Who says a passage: words that lead into the quotation, and the fields that hold them. */
type Attribution = { lead: string; grounds: Ground[] };

const party = (each: EvidenceRecord, ...roles: string[]) =>
  roles.map((role) => each.record.organisations.find((one) => one.role === role)?.name).find(Boolean);

/** By role of an organisation: "{before}{name}{after}", the name as `named` has it. */
const byParty =
  (role: string, before: string, after: string, named = (name: string) => name) =>
  (each: EvidenceRecord): Attribution | null => {
    const name = party(each, role);
    return name ? { lead: `${before}${named(name)}${after}`, grounds: fieldGrounds(each, role) } : null;
  };

const ATTRIBUTIONS: Record<Engine, (each: EvidenceRecord) => Attribution | null> = {
  companies: byParty('Company', '', ' says'),
  investors: byParty('Investor', '', ' says'),
  patents: byParty('Assignee', 'A patent of ', ' states'),
  awards: byParty('Awardee', 'The abstract of an award to ', ' states'),
  'funding-opportunities': byParty('Agency', 'A call by ', ' states', withArticle),
  'usa-spending': byParty('Recipient', 'A federal award to ', ' reads'),
  'federal-lab-technologies': byParty('Laboratory', '', ' writes of its technology'),
  'university-technologies': byParty('University', '', ' writes of its technology'),
  'clinical-trials': byParty('Sponsor', 'The registration of a trial by ', ' states'),
  'international-trials': byParty('Primary sponsor', 'The registration of a trial by ', ' states'),
  interventions: byParty('Sponsor', 'An intervention in a trial by ', ' is described as follows'),
  drugs: byParty('Sponsor', 'The application of ', ' states'),
  'subject-matter-experts': (each) => {
    const name = each.record.people.find(({ role }) => role === 'Expert')?.name;
    return name ? { lead: `The profile of ${name} says`, grounds: fieldGrounds(each, 'Expert') } : null;
  },
  publications: (each) => {
    const authors = each.record.people.filter(({ role }) => role === 'Author');
    if (authors.length === 0) return null;
    const year = each.record.date?.slice(0, 4);
    const lead = `${authors[0]!.name}${authors.length > 1 ? ' and others' : ''}${year ? ` (${year})` : ''}`;
    const verb = authors.length > 1 ? 'write' : 'writes';
    return { lead: `${lead} ${verb}`, grounds: fieldGrounds(each, 'Author', 'Publication date') };
  },
};

/** The passage as a quotation with its speaker; the repair is the bare quotation. */
export function quotation(evidence: Evidence, { key, quote }: Passage): DraftSentence | null {
  const each = findEvidence(evidence, key);
  if (!each) return null;
  const ground = { key, quote };
  const bare: DraftSentence = { text: `“${quote}”`, grounds: [ground], figures: [] };
  const { engine } = each.record;
  const attribution = engine === 'project' || engine === 'library' ? null : ATTRIBUTIONS[engine](each);
  if (!attribution) return bare;
  return {
    text: `${attribution.lead}: “${quote}”`,
    grounds: [ground, ...attribution.grounds],
    figures: [],
    repair: bare,
  };
}

export const quotations = (evidence: Evidence, passages: Passage[]): DraftSentence[][] =>
  passages.flatMap((passage) => {
    const sentence = quotation(evidence, passage);
    return sentence ? [[sentence]] : [];
  });
