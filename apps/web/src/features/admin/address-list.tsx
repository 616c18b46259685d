import { Button, FileButton, Group, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { INVITATIONS } from './admin.texts.ts';

interface AddressListProps {
  label: string;
  value: string;
  error: ReactNode;
  onChange: (list: string) => void;
}

/** Addresses of mail, one a line or with commas between, typed or pasted. */
export function AddressList({ label, value, error, onChange }: AddressListProps) {
  return (
    <Textarea
      label={label}
      description={INVITATIONS.listHint}
      autosize
      minRows={3}
      maxRows={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The button that sends the list, and the one that reads it out of a file. */
export function AddressListButtons({
  send,
  isBusy,
  onRead,
}: {
  send: string;
  isBusy: boolean;
  onRead: (list: string) => void;
}) {
  return (
    <Group>
      <Button type="submit" loading={isBusy}>
        {send}
      </Button>
      <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(onRead)}>
        {(props) => (
          <Button {...props} variant="default">
            {INVITATIONS.chooseFile}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
