import type { ModelUsage } from '../../platform/model/language-model.port.ts';

/** As the tests' reports take them, rounded up: of a section its draft and one repair, its second looks, and of a record its reading. */
const SECTION: ModelUsage = { inputTokens: 3_000, outputTokens: 1_200 };
const LOOKS: ModelUsage = { inputTokens: 2_600, outputTokens: 500 };
const RECORD: ModelUsage = { inputTokens: 900, outputTokens: 150 };

const times = ({ inputTokens, outputTokens }: ModelUsage, count: number): ModelUsage => ({
  inputTokens: inputTokens * count,
  outputTokens: outputTokens * count,
});

/** What a report may take of the model that writes, and of the one that looks. */
export function expectedTokens({ sections, unread }: { sections: number; unread: number }) {
  const [written, read] = [times(SECTION, sections), times(RECORD, unread)];
  return {
    writing: {
      inputTokens: written.inputTokens + read.inputTokens,
      outputTokens: written.outputTokens + read.outputTokens,
    },
    looking: times(LOOKS, sections),
  };
}
