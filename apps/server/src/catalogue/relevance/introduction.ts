const GREETING =
  /^\s*(?:hi|hello|hey|good (?:morning|day|evening)|dear [\w ]{1,30})(?: there| all| everyone| everybody)?\s*[,.!:–-]+\s*/i;
const WHO =
  /(?:i am|i['’]m|we are|we['’]re) (?:an?|the|two|three|some) [^.,;!?]{0,80}?|(?:i|we) work (?:as|at|in|for) [^.,;!?]{0,80}?/;
const DOES =
  /(?:work(?:ing)? on|develop(?:ing|s|ed)?|build(?:ing|s)?|built|mak(?:e|es|ing)|made|creat(?:e|es|ing)|design(?:s|ing|ed)?|research(?:ing|es)?|study(?:ing)?|invent(?:ed|ing)|exploring)/;
const SPEAKER = new RegExp(
  `^(?:${WHO.source}) (?:(?:and|that|who|which) )?(?:(?:i|we)(?: am| are|['’]m|['’]re| have)? |have |has |is |are )?${DOES.source}\\s+`,
  'i',
);

const IDEA = /^(?:i|we)(?: have|['’]ve)(?: got| had)? (?:an|the|this) idea (?:for|of|about) (?:an? )?/i;

/**
 * A description without its greeting and what is said first of the person who speaks: "Hi, I'm a PhD student working on …",
 * "We are a start-up in Boston that makes …".
 */
export const withoutIntroduction = (description: string): string =>
  description.replace(GREETING, '').replace(SPEAKER, '').replace(IDEA, '') || description;
