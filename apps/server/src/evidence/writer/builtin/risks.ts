import { formatNumber } from '@groundwork/contract/format';
import type { ClinicalTrial } from '../../../catalogue/engines/clinical-trials.ts';
import { type Evidence, findSeries } from '../../evidence.ts';
import { type DraftSection, type DraftSentence, fieldGrounds, inference, sectionOf, sentence } from '../draft.ts';
import { quotations } from './attribution.ts';
import { figureValue, list, looked, paragraph, share, trendSentence } from './parts.ts';

const STOPPED = ['Terminated', 'Withdrawn', 'Suspended'];

export function risks(evidence: Evidence): DraftSection {
  const said = quotations(evidence, evidence.passages.risks);
  const computed = [competition(evidence), concentration(evidence), decline(evidence), stopped(evidence)].filter(
    (each) => each !== null,
  );
  return sectionOf(
    'risks',
    'Risks',
    [
      list([...computed.map((each) => [each]), ...stoppedTrials(evidence)]),
      said.length > 0
        ? paragraph(
            inference('These sentences may tell of technical and commercial difficulties:', [
              ...new Set(evidence.passages.risks.map(({ key }) => `${key.slice(0, key.indexOf('/'))}:count`)),
            ]),
          )
        : null,
      list(said),
    ],
    looked('statements about limitations, and in the figures of competition, patents and trials'),
  );
}

function competition(evidence: Evidence): DraftSentence | null {
  const companies = figureValue(evidence, 'companies:count');
  if (companies < 10) return null;
  return sentence(`Competition: ${formatNumber(companies)} companies already work on the topic.`, ['companies:count']);
}

/** A holder with a quarter or more of the patents can block or must be licensed. */
function concentration(evidence: Evidence): DraftSentence | null {
  const [top] = findSeries(evidence, 'patents-by-assignee').rows;
  const all = figureValue(evidence, 'patents:count');
  if (!top || top.count < 2 || share(top.count, all) < 0.25) return null;
  return sentence(
    `Freedom to operate: ${top.key} holds ${formatNumber(top.count)} of the ${formatNumber(all)} patents found.`,
    [`patents-by-assignee:${top.key}:count`, 'patents:count'],
  );
}

function decline(evidence: Evidence): DraftSentence | null {
  const recent = figureValue(evidence, 'awards-by-year:recent');
  const before = figureValue(evidence, 'awards-by-year:before');
  if (before < 5 || recent >= before) return null;
  return trendSentence(evidence, 'awards-by-year', 'Public funding: awards on the topic');
}

function stopped(evidence: Evidence): DraftSentence | null {
  const rows = findSeries(evidence, 'trials-by-status').rows.filter(({ key }) => STOPPED.includes(key));
  if (rows.length === 0) return null;
  const parts = rows.map(({ key, count }) => `${formatNumber(count)} ${key.toLowerCase()}`);
  return sentence(
    `Clinical failure: of ${formatNumber(figureValue(evidence, 'clinical-trials:count'))} trials on the topic, ${parts.join(' and ')}.`,
    [...rows.map(({ key }) => `trials-by-status:${key}:count`), 'clinical-trials:count'],
  );
}

/** Why trials were stopped, in the registry's words. */
function stoppedTrials(evidence: Evidence): DraftSentence[][] {
  return evidence.records['clinical-trials'].flatMap((each) => {
    const { whyStopped, nctId } = each.record.data as ClinicalTrial;
    if (!whyStopped) return [];
    const why = whyStopped.replace(/\.$/, '');
    return [
      [
        sentence(
          `Trial ${nctId} was stopped; the reason given is “${why}”.`,
          [],
          fieldGrounds(each, 'Record', 'Why stopped'),
        ),
      ],
    ];
  });
}
