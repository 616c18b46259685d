import { SegmentedControl, Text } from '@mantine/core';
import { MODES, type Mode } from '../../lib/search-state.ts';
import classes from './mode-switch.module.css';

const LABELS: Record<Mode, string> = { keyword: 'Keyword', hybrid: 'Hybrid', semantic: 'Semantic' };
const HELP: Record<Mode, string> = {
  keyword: 'Records that have your words, exactly as the query says.',
  hybrid: 'Your words and their meaning in one ranking.',
  semantic: 'Records about the same thing, also in other words.',
};

export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  return (
    <div className={classes['mode']}>
      <SegmentedControl
        size="xs"
        aria-label="How to search"
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
