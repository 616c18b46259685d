/**
 * Nouns and adjectives made of verbs in ways that a stemmer doesn't see: form → verb. What does a thing ('receiver') is not
 * here, nor what has a meaning of its own ('suspension', 'provision', 'coverage').
 */
const IRREGULAR = new Map(
  `choice choose|choices choose|compliance comply|compliant comply|reliance rely|reliant rely|variation vary|variations vary|varied vary
occurrence occur|occurrences occur|recurrence recur|recurrent recur|recovery recover|discovery discover|discoveries discover
storage store|usage use|linkage link|leakage leak|drainage drain|breakage break|seepage seep|spillage spill
prescription prescribe|consumption consume|absorption absorb|adsorption adsorb|assumption assume|assumptions assume|resumption resume
transcription transcribe|conversion convert|diversion divert|inversion invert|expansion expand|extension extend|emission emit
emissions emit|transmission transmit|admission admit|admissions admit|submission submit|submissions submit|permission permit
omission omit|collision collide|collisions collide|corrosion corrode|erosion erode|explosion explode|explosions explode
decision decide|decisions decide|division divide|invasion invade|comprehension comprehend|retention retain|satisfaction satisfy
destruction destroy|introduction introduce|induction induce|explanation explain|explanations explain|multiplication multiply
exposure expose|exposures expose|disclosure disclose|departure depart|denial deny|advice advise|belief believe|beliefs believe
relief relieve|sale sell|sales sell|flight fly|flights fly|speech speak|entry enter|inquiry inquire|injuries injury
cessation cease|synthesis synthesize|syntheses synthesize|paralysis paralyze|catalysis catalyze|hydrolysis hydrolyze
persistence persist|persistent persist|insistence insist|tendency tend|preference prefer|preferences prefer|preferable prefer
interference interfere|adherence adhere|adhesion adhere|cohesion cohere|perception perceive|conception conceive
acceptable accept|acceptability accept|usable use|usability use|comparative compare|comparison compare|comparisons compare
observational observe|dispersion disperse|immersion immerse|compulsion compel|propulsion propel|repulsion repel
dissolution dissolve|resolution resolve|evolution evolve|revolution revolve|substitution substitute
retrieval retrieve|reversal reverse|combustion combust|ingestion ingest|digestion digest|exhaustion exhaust
wider wide|broader broad|caught catch|felt feel|fed feed|fought fight|bound bind|shrunk shrink|shrank shrink|swollen swell|woven weave
spoken speak|spoke speak|stolen steal|sung sing|sunk sink|torn tear|hidden hide|frozen freeze|froze freeze|forgotten forget
easily easy|readily ready|heavily heavy|temporarily temporary|voluntarily voluntary|steadily steady|necessarily necessary
equip outfit|equips outfit|equipped outfit|equipping outfit
maker manufacturer|makers manufacturer|randomly randomize|publicly public|properly proper|challenging difficult|suits suitable|suited suitable|destructive destroy|destructively destroy|proof prove|proofs prove|methodology method|methodologies method`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

const IFICATION = /ifications?$/;
/** 'Specifications' are a thing of their own, not what is specific. */
const OWN = new Set(['specification', 'specifications', 'notification', 'notifications']);

/** 'Stability' is what is stable: what such a noun is made of. Those that are things of their own are none. */
const QUALITY = /(?<=[a-z]{2})(?:(?<able>a|i)bilit(?:y|ies)|icity|osity)$/;
const OWN_QUALITIES = new Set(
  `ability capability capabilities possibility possibilities responsibility responsibilities feasibility liability liabilities probability
probabilities disability disabilities electricity publicity`.split(/\s+/),
);
const QUALITIES = new Map(
  `severity severe|density dense|purity pure|complexity complex|similarity similar|scarcity scarce|obesity obese|immunity immune
diversity diverse|validity valid|popularity popular|simplicity simple|brightness bright|thickness thick|hardness hard|weakness weak
darkness dark`
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
);

function qualityOf(word: string): string | undefined {
  const known = QUALITIES.get(word);
  if (known !== undefined || OWN_QUALITIES.has(word)) return known;
  const ending = QUALITY.exec(word);
  if (!ending) return undefined;
  const able = ending.groups!['able'];
  return word.slice(0, ending.index) + (able ? `${able}ble` : ending[0] === 'icity' ? 'ic' : 'ous');
}

/** The word that a noun or an adjective is made of; the word itself where none is known. */
export const derivedFrom = (word: string): string =>
  IRREGULAR.get(word) ??
  qualityOf(word) ??
  (IFICATION.test(word) && !OWN.has(word) ? word.replace(IFICATION, 'ify') : word);
