import { Button, Code, CopyButton, Text } from '@mantine/core';
import { UI_TEXTS as TEXTS } from './ui.texts.ts';

/** An address that is told once. */
export const SecretAddress = ({ url }: { url: string }) => (
  <div role="status">
    <Text size="sm" mb={6}>
      {TEXTS.secretAddress}
    </Text>
    <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {url}
    </Code>
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <Button variant="default" size="xs" mt="xs" onClick={copy}>
          {copied ? TEXTS.copied : TEXTS.copy}
        </Button>
      )}
    </CopyButton>
  </div>
);
