import type { ProfilePhrase, ProjectProfile } from '@groundwork/contract/relevance';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const SOUGHT_SHOWN = 4;
const ALSO_SHOWN = 5;
const BETWEEN = ' · ';

type Props = { profile: ProjectProfile; lead: string; isShort?: boolean };

/** "Looking for … / for … / not …": what it is, the first of it and what must be there in bold, then what it is for. */
export function ProfileSentence({ profile, lead, isShort = false }: Props) {
  const { phrases, corrections } = profile;
  const isSought = ({ axis, isRequired }: ProfilePhrase) => isRequired || axis === 'technology';
  const sought = phrases.filter(isSought).slice(0, SOUGHT_SHOWN);
  const also = phrases.filter((each) => !sought.includes(each));
  if (sought.length === 0) return <Text size="sm">{RELEVANCE_SCREEN.noPhrases}</Text>;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Dimmed>{lead} </Dimmed>
      {sought.map(({ phrase, isRequired }, at) => (
        <span key={phrase}>
          {at > 0 && BETWEEN}
          <Text component="span" inherit fw={at === 0 || isRequired ? 620 : 400}>
            {phrase}
          </Text>
        </span>
      ))}
      {!isShort && also.length > 0 && (
        <>
          <Dimmed> / {RELEVANCE_SCREEN.usedFor} </Dimmed>
          {also
            .slice(0, ALSO_SHOWN)
            .map(({ phrase }) => phrase)
            .join(BETWEEN)}
          {also.length > ALSO_SHOWN && <Dimmed> {RELEVANCE_SCREEN.andMore(also.length - ALSO_SHOWN)}</Dimmed>}
        </>
      )}
      {corrections.unwanted.length > 0 && (
        <>
          <Dimmed> / {RELEVANCE_SCREEN.not} </Dimmed>
          {corrections.unwanted.join(BETWEEN)}
        </>
      )}
    </Text>
  );
}

const Dimmed = ({ children }: { children: ReactNode }) => (
  <Text component="span" inherit c="dimmed">
    {children}
  </Text>
);
