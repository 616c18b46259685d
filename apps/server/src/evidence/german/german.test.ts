import { catalogues } from '@groundwork/contract/de/index';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { eachNode, fixedOf, parsedFiles, templatesOf } from '../../../test/templates.ts';
import { formsOf } from '../programs/forms.ts';
import { PROGRAMS } from '../programs/programs.ts';
import { OF_THE_CALL } from '../programs/requirements.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { PHRASES, phraseIn } from './phrases.ts';
import { TEXTS, textIn } from './texts.ts';

/** The label of a report that a language model wrote. */
const DRAFTED =
  'Language model large, each sentence held to what it cites and looked at once more by small; figures and tables by the built-in writer';

const templates = templatesOf();
const holesOf = (text: string) => [...new Set(text.match(/(?<=\{)\d+/g) ?? [])].toSorted();

test('[RPT-03] what agencies ask for has its German; titles of its sections stay theirs', () => {
  const asked = PROGRAMS.flatMap((program) => [
    ...program.sections.flatMap(({ question, adds }) => [question, ...adds]),
    ...program.requirements.map(({ text }) => text),
    ...formsOf(program).flatMap(({ caption, columns, rows, note }) => [
      caption,
      note,
      ...columns,
      ...rows.flatMap(([line = '']) => (/^\d/.test(line) ? [] : [line])),
    ]),
  ]);
  const ours = [...new Set([...asked, ...OF_THE_CALL.map(({ requirement }) => requirement)])];
  expect(ours.length).toBeGreaterThan(130);
  expect(ours.filter((text) => textIn(text) === null)).toEqual([]);
});

test('[RPT-02] [INS-01] [FEED-01] every template of a report, an insight and the feed has its German', () => {
  expect(templates.length).toBeGreaterThan(400);
  const missing = templates.filter(({ key }) => phraseIn(key) === null);
  expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([]);
});

test('[RPT-02] a German template takes what the English one takes', () => {
  const others = Object.entries({ ...PHRASES, ...TEXTS }).filter(
    ([english, german]) => JSON.stringify(holesOf(english)) !== JSON.stringify(holesOf(german)),
  );
  expect(others).toEqual([]);
});

test('[RPT-02] no German words are kept for what nothing says any more', () => {
  // A section's own title may stand beside its templates.
  const said = new Set([...templatesOf().map(({ key }) => key), ...headings().map(({ text }) => text)]);
  const forgotten = Object.keys(PHRASES)
    .map((key) => key.replace(/(?<=.)\|\w+$/, ''))
    .filter((key) => !said.has(key));
  expect(forgotten).toEqual([]);
});

/** Quantities that a German template says itself, as the English one does. */
const DECLARED =
  /\{\d+\|[^}]*\}|mindestens zwei|mit beiden Namen|keine Gesamtzahl|doppelblind|zwei(?=fel)|(?<=an )allen (?=\{)|enthalten keine(?= \{)/giu;
const QUANTITY =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dutzend|hundert\w*|tausend\w*|million\w*|milliarde\w*|hälfte|drittel|doppelt|mehrheit|prozent|beide\w?|kein\w*|alle\w?)\b/iu;

test('[GRD-01] the fixed words of a German template have no digit and say no quantity that is not declared', () => {
  const fixed = Object.values(PHRASES).map((text) => text.replace(DECLARED, '').replace(/\{\d+\}/g, ''));
  expect(fixed.filter((text) => /\p{N}/u.test(text) || QUANTITY.test(text))).toEqual([]);
});

const HEADS = /^(?:label|caption|title|xLabel|yLabel)$/;

/** Titles, captions, heads and axes, and where nothing was found. */
function headings(): { file: string; text: string }[] {
  return parsedFiles((source) => /caption|label|sectionOf|looked/.test(source))
    .filter(({ name }) =>
      /^evidence\/(?:findings|gather|writer\/builtin|programs\/(?:forms|frame|funding-path)|report\/plans)/.test(name),
    )
    .flatMap(({ name, file }) => {
      const found: { file: string; text: string }[] = [];
      const add = (node: ts.Node | undefined) => {
        if (node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)))
          found.push({ file: name, text: fixedOf(node).key });
      };
      eachNode(file, (node) => {
        if (ts.isPropertyAssignment(node) && HEADS.test(node.name.getText())) add(node.initializer);
        if (ts.isCallExpression(node) && /^looked(?:For)?$/.test(node.expression.getText())) add(node.arguments[0]);
        if (ts.isCallExpression(node) && node.expression.getText() === 'sectionOf') add(node.arguments[1]);
      });
      return found;
    });
}

test('[RPT-02] every title, caption, head and axis of a report has its German', () => {
  const all = headings();
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter(({ text }) => text !== '' && textIn(text) === null)).toEqual([]);
});

test('[RPT-02] who wrote a report is told in German, with the titles of the sections that no model wrote', () => {
  expect(textIn(builtinWriter.label)).toMatch(/^Eingebautes Schreibprogramm/);
  expect(textIn(`${DRAFTED}, and all of Risks, Customers`)).toMatch(
    /^Sprachmodell large, .* durch small; .*: Risiken, Kunden$/,
  );
  expect(textIn(DRAFTED)).toMatch(/^Sprachmodell large, /);
});

test('[RPT-02] data sets and their fields are called in reports as on screen', () => {
  const { awards, patents } = catalogues['contract/catalogue'] as Record<string, string>;
  expect([textIn('Awards'), textIn('Patents')]).toEqual([awards, patents]);
});

test('[RPT-02] a span is one of numbers: what a record calls itself stays', () => {
  expect(textIn('$5,000 to $9,000')).toBe('5.000\u00a0$ bis 9.000\u00a0$');
  expect(textIn('SBIR Direct to Phase II')).toBeNull();
});

test.each(['nothing named', 'perhaps', 'likely', 'yes, says the project', 'yes, says a language model'])(
  '[RPT-02] how near a record is to a statement has its German in the label of its figure: %s',
  (howNear) => {
    expect(textIn(`records that are near (${howNear}) to statement 1. A plug of graphite`)).not.toBeNull();
  },
);
