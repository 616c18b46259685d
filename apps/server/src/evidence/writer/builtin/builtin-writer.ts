import type { DraftSection } from '../../draft.ts';
import type { Evidence } from '../../evidence.ts';
import type { Writer } from '../writer.port.ts';
import { answerPrompt } from './answers.ts';
import { competitorAnalysis } from './competitors.ts';
import { customers } from './customers.ts';
import { executiveSummary } from './executive-summary.ts';
import { fundingLandscape } from './funding.ts';
import { fundingSection } from './funding-report/funding-report.ts';
import { goToMarket } from './go-to-market.ts';
import { marketSizing } from './market.ts';
import { partners } from './partners.ts';
import { ipLandscape } from './patents.ts';
import { regulatory } from './regulatory.ts';
import { risks } from './risks.ts';

const SECTIONS: Record<string, (evidence: Evidence) => DraftSection> = {
  'executive-summary': executiveSummary,
  'market-sizing': marketSizing,
  'competitor-analysis': competitorAnalysis,
  customers,
  'ip-landscape': ipLandscape,
  'funding-landscape': fundingLandscape,
  regulatory,
  'partners-and-experts': partners,
  risks,
  'go-to-market': goToMarket,
};

/**
 * The writer that needs no model: it quotes, counts and tabulates. Deterministic: the same evidence gives the same
 * sections.
 */
export const builtinWriter: Writer = {
  label: 'Built-in writer (quotes, figures and tables from the records; no language model)',
  async write(sectionId, evidence) {
    const planned = evidence.outline?.find(({ id }) => id === sectionId);
    const draft = planned?.prompt
      ? answerPrompt(planned, evidence, SECTIONS)
      : (fundingSection(sectionId, evidence) ?? SECTIONS[sectionId]?.(evidence));
    if (!draft) throw new Error(`The built-in writer has no section "${sectionId}"`);
    return planned ? { ...draft, title: planned.title } : draft;
  },
};
