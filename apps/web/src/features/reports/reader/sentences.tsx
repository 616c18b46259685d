import type { Citation, Sentence as SentenceData } from '@groundwork/contract/report-document';
import { CitationLink } from './citation-link.tsx';
import { FigureLink } from './figure-link.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { splitFigures } from './split-figures.ts';

/** Published sentences with their citations; figures lead to the search that gives them. */
export function Sentences({ sentences }: { sentences: SentenceData[] }) {
  return sentences.map((sentence, at) => <Sentence key={at} sentence={sentence} />);
}

function Sentence({ sentence: { text, kind, citations, figures } }: { sentence: SentenceData }) {
  const lookup = useReportLookup();
  const said = splitFigures(text, lookup.figures(figures)).map(({ text: part, figure }, at) =>
    figure ? <FigureLink key={at} figure={figure} text={part} /> : part,
  );
  return (
    <>
      {kind === 'inference' ? <em title={READER_TEXTS.inference}>{said}</em> : said}
      {citations.length > 0 && (
        <sup className={classes['citations']}>
          {bySource(citations).map(({ source, quotes }) => (
            <CitationLink key={source} number={source} quotes={quotes} />
          ))}
        </sup>
      )}{' '}
    </>
  );
}

/** One link per source, whatever the number of its passages that the sentence rests on. */
function bySource(citations: Citation[]) {
  const quotes = new Map<number, string[]>();
  for (const { source, quote } of citations) quotes.set(source, [...(quotes.get(source) ?? []), quote]);
  return [...quotes].map(([source, all]) => ({ source, quotes: [...new Set(all)] }));
}
