import fc from 'fast-check';
import { expect, test } from 'vitest';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { fieldLines } from '../gather/field-lines.ts';
import { quotableSentences } from '../gather/passages.ts';
import { type Cited, judgeStatement } from './judge-statement.ts';

const judge = (text: string, cited: Cited) => judgeStatement(text, [cited]);

/** Sentences of all kinds of records. */
const sample: Cited[] = [...generateSample()]
  .filter((_, at) => at % 97 === 0)
  .map((record) => ({
    key: record.id,
    fields: fieldLines(record, engineDeclaration(record.engine)),
    passages: [record.text],
  }));
const quoted = sample.flatMap((cited) =>
  cited.passages.flatMap(quotableSentences).map((sentence) => ({ cited, sentence })),
);

test('[GRD-08] any sentence of a record may be quoted', () => {
  fc.assert(
    fc.property(fc.constantFrom(...quoted), ({ cited, sentence }) => {
      expect(judge(`“${sentence}”`, cited).reasons).toEqual([]);
    }),
  );
});

test('[GRD-08] a quotation with one word more is withheld', () => {
  fc.assert(
    fc.property(fc.constantFrom(...quoted), fc.nat(), ({ cited, sentence }, at) => {
      const words = sentence.split(' ');
      words.splice(1 + (at % (words.length - 1)), 0, 'never');
      expect(judge(`“${words.join(' ')}”`, cited).isSupported).toBe(false);
    }),
  );
});

/** By itself: no part of a larger number, a range or an identifier. */
const NUMBER = /(?<![\p{L}\d.,/-])\d{2,4}(?![\p{L}\d.,/%-])/u;

test('[GRD-01] a number changed in a sentence of a record is found out', () => {
  const numbered = quoted.filter(({ sentence }) => NUMBER.test(sentence));
  fc.assert(
    fc.property(fc.constantFrom(...numbered), fc.integer({ min: 7001, max: 9998 }), ({ cited, sentence }, other) => {
      fc.pre(
        !cited.passages.some((text) => text.includes(String(other))) &&
          !cited.fields.some((line) => line.includes(String(other))),
      );
      expect(judge(sentence.replace(NUMBER, String(other)), cited).isSupported).toBe(false);
    }),
  );
});
