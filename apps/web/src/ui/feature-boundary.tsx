import { Button, Stack, Text } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { reportError } from '../lib/report-error.ts';
import { UI_TEXTS } from './ui.texts.ts';

type Props = { feature: string; children: ReactNode };

/** Keeps what breaks in one part of a screen from taking the others along. */
export class FeatureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    reportError(error, 'render');
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Stack align="center" gap="xs" py={32} px="md" ta="center" role="alert">
        <Text fw={600}>{UI_TEXTS.unavailable(this.props.feature)}</Text>
        <Button variant="default" size="xs" onClick={() => this.setState({ hasFailed: false })}>
          {UI_TEXTS.tryAgain}
        </Button>
      </Stack>
    );
  }
}
