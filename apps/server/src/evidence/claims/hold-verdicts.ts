import type { GroundUnit } from './ground.ts';

/**
 * 'It is safe and effective' of a record whose title says 'Safety and effectiveness of …', or that is 'to check that it is
 * well tolerated': what is looked into has not been found. The record must say so in a sentence of its own, outright.
 */
export function verdictsMissing(text: string, units: GroundUnit[]): string[] {
  if (HOME.test(text) && units.some(isForeign) && !units.some(({ text: known }) => HOME.test(known)))
    return ['foreign'];
  if (MEANT.test(text)) return [];
  return [...text.matchAll(VERDICT)].flatMap(([whole, adjective]) => {
    const own = adjective!.toLowerCase();
    return units.some((unit) => saysOutright(unit, own)) ? [] : [whole];
  });
}

/** 'A US company' of an assignee that its row calls foreign. */
const HOME = /\b(?:US|U\.S\.|American|domestic) (?:company|corporation|firm|business)\b/;
const isForeign = ({ label, text }: GroundUnit) => label === 'Assignees' && /\bForeign company\b/.test(text);

const ADJECTIVES = 'safe|effective|efficacious|tolerated|tolerable|feasible|accurate|reliable|useful|beneficial';
const VERDICT = new RegExp(
  `\\b(?:is|are|was|were|been|proved|proven|remains?) (?:(?:both|also|very|highly|well|generally|safe|and) ){0,3}(${ADJECTIVES})\\b`,
  'gi',
);
const MEANT =
  /\b(?:whether|if|how|may|might|could|would|will|should|can|must|to be|not|never|no|expected|thought|believed|hoped|claims?|says?|deemed|considered|than|as \w+ as)\b/i;

const saysOutright = ({ label, words }: GroundUnit, adjective: string): boolean =>
  label !== 'Title' &&
  words.some(
    ({ lower, isHedged, sign }, at) =>
      lower === adjective &&
      !isHedged &&
      sign === 1 &&
      !words.slice(Math.max(0, at - CHECKED_WITHIN), at).some((before) => CHECKS.test(before.lower)),
  );

const CHECKED_WITHIN = 12;
const CHECKS =
  /^(?:check\w*|whether|if|evaluat\w*|assess\w*|determin\w*|investigat\w*|examin\w*|test|stud(?:y|ies)|hypothe\w+)$/;
