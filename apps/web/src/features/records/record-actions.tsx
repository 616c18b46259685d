import type { RecordDetail } from '@groundwork/contract/records';
import { Button, Group, Menu } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconExternalLink, IconLink, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { safeUrl } from '../../lib/safe-url.ts';
import { CITE_FORMATS, type CiteFormat, cite } from './cite.ts';
import { RECORDS_TEXTS } from './records.texts.ts';

/** To the source, and what to take along: the address and the citation. */
export function RecordActions({ record, children }: { record: RecordDetail; children?: ReactNode }) {
  const clipboard = useClipboard();
  const page = window.location.origin + window.location.pathname;
  const source = safeUrl(record.url);
  const copy = (text: string, what: string) => {
    // Browsers give pages without a secure connection no clipboard.
    const canCopy = 'clipboard' in navigator;
    if (canCopy) clipboard.copy(text);
    notifications.show(
      canCopy
        ? { message: RECORDS_TEXTS.copied(what), color: 'green' }
        : { message: RECORDS_TEXTS.copyRefused, color: 'red' },
    );
  };
  return (
    <Group gap="xs" className="no-print">
      {children}
      {source && (
        <Button
          component="a"
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="xs"
          leftSection={<IconExternalLink size={15} aria-hidden />}
        >
          {RECORDS_TEXTS.viewAtTheSource}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLink size={15} aria-hidden />}
        onClick={() => copy(page, RECORDS_TEXTS.link)}
      >
        {RECORDS_TEXTS.copyLink}
      </Button>
      <Menu position="bottom-start" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" size="xs" leftSection={<IconQuote size={15} aria-hidden />}>
            {RECORDS_TEXTS.copyCitation}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(CITE_FORMATS).map(([format, label]) => (
            <Menu.Item
              key={format}
              onClick={() => copy(cite(record, format as CiteFormat, page), RECORDS_TEXTS.citation(label))}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
