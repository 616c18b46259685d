import { FEATURE_PLACE, type FeatureName } from './features.ts';

/** Shares of the title's words; `wordy` of ten words; a cosine. */
const NEARLY_ALL = 0.7;
const HALF = 0.5;
const MOST = 0.6;
const FEW_WORDS = 10 / 20;
const NEAR = 0.6;
const TWO_THINGS = 2 / 4;
const THREE_WORDS = 3 / 4;
const RAREST = 0.9;
const MUCH = 0.45;
/** Of all that a brief subject says: "satellite data" is not yet coastal erosion, nor "respiratory disease" one of cattle. */
const A_THIRD = 1 / 3;
/** Features are floats of 32 bits, in which a third is a little more than one. */
const MORE_THAN_A_THIRD = 0.34;
/** Of all that a description says under a title that repeats it, from a dozen words to many; of one with a title of its own, anything. */
const A_FIFTH = 0.2;
const A_LITTLE = 0.1;
const leastOf = (wordy: number): number => A_LITTLE + ((A_FIFTH - A_LITTLE) * (1 - wordy)) / (1 - FEW_WORDS);
/** `density` of what is spoken of, and not said once in a long list; of a brief subject's few words, and of what is shown unasked. */
const SPOKEN_OF = 0.1;
const MUCH_SPOKEN_OF = 0.18;
/** Of what lies right at the middle of the surest records, whatever else a long text tells. */
const A_LITTLE_SPOKEN_OF = 0.05;
const AT_THE_MIDDLE = 0.7;
/** Nearness to the subject itself, and its share, of what then needs no third of it. */
const LIKE_IT = 0.5;
const RATHER_LIKE_IT = 0.4;
const A_SIXTH = 0.15;
const A_QUARTER = 0.25;
/** `length` of a text of a hundred words. */
const LONG = 0.5;
/** Of the subject's weight in a title that names it by its surest word, which features have as floats of 32 bits. */
const MUCH_OF_TITLE = 0.3;
const ALL = 0.999;
/** Of the subject's weight in the record's title: less of one that says much, unless its title is only the first of that. */
const SOME_OF_TITLE = 0.1;
const SOME_OF_MUCH = 0.05;
const SOMEWHAT_LIKE_IT = 0.35;

/**
 * Whether it can be about the thing at all. Of a brief subject it has a third, and nearly all that the title says, half of its
 * weight in three telling words, or the thing's name together with what tells which (the rarest word, a phrase, nearly half
 * of the whole). A subject that is told at length is told by its other words as well: the thing's name alone, a phrase, half
 * of the title or to lie near to what the surest records say is enough. Where it is brief, or its title but its first words, and
 * it is named by three things or more, one of these alone is something else: an optical fiber is no "optical fiber hydrogen leak sensor".
 * Of a dozen words less will do where the title names it and what the surest records say lies near.
 * A text of any length that is about it says some of it in its own title, or words of it side by side, and speaks of it, the more
 * the fewer words the subject has: a trial's criteria have breath, tests and COVID-19 somewhere, each for a reason of its own,
 * and "sore throat" among the symptoms.
 */
export const mayBeOnTopic = (features: Float32Array, start: number): boolean => {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  if (of('beside') === 1) return false;
  const isNamed = of('spokenHead') === 1;
  const hasPhrase = of('hasPhrase') === 1;
  const [isUntitled, share] = [of('untitled') === 1, of('share')];
  const isBrief = of('wordy') <= FEW_WORDS;
  const least = !isBrief && !isUntitled ? SOME_OF_MUCH : SOME_OF_TITLE;
  const isOfName = of('name') >= MORE_THAN_A_THIRD;
  // Told at length, and near both to the subject and to what the surest records say: however it is called.
  const isAtHeart = of('cosine') >= NEAR && of('cosineFound') >= AT_THE_MIDDLE && of('things') >= THREE_WORDS;
  if (!isBrief && isAtHeart) return true;
  if (isNamed && (isCloseTo(features, start) || saysNearlyAll(features, start))) return true;
  if (of('length') > LONG && of('title') <= least && !hasPhrase) return false;
  const isAmongThem = isBrief
    ? of('cosine') >= LIKE_IT && of('cosineFound') >= AT_THE_MIDDLE
    : of('cosine') >= RATHER_LIKE_IT;
  const spokenOf = isBrief ? MUCH_SPOKEN_OF : SPOKEN_OF;
  if (!speaksOfIt(features, start, isAmongThem ? A_LITTLE_SPOKEN_OF : spokenOf)) return false;
  if (isBrief && share < A_THIRD) return false;
  if ((isBrief || isUntitled) && !isOfName) return false;
  if (of('coreCount') > NEARLY_ALL) return true;
  const isNear = isNamed && of('title') > SOME_OF_TITLE && of('cosineFound') > NEAR;
  if (!isBrief && isUntitled && share <= leastOf(of('wordy')) && !isNear) return false;
  if (!isBrief) return isNamed || hasPhrase || of('coreCount') >= HALF || of('cosineFound') > NEAR;
  if (of('things') >= THREE_WORDS && of('core') >= HALF) return true;
  return isNamed && ((hasPhrase && of('things') >= TWO_THINGS) || of('strongest') > RAREST || share >= MUCH);
};

