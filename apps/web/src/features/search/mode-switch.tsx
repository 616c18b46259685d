import { SegmentedControl, Text } from '@mantine/core';
import { MODES } from '../../lib/addresses.ts';
import type { Mode } from '../../lib/search-state.ts';
import classes from './mode-switch.module.css';
import { SEARCH_TEXTS } from './search.texts.ts';

const LABELS: Record<Mode, string> = {
  keyword: SEARCH_TEXTS.keyword,
  hybrid: SEARCH_TEXTS.hybrid,
  semantic: SEARCH_TEXTS.semantic,
};
const HELP: Record<Mode, string> = {
  keyword: SEARCH_TEXTS.keywordHint,
  hybrid: SEARCH_TEXTS.hybridHint,
  semantic: SEARCH_TEXTS.semanticHint,
};

export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <div className={classes['mode']}>
      <SegmentedControl
        size="xs"
        aria-label={SEARCH_TEXTS.howToSearch}
        aria-describedby="mode-help"
        data={MODES.map((value) => ({ value, label: LABELS[value] }))}
        value={mode}
        onChange={(value) => onChange(value as Mode)}
      />
      <Text id="mode-help" size="xs" c="dimmed">
        {HELP[mode]}
      </Text>
    </div>
  );
}
