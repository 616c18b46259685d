import { Text } from '@mantine/core';
import { useStatus } from '../../lib/status.queries.ts';
import { STAYS_HERE } from './what-stays-here.texts.ts';

/** Tells what becomes of a description: said where it is written, in full on demand. */
export function WhatStaysHere() {
  const isReadByModel = useStatus().data?.isReadByModel ?? false;
  return (
    <Text component="details" size="xs" c="dimmed" my={8}>
      <Text component="summary" inherit style={{ cursor: 'pointer', lineHeight: '26px' }}>
        {STAYS_HERE.lead(isReadByModel)}
      </Text>
      <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
        {STAYS_HERE.details(isReadByModel).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Text>
  );
}
