import type { Engine } from '@groundwork/contract/engines';
import { type Evidence, type EvidenceRecord, findEvidence, type Passage } from '../../evidence.ts';
import { articled } from '../../findings/with-article.ts';
import { inField, quoted } from '../../statements/of-record.ts';
import type { Part, Words } from '../../statements/part.ts';
import { word, words } from '../../statements/template.ts';
import { type DraftSentence, fieldGrounds, type Ground, sentence } from '../draft.ts';

/** Who says a passage: words that lead into the quotation, and the fields that hold them. */
type Attribution = { lead: Words; grounds: Ground[] };

const party = (each: EvidenceRecord, ...roles: string[]) =>
  roles.map((role) => each.record.organisations.find((one) => one.role === role)?.name).find(Boolean);

/** By role of an organisation: who it is, in the words around its name. */
const byParty =
  (role: string, lead: (name: Part) => Words) =>
  (each: EvidenceRecord): Attribution | null => {
    const name = party(each, role);
    const part = name ? inField(each, role, name) : null;
    return part && { lead: lead(part), grounds: fieldGrounds(each, role) };
  };

const says = (name: Part) => words`${name} says`;
const ofItsTechnology = (name: Part) => words`${name} writes of its technology`;
const ofTrial = (name: Part) => words`The registration of a trial by ${name} states`;

const ATTRIBUTIONS: Record<Engine, (each: EvidenceRecord) => Attribution | null> = {
  companies: byParty('Company', says),
  investors: byParty('Investor', says),
  patents: byParty('Assignee', (name) => words`A patent of ${name} states`),
  awards: byParty('Awardee', (name) => words`The abstract of an award to ${name} states`),
  'funding-opportunities': byParty('Agency', (name) => words`A call by ${articled(name)} states`),
  'usa-spending': byParty('Recipient', (name) => words`A federal award to ${name} reads`),
  'federal-lab-technologies': byParty('Laboratory', ofItsTechnology),
  'university-technologies': byParty('University', ofItsTechnology),
  'clinical-trials': byParty('Sponsor', ofTrial),
  'international-trials': byParty('Primary sponsor', ofTrial),
  interventions: byParty('Sponsor', (name) => words`An intervention in a trial by ${name} is described as follows`),
  drugs: byParty('Sponsor', (name) => words`The application of ${name} states`),
  'subject-matter-experts': (each) => {
    const name = each.record.people.find(({ role }) => role === 'Expert')?.name;
    const part = name ? inField(each, 'Expert', name) : null;
    return part && { lead: words`The profile of ${part} says`, grounds: fieldGrounds(each, 'Expert') };
  },
  publications: (each) => {
    const authors = each.record.people.filter(({ role }) => role === 'Author');
    if (authors.length === 0) return null;
    const year = each.record.date && inField(each, 'Publication date', each.record.date.slice(0, 4));
    const first = inField(each, 'Author', authors[0]!.name);
    const others = authors.length > 1;
    return {
      lead: words`${first}${others ? words` and others` : null}${year ? words` (${year})` : null} ${word(others ? 'write' : 'writes')}`,
      grounds: fieldGrounds(each, 'Author', 'Publication date'),
    };
  },
};

/** The passage as a quotation with its speaker; the repair is the bare quotation. */
export function quotation(evidence: Evidence, { key, quote }: Passage): DraftSentence | null {
  const each = findEvidence(evidence, key);
  if (!each) return null;
  const ground = { key, quote };
  const bare = sentence(quoted(key, quote), [], [ground]);
  const { engine } = each.record;
  const attribution = engine === 'project' || engine === 'library' ? null : ATTRIBUTIONS[engine](each);
  if (!attribution) return bare;
  return {
    ...sentence(words`${attribution.lead}: ${quoted(key, quote)}`, [], [ground, ...attribution.grounds]),
    repair: bare,
  };
}

export const quotations = (evidence: Evidence, passages: Passage[]): DraftSentence[][] =>
  passages.flatMap((passage) => {
    const sentence = quotation(evidence, passage);
    return sentence ? [[sentence]] : [];
  });