/** Whether it says most of what the title names, side by side and near to the subject: then the one word that tells its kind may lack. */
function saysNearlyAll(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  return of('core') >= MOST && of('hasPhrase') === 1 && of('things') === 1 && of('cosine') >= LIKE_IT;
}

/**
 * Of what has the thing's name: whether its vector lies near to the subject's own while it speaks of it with more than one word,
 * which makes up for how little of the whole it says. A subject of few words has its title's name, too, as a title of its own.
 */
function isCloseTo(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  const speaks = of('density') >= MUCH_SPOKEN_OF;
  if (of('wordy') > FEW_WORDS)
    return (
      of('untitled') === 1 &&
      of('cosine') >= RATHER_LIKE_IT &&
      speaks &&
      of('things') >= THREE_WORDS &&
      of('name') >= A_FIFTH
    );
  if (of('name') < MORE_THAN_A_THIRD) return false;
  const isLikeIt = of('cosine') >= LIKE_IT && speaks && of('things') >= TWO_THINGS && of('share') >= A_SIXTH;
  const isTitledSo = of('coreCount') > NEARLY_ALL && of('title') >= A_QUARTER && of('hasPhrase') === 1;
  return isLikeIt || (isTitledSo && of('density') >= SPOKEN_OF);
}

/** Whether it speaks of the thing by its name and another word, and lies near the subject and the surest records. */
export function isNearByName(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  return (
    of('spokenHead') === 1 &&
    of('things') >= TWO_THINGS &&
    of('density') >= MUCH_SPOKEN_OF &&
    of('cosine') >= SOMEWHAT_LIKE_IT &&
    of('cosineFound') >= HALF
  );
}

/**
 * Whether it lies near the subject and has a good deal of it, though not by the words that would make it surely related: words of it side
 * by side, a third of its name, or four of its things.
 */
export function isNearby(features: Float32Array, start: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  const [near, amongThem, hasPhrase] = [of('cosine'), of('cosineFound'), of('hasPhrase') === 1];
  if (near < SOMEWHAT_LIKE_IT) return false;
  if (hasPhrase && near >= RATHER_LIKE_IT && amongThem >= NEAR) return true;
  if (hasPhrase && of('title') >= SOME_OF_TITLE && of('things') >= TWO_THINGS) return true;
  if (near >= MUCH && amongThem >= HALF && of('name') >= MORE_THAN_A_THIRD) return true;
  return of('things') === 1 && of('share') >= A_SIXTH;
}

/**
 * Fewer than three things of the subject, or these now and then in a long text: of such records, whatever the weights say, half
 * are about something else ("thin film" beside a solar cell).
 */
export const saysLittle = (features: Float32Array, start: number): boolean =>
  features[start + FEATURE_PLACE.things]! < THREE_WORDS || !speaksOfIt(features, start, MUCH_SPOKEN_OF);

/** Whether its text is short, has the subject's words in so much of it, or is titled by the surest of them. */
function speaksOfIt(features: Float32Array, start: number, least: number): boolean {
  const of = (name: FeatureName) => features[start + FEATURE_PLACE[name]]!;
  if (of('length') <= LONG || of('density') >= least) return true;
  return of('title') >= MUCH_OF_TITLE && of('supportedTitle') >= ALL * of('supported');
}
