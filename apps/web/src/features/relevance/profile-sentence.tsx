import type { ProjectProfile } from '@groundwork/contract/relevance';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const SOUGHT_SHOWN = 4;
const ALSO_SHOWN = 5;
const BETWEEN = ' · ';

type Props = { profile: ProjectProfile; lead: string; isShort?: boolean };

/** "Looking for … / also … / not …": the heaviest phrases of the thing first, those that must be there in bold. */
export function ProfileSentence({ profile, lead, isShort = false }: Props) {
  const { phrases, corrections } = profile;
  const [things, others] = [phrases.filter(({ facet }) => facet === 'thing'), phrases.filter(isNoThing)];
  const sought = (things.length > 0 ? things : others).slice(0, SOUGHT_SHOWN);
  const also = [...things, ...others].filter((each) => !sought.includes(each));
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
          <Dimmed> / {RELEVANCE_SCREEN.also} </Dimmed>
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

const isNoThing = ({ facet }: ProjectProfile['phrases'][number]) => facet !== 'thing';

const Dimmed = ({ children }: { children: ReactNode }) => (
  <Text component="span" inherit c="dimmed">
    {children}
  </Text>
);
