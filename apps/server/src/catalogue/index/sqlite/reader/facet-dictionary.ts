import { CLOSED, OPEN } from '../../../closing.ts';
import { fold, foldedWords } from '../../../query/fold.ts';

/** The values of one facet field of one engine. */
export interface FacetField {
  engine: number;
  field: string;
  codes: number[];
}

/** The meaning of facet codes. Codes are global: each belongs to one field of one engine. */
export class FacetDictionary {
  readonly fields: FacetField[] = [];
  /** The value and the place of its field in `fields`, by code. Codes begin at 1. */
  readonly values: string[] = [''];
  readonly fieldOf: number[] = [-1];
  /** The value's number among those of fields of this name, in whatever data set, by code; counted from 1. */
  readonly numberOf: number[] = [0];
  private readonly named = new Map<string, number[]>();
  private readonly fieldIndex = new Map<string, number>();
  private readonly codeByValue = new Map<string, number>();
  private readonly folded: string[] = [];
  private readonly words: string[] = [];

  /** One more than the largest code. */
  get size(): number {
    return this.values.length;
  }

  append(code: number, engine: number, field: string, value: string): void {
    const key = `${engine}\0${field}`;
    let index = this.fieldIndex.get(key);
    if (index === undefined) {
      index = this.fields.push({ engine, field, codes: [] }) - 1;
      this.fieldIndex.set(key, index);
    }
    this.fields[index]!.codes.push(code);
    this.values[code] = value;
    this.fieldOf[code] = index;
    this.codeByValue.set(`${index}\0${value}`, code);
    const codes = this.named.get(field);
    if (!codes) this.named.set(field, [code]);
    this.numberOf[code] = codes?.push(code) ?? 1;
  }

  /** Codes of all fields of this name, in the order of their numbers. */
  codesNamed(field: string): readonly number[] {
    return this.named.get(field) ?? [];
  }

  /** Places in `fields` of this field name in any of these engines. */
  fieldsNamed(field: string, engines: number[]): number[] {
    return engines.map((engine) => this.fieldIndex.get(`${engine}\0${field}`) ?? -1).filter((index) => index >= 0);
  }

  codeOf(fieldIndex: number, value: string): number | undefined {
    return this.codeByValue.get(`${fieldIndex}\0${value}`);
  }

  /** The code of a closed status of the same data set, for that of an open one. */
  closedOf(code: number): number | undefined {
    const index = this.fieldOf[code]!;
    if (this.values[code] !== OPEN || this.fields[index]!.field !== 'status') return undefined;
    return this.codeOf(index, CLOSED);
  }

  /** The value without case and diacritics. */
  foldedValue(code: number): string {
    this.folded[code] ??= fold(this.values[code]!);
    return this.folded[code];
  }

  /** The value's folded words, a space before each and after the last: to look for words side by side. */
  wordsOf(code: number): string {
    this.words[code] ??= ` ${foldedWords(this.values[code]!).join(' ')} `;
    return this.words[code];
  }
}
