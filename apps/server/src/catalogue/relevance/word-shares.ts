import { readFileSync } from 'node:fs';

/**
 * In how many of 60,443 published records of fourteen kinds (bench/evaluation/relevance/README.md names them) each word
 * stands: the first line their number, the others a stem as the index has it and its records. Written by
 * `npm run evaluate -- word-shares`.
 */
const FILE = new URL('./word-shares.tsv', import.meta.url);
/** Records that a word which is not in the file is taken to stand in. */
const UNLISTED = 6;
/**
 * What a catalogue says of how rare a word is counts as much as its records, what these records say as much as so many. In a
 * catalogue of a thousand every word of its subject is common and any other is rare; that says nothing of the words.
 */
export const USUAL_RECORDS = 5_000;

const shares = readShares();

/** The share of records, of whatever kind, that a word stands in. `token`: as the index has it. */
export const usualShare = (token: string): number => shares.get(token) ?? shares.get('')!;

function readShares(): Map<string, number> {
  const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const counts = lines.map((line): [string, number] => {
    const [token = '', count] = line.split('\t');
    return [token, Number(count)];
  });
  const [[, records]] = counts as [[string, number]];
  return new Map(counts.map(([token, count]) => [token, (token === '' ? UNLISTED : count) / records]));
}
