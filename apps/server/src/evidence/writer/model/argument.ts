import { ModelError } from '../../../platform/model/language-model.port.ts';
import type { Evidence } from '../../evidence.ts';
import { isMarked } from '../../reading/speaks-to-reader.ts';
import { argumentRequest, POINTS_MAX, STEPS_MAX, type WrittenArgument } from './argument-request.ts';
import { materialOfArgument } from './material.ts';
import type { Argument, Point } from './points.ts';
import { type Item, OF_ARGUMENT, OF_SHORT_ARGUMENT, whoOf } from './record-items.ts';
import { isPlanned, planOf } from './section-plan.ts';
import type { ModelWriting } from './write-with-model.ts';

/**
 * What a report argues, before its sections are written: whoever writes a section by itself can neither weigh all records nor know what the
 * others say. It is told to the model that writes and is published nowhere: what is written of it is held to what it cites. None where there are no records.
 */
export async function argumentOf(
  evidence: Evidence,
  { ask, keep }: Pick<ModelWriting, 'ask' | 'keep'>,
): Promise<Argument | null> {
  const sections = (evidence.outline ?? [])
    .filter(({ id, prompt }) => prompt || isPlanned(id))
    .map(({ id, title }) => ({ id, asks: planOf(id, title, evidence).asks }));
  if (!sections.some(({ id }) => isPlanned(id))) return null;
  const argueOver = async (items: readonly Item[], name: 'argument' | 'short argument') => {
    if (!items.some(({ of }) => typeof of === 'object')) return null;
    const isShort = name === 'short argument';
    const written = await keep<WrittenArgument>(name, () => ask(argumentRequest(sections, items, evidence, isShort)));
    return readArgument(
      written,
      sections.map(({ id }) => id),
      items,
    );
  };
  return argueOver(materialOfArgument(evidence, OF_ARGUMENT), 'argument').catch((error) => {
    // Its window may be too small for all of the field.
    if (!(error instanceof ModelError) || error.isPassing) throw error;
    return argueOver(materialOfArgument(evidence, OF_SHORT_ARGUMENT), 'short argument');
  });
}

const WORDS_MAX = 60;

function readArgument(written: WrittenArgument, sections: readonly string[], items: readonly Item[]): Argument {
  const keyOf = (number: number): string | undefined => {
    const of = items[number - 1]?.of;
    return typeof of === 'object' ? of.key : undefined;
  };
  /** Names become marks by key; text with an address or markup is dropped. */
  const told = (text: string): string => {
    const plain = text.replace(/\s*\[\d+\]/g, '');
    if (isMarked(plain)) return '';
    return plain
      .replace(/@(\d+)([b-l]?)/g, (_mark, number: string, letter: string) => {
        const key = keyOf(Number(number));
        return key ? `${whoOf(key)}${letter}` : 'somebody';
      })
      .split(/\s+/)
      .slice(0, WORDS_MAX)
      .join(' ')
      .trim();
  };
  const read = (text: string, numbers: readonly number[]): Point[] => {
    const rests = [...new Set(numbers)].flatMap((number) => items[number - 1] ?? []);
    const said = told(text);
    return rests.length > 0 && said ? [{ text: said, items: rests }] : [];
  };
  return {
    points: written.points
      .slice(0, POINTS_MAX)
      .flatMap(({ section, point, of }) =>
        sections.includes(section) ? read(point, of).map((each) => ({ ...each, section })) : [],
      ),
    steps: written.steps.slice(0, STEPS_MAX).flatMap(({ step, of }) => read(step, of)),
    relations: Object.fromEntries(
      written.relations.flatMap(({ record, isTo }) => {
        const key = keyOf(record);
        return key && told(isTo) ? [[key, told(isTo)]] : [];
      }),
    ),
  };
}
