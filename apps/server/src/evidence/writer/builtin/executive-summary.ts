import { formatMoneyShort } from '@groundwork/contract/format';
import { type Evidence, findFigure } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inWords, sectionOf, sentence } from '../draft.ts';
import { quotation } from './attribution.ts';
import { nextCall, openCalls } from './funding.ts';
import { countOf, leaders, looked, paragraph, trendSentence } from './parts.ts';

export function executiveSummary(evidence: Evidence): DraftSection {
  const [market] = evidence.passages.market;
  const [next] = openCalls(evidence);
  return sectionOf(
    'executive-summary',
    'Executive summary',
    [
      paragraph(breadth(evidence), money(evidence), trendSentence(evidence, 'publications-by-year', 'Publications')),
      paragraph(market ? quotation(evidence, market) : null, competitors(evidence), holders(evidence)),
      paragraph(clinical(evidence), next ? nextCall(next) : null),
    ],
    looked('any of the fourteen data sets'),
  );
}

function breadth(evidence: Evidence): DraftSentence | null {
  const engines = (['companies', 'patents', 'publications', 'awards'] as const).filter(
    (engine) => evidence.totals[engine] > 0,
  );
  if (engines.length === 0) return null;
  return sentence(
    `On this topic the records hold ${inWords(engines.map((engine) => countOf(evidence, engine)))}.`,
    engines.map((engine) => `${engine}:count`),
  );
}

/** Private and public money side by side. */
function money(evidence: Evidence): DraftSentence | null {
  const parts = [
    { id: 'companies:sum', text: 'raised by companies' },
    { id: 'awards:sum', text: 'granted in awards' },
    { id: 'usa-spending:sum', text: 'obligated in government contracts and grants' },
  ].flatMap(({ id, text }) => {
    const figure = findFigure(evidence, id);
    return figure && figure.value > 0 ? [{ id, text: `${formatMoneyShort(figure.value)} ${text}` }] : [];
  });
  if (parts.length === 0) return null;
  return sentence(
    `They state ${inWords(parts.map(({ text }) => text))}.`,
    parts.map(({ id }) => id),
  );
}

function competitors(evidence: Evidence): DraftSentence | null {
  const top = evidence.records.companies.slice(0, 3);
  if (top.length === 0) return null;
  return {
    ...sentence(
      `The companies closest to the project are ${inWords(top.map(({ record }) => record.title))}.`,
      [],
      top.flatMap((each) => fieldGrounds(each, 'Title')),
    ),
    ranked: { engine: 'companies', by: 'relevance' },
  };
}

function holders(evidence: Evidence): DraftSentence | null {
  const top = leaders(evidence, 'patents-by-assignee', 'count', 2);
  if (top.names.length < 2) return null;
  return sentence(`The largest holders of patents are ${inWords(top.texts)}.`, top.figures);
}

function clinical(evidence: Evidence): DraftSentence | null {
  if (!evidence.isLifeScience) return null;
  const engines = (['clinical-trials', 'international-trials', 'interventions', 'drugs'] as const).filter(
    (engine) => evidence.totals[engine] > 0,
  );
  return sentence(
    `Clinically, there are ${inWords(engines.map((engine) => countOf(evidence, engine)))}.`,
    engines.map((engine) => `${engine}:count`),
  );
}
