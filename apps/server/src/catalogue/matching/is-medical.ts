import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { Subject } from './subject.ts';

const MEDICINE = [
  'Treatment of patients with a disease in a clinical trial',
  'A drug, vaccine or therapy',
  'A medical device for diagnosis, care or surgery in a hospital',
];
const OTHERS = [
  'Engineering of materials, machines and industrial processes',
  'Electronics, software and robots for industry',
  'Energy, transport, buildings, water and the environment',
  'Crops, animals and food',
  'Physics, optics, radio and measurement',
  'Security and defense',
  'Services, crafts and education',
];

/** The fields' vectors, encoded once. */
const fieldsBy = new WeakMap<object, Promise<Float32Array[]>>();

/**
 * Whether a description lies nearer to medicine than to any other field. Where nothing can tell (another language, no encoder) it may be.
 * No medical one of ninety descriptions is taken for another, and eight others for one of medicine (a mobile barber, a detector of opioids).
 */
export async function isMedical(
  { text, isForeign }: Pick<Subject, 'text' | 'isForeign'>,
  encoder: Pick<SentenceEncoder, 'encode'> | null,
): Promise<boolean> {
  if (!encoder || isForeign) return true;
  try {
    const fields = fieldsBy.get(encoder) ?? encoder.encode([...MEDICINE, ...OTHERS]);
    fieldsBy.set(encoder, fields);
    const [[own], others] = await Promise.all([encoder.encode([text]), fields]);
    const cosines = others.map((field) => field.reduce((sum, value, at) => sum + value * own![at]!, 0));
    return Math.max(...cosines.slice(0, MEDICINE.length)) > Math.max(...cosines.slice(MEDICINE.length));
  } catch {
    fieldsBy.delete(encoder);
    return true;
  }
}
