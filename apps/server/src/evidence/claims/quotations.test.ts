import { describe, expect, test } from 'vitest';
import { groundOf } from './ground.ts';
import { quotationFault, quotationsOf } from './quotations.ts';

const record = (...passages: string[]) => groundOf({ key: 'a/1', fields: ['Status: Not yet recruiting'], passages });
/** Why the quotation may not stand in this statement over these texts. */
const why = (quotation: string, text: string | string[], statement = `It says: “${quotation}”`) =>
  quotationFault(quotation, statement, [record(...[text].flat())]);

describe('[GRD-08] what a statement quotes', () => {
  test('stands between marks of any kind, quotations within it included', () => {
    expect(quotationsOf('A “b c” d "e f" g «h i» j').map(({ text }) => text)).toEqual(['b c', 'e f', 'h i']);
    expect(quotationsOf('It says “we sell “smart” cells” twice').map(({ text }) => text)).toEqual([
      'we sell “smart” cells',
    ]);
    const statement = 'It says “ a word ”.';
    expect(quotationsOf(statement)).toEqual([{ text: 'a word', at: 8, end: 18 }]);
    expect(quotationsOf('No marks, an open “one')).toEqual([]);
  });

  test('stands word for word, whole words, in one place of one text', () => {
    const text = 'The separator stops dendrites in some cells. Makers want it.';
    expect(why('stops dendrites in some cells', text)).toBeNull();
    expect(why('stops dendrites in all cells', text)).toBe('“stops dendrites in all cells”');
    expect(why('top dendrites', text)).not.toBeNull();
    expect(why('stops dendrites in some cell', text)).not.toBeNull();
    expect(why('tops dendrites in some cells', text)).not.toBeNull();
    expect(why('separator stops', ['The separator', 'stops'])).not.toBeNull();
    expect(why('Not yet recruiting', text)).toBeNull();
    expect(why('(at 5 %)', 'It works (at 5 %)and more.')).toBeNull();
    expect(why('cell', 'A cellar, a subcell, a cell.')).toBeNull();
    expect(why('42', 'It takes 421 or 142 days.')).not.toBeNull();
    expect(why('42', 'It takes 421 or 42 days.')).toBeNull();
  });

  test('may begin with a capital or not, and end without the stop; its dots and commas at both ends are none of its words', () => {
    const text = 'Makers want thin, cheap separators. The price falls.';
    expect(why('makers want thin', text)).toBeNull();
    expect(why('Thin, cheap separators.', text)).toBeNull();
    expect(why('… want thin, cheap …', text)).toBeNull();
    expect(why('... want thin,', text)).toBeNull();
    expect(why('want thin;:', text)).toBeNull();
    expect(why('MAKERS want thin', text)).not.toBeNull();
    expect(why('…', text)).toBe('empty quotation');
  });

  test('leaves out only what turns nothing round', () => {
    const text =
      'The cell, tested at room temperature, kept 90 percent. The film is not stable in air. It may last if it is dry. It works only in argon boxes for now.';
    expect(why('The cell … kept 90 percent', text)).toBeNull();
    expect(why('The cell [...] kept 90 percent', text)).toBeNull();
    expect(why('The cell [ … ] kept 90 percent', text)).toBeNull();
    expect(why('The cell...kept 90 percent', text)).toBeNull();
    expect(why('The cell, [as tested] kept 90 percent', text)).toBeNull();
    expect(why('The cell [x]kept 90 percent', text)).toBeNull();
    expect(why('The film is … stable in air', text)).toBe('what “The film is … stable in air” leaves out');
    expect(why('It … last', text)).toBe('what “It … last” leaves out');
    expect(why('It works … in argon', text)).toBe('what “It works … in argon” leaves out');
    expect(why('It may last … it is dry', text)).toBe('what “It may last … it is dry” leaves out');
    expect(why('kept 90 percent … The cell', text)).not.toBeNull();
    expect(why('The cell … kept … percent', text)).toBeNull();
  });

  test('is whole words, a part behind a hyphen is none; a title in capitals may be quoted without', () => {
    expect(why('stable film', 'It is a non-stable film.')).not.toBeNull();
    expect(why('stable film', 'It is a stable film.')).toBeNull();
    expect(why('Dip coating of wet plates', 'DIP COATING OF WET PLATES')).toBeNull();
    expect(why('aids', 'AIDS is what it is for.')).not.toBeNull();
  });

  test('joins no words that stand far apart', () => {
    const between = (length: number) => `Start here ${'x'.repeat(length - 2)} end there.`;
    expect(why('Start here … end there', between(400))).toBeNull();
    expect(why('Start here … end there', between(401))).not.toBeNull();
  });

  test('is not torn out of a sentence that denies it or makes it depend', () => {
    expect(why('the film is stable', 'No test shows that the film is stable.')).toBe(
      'what stands around “the film is stable”',
    );
    const depending = 'The film is stable if kept dry.';
    expect(why('The film is stable', depending)).toBe('what stands around “The film is stable”');
    expect(why('The film is stable', depending, 'If kept dry, “The film is stable”.')).toBeNull();
    const dry = 'If the film is dry, the cell is stable.';
    expect(why('the cell is stable', dry)).not.toBeNull();
    expect(why('the cell is stable', dry, 'If the film is dry, “the cell is stable”.')).toBeNull();
    expect(
      why('the film is stable', `No test shows that the film is stable ${'and dry '.repeat(150)}in air.`),
    ).not.toBeNull();
    const long = `the film is stable ${'and dry '.repeat(150)}in air`;
    expect(why(long, `No test shows that ${long}.`)).not.toBeNull();
    expect(why(long, `A test shows that ${long}.`)).toBeNull();
    expect(why('the film is stable', 'No crack was seen. So the film is stable.')).toBeNull();
    // A heading without a full stop is another sentence.
    expect(why('Acme makes stable films', 'No more cracks in films\n\nAcme makes stable films.')).toBeNull();
    expect(why('the film is stable', 'No test shows that\nthe film is stable.')).not.toBeNull();
    // Denied in one record and said in another: the other holds it.
    const both = [record('No test shows that the film is stable.'), record('Here the film is stable.')];
    expect(quotationFault('the film is stable', 'It says “the film is stable”', both)).toBeNull();
  });
});
