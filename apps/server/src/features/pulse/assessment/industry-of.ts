import { INDUSTRIES, type Industry } from '@groundwork/contract/industries';
import type { SentenceEncoder } from '../../../catalogue/encoder/sentence-encoder.port.ts';
import { dot } from '../../../catalogue/semantics/model/semantic-model.ts';

/** Each industry in the words by which the encoder knows it. */
const DESCRIBED: Record<Industry, string> = {
  agriculture: 'Agriculture: crops, farming, livestock, aquaculture, forestry',
  construction: 'Construction: buildings, cement, infrastructure, architecture',
  'defense-aerospace': 'Defense and aerospace: aircraft, space, satellites, military, public safety',
  energy: 'Energy: electricity, batteries, oil and gas, renewable, nuclear, hydrogen, utilities',
  'food-beverage': 'Food and beverage: food products, food safety, nutrition, drinks',
  healthcare: 'Healthcare and life sciences: medicine, medical devices, biotechnology, drugs, diseases, patients',
  manufacturing: 'Manufacturing: industrial production, materials, chemicals, machinery, coatings',
  mining: 'Mining: minerals, ores, metals extraction',
  retail: 'Retail: shops, e-commerce, consumer goods, fashion',
  technology: 'Technology: software, semiconductors, electronics, artificial intelligence, telecommunications',
  transportation: 'Transportation: automotive, shipping, rail, logistics, mobility',
};

/** Below this nearness 'Legal' and 'Human Resources' would have an industry; 'Semiconductors' has .39 for technology. */
const NEAR_MIN = 0.28;
/** 'Packaging' is as near to retail (.32) as to manufacturing (.31): it gets neither. */
const LEAD_MIN = 0.03;

/** The industry of a field of use in the data's own words, such as 'Digital Health'; null where none is plainly nearest. */
export async function industryOf(
  use: string,
  encoder: Pick<SentenceEncoder, 'encode'> | null,
): Promise<Industry | null> {
  if (!encoder) return null;
  const [own, ...each] = await encoder.encode([use, ...INDUSTRIES.map((industry) => DESCRIBED[industry])]);
  const ranked = INDUSTRIES.map((industry, at) => ({ industry, nearness: dot(own!, each[at]!) })).toSorted(
    (one, other) => other.nearness - one.nearness,
  );
  const [first, second] = ranked;
  return first!.nearness >= NEAR_MIN && first!.nearness - second!.nearness >= LEAD_MIN ? first!.industry : null;
}
