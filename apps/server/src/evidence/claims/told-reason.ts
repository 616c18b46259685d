import { GATE_REASON_TEXTS } from '@groundwork/contract/gate-reasons.texts';
import { type Said, saidOf } from '@groundwork/contract/said';
import type { Message } from '@groundwork/contract/texts';
import { SAID } from '../../platform/said.ts';

type OfValues = (...values: string[]) => Message;

const { ofValues, ...CONSTANT } = SAID.gateReasons;
const CONSTANTS = new Map(Object.values(CONSTANT).map((message) => [message.text, message]));
const PATTERNS = Object.entries(GATE_REASON_TEXTS.ofValues).map(([name, english]) => {
  const marks = Array.from({ length: english.length }, () => '(.+)') as [string, string];
  return {
    words: new RegExp(`^${english(...marks)}$`, 's'),
    make: ofValues[name as keyof typeof ofValues] as OfValues,
  };
});

/**
 * Which text a reason of the gate is. The gate knows its reasons by their English words; null where these are the
 * statement's own, which stand for themselves in every language.
 */
export function toldReason(reason: string, statement: string): Said | null {
  const constant = CONSTANTS.get(reason);
  if (constant) return saidOf(constant);
  if (statement.includes(reason)) return null;
  for (const { words, make } of PATTERNS) {
    const values = words.exec(reason)?.slice(1);
    if (values) return saidOf(make(...values));
  }
  return null;
}
