import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './eligibility.module.css';

/** The outcome of the answers, read out as soon as it is there, and what to do next. */
export function OutcomeBox(props: { title: string; text: string; tone?: 'warning'; children: ReactNode }) {
  return (
    <Box className={classes['outcome'] ?? ''} data-tone={props.tone} role="status">
      <Text fw={600}>{props.title}</Text>
      <Text mb="sm">{props.text}</Text>
      {props.children}
    </Box>
  );
}
