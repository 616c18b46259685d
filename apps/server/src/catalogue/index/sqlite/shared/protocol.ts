import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import type {
  AggregateQuery,
  AggregateRow,
  ChangePage,
  Checkpoint,
  EngineStats,
  FacetCount,
  IdentityGroup,
  IdentityOptions,
  IndexAnswer,
  IndexQuery,
  IndexVersion,
  RefPage,
  RefsAnswer,
  SelectedChanges,
  SelectedRange,
  Selection,
  SimilarQuery,
  SimilarRecords,
  UpsertResult,
} from '../../index.port.ts';
import type {
  EmbeddableText,
  KeyedVector,
  Learnable,
  Neighbors,
  NeighborsQuery,
  ServingModel,
  VectorIndex,
  VectorModel,
} from '../../vectors.port.ts';

/** The calls that the writer's thread takes, one after the other. */
export interface WriterApi {
  upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }): UpsertResult;
  delete(refs: RecordRef[]): number;
  markWithdrawn(refs: RecordRef[], reason: string): number;
  deleteSample(keep: { refs: RecordRef[]; reason: string }): number;
  deleteCollection(name: string): number;
  getCheckpoint(key: string): Checkpoint<unknown> | null;
  setCheckpoint(key: string, value: unknown): void;
  addModel(model: VectorModel): void;
  putVectors(model: string, vectors: KeyedVector[]): number;
  /** Answers how many vectors of other models are left to be dropped by calling again. */
  serveModel(id: string): number;
  close(): void;
}

export interface FacetValuesQuery {
  selection: Selection;
  field: string;
  contains: string;
  limit: number;
}

export interface IdentityQuery extends IdentityOptions {
  keys: string[];
}

export interface PackedAnswer {
  version: number;
  /** The minute from which on the answer may be another. */
  until: number;
  data: Uint8Array;
}

/** The calls that a reader's thread takes. Each sees the newest committed state, and only that one. */
export interface ReaderApi {
  /** Another question, asked by those who see this collection, too. Asked without, every question is a stranger's. */
  seenBy(collection: string, method: Exclude<keyof ReaderApi, 'seenBy' | 'close'>, args: unknown[]): unknown;
  get(refs: RecordRef[]): (CatalogueRecord | null)[];
  search(query: IndexQuery): IndexAnswer;
  /** The same by V8's serialisation, with the state of the index that it is from. */
  searchPacked(query: IndexQuery): PackedAnswer;
  similar(query: SimilarQuery): SimilarRecords;
  searchRefs(query: Omit<IndexQuery, 'offset'>): RefsAnswer;
  facetValues(query: FacetValuesQuery): { values: FacetCount[]; isCapped: boolean };
  aggregate(query: AggregateQuery): AggregateRow[];
  selectChanges(selections: Selection[], range: SelectedRange): SelectedChanges[];
  refsOfSource(engine: Engine, sourceName: string, from: number): RefPage;
  wordCounts(words: string[]): number[];
  neighbors(query: NeighborsQuery): Neighbors;
  similarWords(words: string[], limit: number): Record<string, string[]>;
  findByIdentity(query: IdentityQuery): IdentityGroup[];
  stats(): EngineStats[];
  lastChange(): number;
  changes(after: number, limit: number): ChangePage;
  /** Makes ready for the newest committed state, which the next call would else do first. */
  catchUp(): void;
  servingModel(): ServingModel | null;
  modelData(id: string): Uint8Array | null;
  learnable(): Learnable;
  sampleKeys(size: number): string[];
  texts(keys: string[]): EmbeddableText[];
  pendingTexts(model: string, from: number): Awaited<ReturnType<VectorIndex['pending']>>;
  vectorOf(ref: RecordRef): Awaited<ReturnType<VectorIndex['of']>>;
  close(): void;
}

/** Answered at once, however long the readers are taken. */
export interface StateApi {
  version(): IndexVersion;
  servingId(): Pick<ServingModel, 'id' | 'dimension'> | null;
  close(): void;
}
