import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** Names that are the templates' own: of laws of the field, not of anybody. */
const NAMES = /\b(?:Phase I{1,2}|As of)\b/g;
/** Quantities that a template says itself: how it chose what it counts, and what its condition beside it has looked up. */
const DECLARED =
  /\b(?:two or more|of the first|first (?:look|budget|round|quarter|year|product|customers|of)|(?:second|third|fourth) quarter|none of them|that name both|no (?:steps|record|more)|between the two|coming quarter|none is a computed|by itself|second source|one of the words|one day|one agency|take one for the other|as much|the quartiles|(?:to|how) many|more (?:than|of)|next (?:one|stage|round|to)|in total|a further)\b/gi;
const QUANTITY =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|double(?!-blind)|majority|percent|both|none|all)\b/i;

interface Literal {
  file: string;
  text: string;
  /** It begins what is said, so that a capital is its sentence's. */
  isHead: boolean;
}

/** The fixed words of all templates: between the parts of words`…`, and the closed words of word('…') and forCount(…). */
function literals(): Literal[] {
  const found: Literal[] = [];
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const source = readFileSync(join(SOURCE, name), 'utf8');
    if (!source.includes('words`') && !source.includes('word(')) continue;
    const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
    const add = (text: string, isHead: boolean) => found.push({ file: name, text, isHead });
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'words') {
        const { template } = node;
        if (ts.isNoSubstitutionTemplateLiteral(template)) add(template.text, true);
        else {
          add(template.head.text, true);
          for (const { literal } of template.templateSpans) add(literal.text, false);
        }
      }
      if (ts.isCallExpression(node) && /^(?:word|forCount|countOf)$/.test(node.expression.getText()))
        for (const said of strings(node)) add(said, true);
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function strings(node: ts.Node): string[] {
  const own: string[] = [];
  const visit = (each: ts.Node): void => {
    // What a condition compares is not said.
    if (ts.isBinaryExpression(each)) return;
    if (ts.isStringLiteral(each)) own.push(each.text);
    ts.forEachChild(each, visit);
  };
  ts.forEachChild(node, visit);
  return own;
}

const all = literals();

test('[GRD-01] the fixed words of a template have no digit', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ text }) => /\p{N}/u.test(text))).toEqual([]);
});

test('[GRD-01] the fixed words of a template name nobody: a capital stands at a sentence’s head alone', () => {
  const named = all.filter(({ text, isHead }) => {
    const bare = text.replace(NAMES, '');
    const rest = isHead ? bare.replace(/^[“\s]*\p{Lu}/u, '') : bare;
    return /\p{Lu}/u.test(rest.replace(/[.:!?]\s+\p{Lu}/gu, ''));
  });
  expect(named).toEqual([]);
});

test('[GRD-01] the fixed words of a template say no quantity that is not declared', () => {
  expect(all.filter(({ text }) => QUANTITY.test(text.replace(DECLARED, '').replace(/^ both\.$/, '')))).toEqual([]);
});
