import { beginsSentence, splitUnstopped } from './boundaries.ts';
import { type Place, trimmed } from './place.ts';
import { stretchesOf } from './stretches.ts';

export interface SentencePlace extends Place {
  /** The heading, or the label of its part, that it stands under: 'PHASE I', 'Inclusion criteria'. */
  heading: string | null;
  /** Whether a stop, the end of a line or paragraph, or a list's next entry ends it; else a text without stops, as the fitted model reads it. */
  isStopped: boolean;
}

/** A piece without a stop is only as long as this where something is missing. */
const UNSTOPPED_MIN = 240;

/** The sentences of a text in their places, in order: what stands there is the text itself, with the line breaks of printed text. */
export function sentencePlaces(text: string): SentencePlace[] {
  return stretchesOf(text).flatMap(({ heading, ...stretch }) =>
    stoppedIn(text, stretch).flatMap((place) => {
      if (place.end - place.start < UNSTOPPED_MIN) return [{ ...place, heading, isStopped: true }];
      const parts = splitUnstopped(text, place);
      return parts.map((part) => ({ ...part, heading, isStopped: parts.length === 1 }));
    }),
  );
}

/** The same, as words. */
export const sentencesOf = (text: string): string[] =>
  sentencePlaces(text).map(({ start, end }) => text.slice(start, end));

/** The sentences with everything that stands before each: of what somebody has written nothing is lost, be it a label or a bullet. */
export const wholeSentencesOf = (text: string): string[] => {
  const places = sentencePlaces(text);
  return places.map(({ end }, at) =>
    text.slice(places[at - 1]?.end ?? 0, at === places.length - 1 ? text.length : end).trim(),
  );
};

/** Stops with what closes behind them, and what may begin a sentence. A lost space counts: 'the cell.The membrane'. */
const STOP =
  /[.!?]+[”"’')\]]*(?:\s+(?=[“"‘'([]*[\p{Lu}\p{N}])|(?<=\p{Ll}{3}\.)(?=\p{Lu}\p{Ll}+[ ,]))|;\s+(?=\(?(?:\d{1,2}|\p{Ll})\)\s)|\s(?=•)/gu;
const RUN_ON_FROM = 40;
const BEHIND = 20;
const AHEAD = 80;
/** After these a name or a number goes on. */
const TITLE =
  /(?<![\p{L}\p{N}])(?:Drs?|Mrs?|Ms|Prof|St|vs|cf|ca|Figs?|Eqs?|Refs?|Nos?|e\.g|i\.e|approx|Gen|Col|Lt|Capt|Sgt|Gov|Sen|Rep|Rev|Hon|Mt|Ft|Vol|pp?|Sec)\.$/iu;
/** After these a sentence may end or go on: as what follows begins. */
const DOUBTFUL =
  /(?<![\p{L}\p{N}°])(?:Inc|Ltd|Pvt|Co|Corp|Bros|LLC|al|etc|Jr|Sr|Ph\.?D|M\.?D|U\.S|U\.K|D\.C|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|\p{Lu})\.$/u;
/** The beginning of a list's entry: '2. Scope'. */
const NUMBERING = /^\(?(?:\d{1,2}|\p{L}|[ivx]{1,4})[.)]+$/u;
function stoppedIn(text: string, { start, end }: Place): Place[] {
  const places: Place[] = [];
  let from = start;
  const stretch = text.slice(start, end);
  for (const stop of stretch.matchAll(STOP)) {
    const at = start + stop.index;
    const next = at + stop[0].length;
    // 'Baby.Net' is a name.
    const isRunOn = !/\s$/.test(stop[0]) && at - from < RUN_ON_FROM;
    if (isRunOn || !endsSentence(text.slice(from, at + 1), text.slice(next, next + AHEAD))) continue;
    places.push({ start: from, end: at + stop[0].trimEnd().length });
    from = next;
  }
  places.push({ start: from, end });
  return places
    .map((place) => trimmed(text, place))
    .filter((place) => /[\p{L}\p{N}]/u.test(text.slice(place.start, place.end)));
}

function endsSentence(before: string, after: string): boolean {
  const end = before.slice(-BEHIND);
  if (TITLE.test(end) || NUMBERING.test(before)) return false;
  return !DOUBTFUL.test(end) || beginsSentence(before, after);
}
