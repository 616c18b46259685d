import type { Persona } from '@groundwork/contract/projects';
import type { Investor } from '../../../catalogue/engines/investors.ts';
import type { Expert } from '../../../catalogue/engines/subject-matter-experts.ts';
import type { UniversityTechnology } from '../../../catalogue/engines/university-technologies.ts';
import type { Evidence } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, inWords, sectionOf } from '../draft.ts';
import { quotations } from './attribution.ts';
import { nextCall, openCalls } from './funding.ts';
import { leaders, list, looked, paragraph } from './parts.ts';

type Step = (evidence: Evidence) => DraftSentence | null;

/** Steps that the evidence supports, in the order in which each persona would take them. */
const STEPS: Record<Persona, Step[]> = {
  tech_scout: [talkToCompanies, licenseIn, askExperts, watchBuyers, applyForCall],
  tech_developer: [applyForCall, sellToBuyers, approachInvestors, askExperts, licenseIn],
  tech_investor: [talkToCompanies, coInvest, watchBuyers, askExperts, applyForCall],
};

export function goToMarket(evidence: Evidence): DraftSection {
  const steps = STEPS[evidence.project.persona].map((step) => step(evidence)).filter((step) => step !== null);
  const said = quotations(evidence, evidence.passages.adoption);
  return sectionOf(
    'go-to-market',
    'Go-to-market',
    [
      steps.length > 0
        ? paragraph(inference('Next steps that the records suggest, in order:', ['companies:count']))
        : null,
      list(steps.map((step) => [step])),
      said.length > 0
        ? paragraph(
            inference('These sentences may tell how others brought comparable technology into use:', [
              ...new Set(evidence.passages.adoption.map(({ key }) => `${key.slice(0, key.indexOf('/'))}:count`)),
            ]),
          )
        : null,
      list(said),
    ],
    looked('companies, calls, buyers, experts and accounts of adoption'),
  );
}

function talkToCompanies({ records }: Evidence): DraftSentence | null {
  const top = records.companies.slice(0, 3);
  if (top.length === 0) return null;
  return inference(
    `Talk first to the companies whose work is closest: ${inWords(top.map(({ record }) => record.title))}.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Title')),
  );
}

function licenseIn({ records }: Evidence): DraftSentence | null {
  const [first] = records['university-technologies'];
  const institution = first && (first.record.data as UniversityTechnology).institution;
  if (!first || !institution) return null;
  return inference(
    `Ask ${institution} about licensing “${first.record.title}”.`,
    [],
    fieldGrounds(first, 'Title', 'Institution'),
  );
}

function askExperts({ records }: Evidence): DraftSentence | null {
  const top = records['subject-matter-experts'].slice(0, 2);
  if (top.length === 0) return null;
  const names = top.map(({ record }) => {
    const { name, affiliation } = record.data as Expert;
    return affiliation ? `${name} (${affiliation})` : name;
  });
  return inference(
    `Seek advice from ${inWords(names)}, the closest experts found.`,
    [],
    top.flatMap((each) => fieldGrounds(each, 'Expert', 'Affiliation')),
  );
}

function sellToBuyers(evidence: Evidence): DraftSentence | null {
  const buyers = leaders(evidence, 'spending-by-agency', 'amount', 2);
  if (buyers.names.length === 0) return null;
  return inference(
    `Offer a pilot to agencies that already pay for such work: ${inWords(buyers.texts)}.`,
    buyers.figures,
  );
}

function watchBuyers(evidence: Evidence): DraftSentence | null {
  const buyers = leaders(evidence, 'spending-by-agency', 'amount', 2);
  if (buyers.names.length === 0) return null;
  return inference(`Watch demand from agencies that pay for such work: ${inWords(buyers.texts)}.`, buyers.figures);
}

function applyForCall(evidence: Evidence): DraftSentence | null {
  const [next] = openCalls(evidence);
  return next ? nextCall(next) : null;
}

const investorSentence =
  (lead: string): Step =>
  ({ records }) => {
    const top = records.investors.slice(0, 3);
    if (top.length === 0) return null;
    return inference(
      `${lead} ${inWords(top.map(({ record }) => (record.data as Investor).name))}.`,
      [],
      top.flatMap((each) => fieldGrounds(each, 'Title', 'Investor')),
    );
  };

function approachInvestors(evidence: Evidence) {
  return investorSentence('Approach investors who name the field as theirs:')(evidence);
}

function coInvest(evidence: Evidence) {
  return investorSentence('Compare notes with investors active in the field:')(evidence);
}
