import { Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { InsideMain } from './inside-main.ts';
import { Logo } from './logo.tsx';

/** A page that has one thing to say. It is its own landmark when shown outside the app's layout. */
export function FullScreenMessage(props: { title: string; text: string; children: ReactNode }) {
  const isInside = useContext(InsideMain);
  return (
    <Stack
      component={isInside ? 'section' : 'main'}
      align="center"
      justify="center"
      gap="md"
      mih="70vh"
      p="lg"
      ta="center"
    >
      {!isInside && (
        <a href="/">
          <Logo />
        </a>
      )}
      <Title order={1}>{props.title}</Title>
      <Text c="dimmed" maw={440} size="lg">
        {props.text}
      </Text>
      <Group>{props.children}</Group>
    </Stack>
  );
}
