import type { StatementPlace } from '@groundwork/contract/report-changes';
import type { Citation, Sentence as SentenceData } from '@groundwork/contract/report-document';
import type { ProsePlace } from '@groundwork/contract/report-editing';
import { statementId } from '@groundwork/contract/statement-id';
import { VisuallyHidden } from '@mantine/core';
import { CommentMark } from '../report-comments/comment-mark.tsx';
import { CitationLink } from './citation-link.tsx';
import { cutAtSpans } from './cut-at-spans.ts';
import { FigureLink } from './figure-link.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { useReportLookup } from './report-context.ts';
import { writtenFigure } from './written-figure.ts';

/** Published sentences with their citations; figures lead to the search that gives them. */
export function Sentences({ sentences, place }: { sentences: SentenceData[]; place: ProsePlace }) {
  return sentences.map((sentence, at) => <Sentence key={at} sentence={sentence} place={{ ...place, at }} />);
}

function Sentence({ sentence, place }: { sentence: SentenceData; place: StatementPlace }) {
  const { kind, citations, language } = sentence;
  return (
    <>
      <span id={statementId(place)} className={classes['statement']} data-kind={kind} lang={language}>
        <Said sentence={sentence} />
      </span>
      {language && <span className={classes['mark']}> {READER_TEXTS.writtenIn[language]}</span>}
      {citations.length > 0 && (
        <sup className={classes['citations']}>
          {bySource(citations).map(({ source, quotes }) => (
            <CitationLink key={source} number={source} quotes={quotes} />
          ))}
        </sup>
      )}
      <CommentMark place={place} words={sentence.text} />{' '}
    </>
  );
}

/** A name may be longer than a phone's line: a number's brackets are held to it, a name's may part from it. */
const HELD_MAX = 24;

/** The words of a sentence, each kind in its own look: none is told by its look alone. */
function Said({ sentence: { text, kind, figures, spans, language } }: { sentence: SentenceData }) {
  const lookup = useReportLookup();
  const stretches = cutAtSpans(text, spans ?? []).map(({ text: part, span, held }, at) => {
    const [figure] = span?.figure ? lookup.figures([span.figure]) : [];
    if (figure)
      return (
        <span key={at} className={part.length <= HELD_MAX ? classes['held'] : ''}>
          {held?.before}
          <FigureLink figure={figure} text={part} />
          {held?.after}
        </span>
      );
    if (span?.isQuotation && kind === 'quotation')
      return (
        <q key={at} className={classes['quotation']}>
          {part}
        </q>
      );
    return `${held?.before ?? ''}${part}${held?.after ?? ''}`;
  });
  // A sentence in a model's or somebody's own words has those figures behind it that it does not say.
  const behind = spans && !language ? [] : figures.filter((id) => !spans?.some(({ figure }) => figure === id));
  const said = (
    <>
      {stretches}
      {kind !== 'editor' &&
        lookup.figures(behind).map((figure) => (
          <span key={figure.id} className={classes['held']}>
            {' '}
            [<FigureLink figure={figure} text={writtenFigure(figure, lookup.language)} />]
          </span>
        ))}
    </>
  );
  if (kind === 'inference')
    return (
      <em title={READER_TEXTS.inference}>
        <VisuallyHidden component="span">{READER_TEXTS.spokenInference}: </VisuallyHidden>
        {said}
      </em>
    );
  if (kind === 'editor')
    return (
      <span className={classes['editor']} title={READER_TEXTS.editorsStatement}>
        {said} <span className={classes['mark']}>{READER_TEXTS.editorsMark}</span>
      </span>
    );
  return said;
}

/** One link per source, whatever the number of its passages that the sentence rests on. */
function bySource(citations: Citation[]) {
  const quotes = new Map<number, string[]>();
  for (const { source, quote } of citations) {
    const known = quotes.get(source) ?? [];
    quotes.set(source, quote === '' ? known : [...known, quote]);
  }
  return [...quotes].map(([source, all]) => ({ source, quotes: [...new Set(all)] }));
}
