import { ASSISTANTS_ADDRESS } from '@groundwork/contract/assistants';
import { Button, Code, CopyButton, Stack, Text } from '@mantine/core';
import { ASSISTANT_TEXTS as TEXTS } from './assistants.texts.ts';

/** The entry that most assistants have in their settings, under this name. */
const setup = (url: string) =>
  JSON.stringify(
    { mcpServers: { groundwork: { type: 'http', url, headers: { Authorization: TEXTS.bearer } } } },
    null,
    2,
  );

/** How an assistant is connected: the address, and a key from the section below. */
export function Assistants() {
  const address = window.location.origin + ASSISTANTS_ADDRESS;
  return (
    <Stack gap="md" align="flex-start">
      <Text component="ol" m={0} pl="lg">
        <li>{TEXTS.makeKey}</li>
        <li>{TEXTS.enterAddress}</li>
        <li>{TEXTS.ask}</li>
      </Text>
      <Copied label={TEXTS.address} text={address} />
      <Copied label={TEXTS.setup} text={setup(address)} />
      <Text size="sm" c="dimmed">
        {TEXTS.may}
      </Text>
    </Stack>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <Stack gap={6} w="100%" align="flex-start">
      <Text size="sm" fw={560}>
        {label}
      </Text>
      <Code block w="100%" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {text}
      </Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button variant="default" size="xs" onClick={copy} aria-label={copied ? undefined : TEXTS.copyLabel(label)}>
            {copied ? TEXTS.copied : TEXTS.copy}
          </Button>
        )}
      </CopyButton>
    </Stack>
  );
}
