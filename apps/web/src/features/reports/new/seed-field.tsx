import { PROJECT_DESCRIPTION_MAX } from '@groundwork/contract/limits';
import { Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { NEW_REPORT_TEXTS } from './new-report.texts.ts';

type Props = {
  value: string;
  onChange: (text: string) => void;
  /** Takes the text of a file. */
  renderExtract: (onExtracted: (text: string) => void) => ReactNode;
};

/** The text that the report is written on: the project's description, or text of a file. */
export const SeedField = ({ value, onChange, renderExtract }: Props) => (
  <Stack gap="xs">
    <Textarea
      label={NEW_REPORT_TEXTS.seed}
      description={NEW_REPORT_TEXTS.seedHint}
      autosize
      minRows={4}
      maxRows={14}
      maxLength={PROJECT_DESCRIPTION_MAX}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {renderExtract(onChange)}
  </Stack>
);
