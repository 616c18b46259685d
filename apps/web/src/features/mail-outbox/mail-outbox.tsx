import { formatNumber } from '@groundwork/contract/format';
import type { OutboxMail } from '@groundwork/contract/mail-outbox';
import { Anchor, ScrollArea, Skeleton, Table, Tabs, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { sinceText } from '../../lib/since-text.ts';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { MAIL_OUTBOX_TEXTS as TEXTS } from './mail-outbox.texts.ts';
import { previewOf, SANDBOX } from './preview.ts';

const POLL_MS = 5_000;

/** For operators, where mail is kept instead of being sent. */
export function MailOutbox() {
  const { data, isPending, error, refetch } = useQuery(
    api.mailOutbox.list.queryOptions({ staleTime: 0, refetchInterval: POLL_MS, retry: false }),
  );
  const [opened, setOpened] = useState<string | null>(null);
  const mail = data?.items.find(({ id }) => id === opened) ?? null;
  if (isPending) return <Skeleton h={240} role="img" aria-label={TEXTS.loading} />;
  if (!data) return <FailedState title={TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Text c="dimmed" mb="md">
        {TEXTS.text(formatNumber(data.max))}
      </Text>
      {data.items.length === 0 ? (
        <EmptyState title={TEXTS.empty} text={TEXTS.emptyText} />
      ) : (
        <MailTable mails={data.items} opened={opened} onOpen={setOpened} />
      )}
      {mail && <Message key={mail.id} mail={mail} />}
    </>
  );
}

type TableProps = { mails: OutboxMail[]; opened: string | null; onOpen(id: string): void };

function MailTable({ mails, opened, onOpen }: TableProps) {
  return (
    <ScrollArea.Autosize mah={420} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': TEXTS.title }}>
      <Table miw={720} verticalSpacing="xs" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {[TEXTS.subject, TEXTS.to, TEXTS.kind, TEXTS.sent].map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {mails.map(({ id, subject, to, kind, sentAt }) => (
            <Table.Tr key={id} bg={id === opened ? 'var(--mantine-color-default-hover)' : undefined}>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Anchor
                  component="button"
                  type="button"
                  ta="start"
                  size="sm"
                  aria-pressed={id === opened}
                  onClick={() => onOpen(id)}
                >
                  {subject}
                </Anchor>
              </Table.Td>
              <Table.Td miw={200} style={{ overflowWrap: 'anywhere' }}>
                {to}
              </Table.Td>
              <Table.Td>{TEXTS.kinds[kind]}</Table.Td>
              <Table.Td>
                <time dateTime={sentAt}>{sinceText(sentAt, Date.now())}</time>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}

function Message({ mail: { id, subject } }: { mail: OutboxMail }) {
  const { data, isPending, error, refetch } = useQuery(
    api.mailOutbox.get.queryOptions({ input: { id }, staleTime: Number.POSITIVE_INFINITY, retry: false }),
  );
  return (
    <section aria-label={TEXTS.message}>
      <Title order={2} size="h4" mt="lg" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {subject}
      </Title>
      {isPending && <Skeleton h={320} role="img" aria-label={TEXTS.loadingMessage} />}
      {error && <FailedState title={TEXTS.messageFailed} error={error} onRetry={() => void refetch()} />}
      {data?.areLinksCut && (
        <Text c="dimmed" size="sm" mb="xs">
          {TEXTS.linksCut}
        </Text>
      )}
      {data && (
        <Tabs defaultValue="html">
          <Tabs.List>
            <Tabs.Tab value="html">{TEXTS.html}</Tabs.Tab>
            <Tabs.Tab value="text">{TEXTS.plainText}</Tabs.Tab>
            <Tabs.Tab value="headers">{TEXTS.headers}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="html" pt="sm">
            <iframe
              title={TEXTS.preview(subject)}
              sandbox={SANDBOX}
              referrerPolicy="no-referrer"
              srcDoc={previewOf(data.html)}
              style={{
                width: '100%',
                height: 480,
                border: '1px solid var(--mantine-color-default-border)',
                background: 'white',
                colorScheme: 'light',
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="text" pt="sm">
            <Text component="pre" size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {data.text}
            </Text>
          </Tabs.Panel>
          <Tabs.Panel value="headers" pt="sm">
            {data.headers.map(({ name, value }) => (
              <Text key={name} size="sm" style={{ overflowWrap: 'anywhere' }}>
                {`${name}: ${value}`}
              </Text>
            ))}
          </Tabs.Panel>
        </Tabs>
      )}
    </section>
  );
}
