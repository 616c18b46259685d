import { formatNumber } from '@groundwork/contract/format';
import type { Project } from '@groundwork/contract/projects';
import { Avatar, VisuallyHidden } from '@mantine/core';
import { LazyTooltip } from '../../../ui/lazy-tooltip.tsx';
import { TEXTS } from './collaboration.texts.ts';
import { initials } from './initials.ts';
import classes from './people.module.css';
import { usePresence } from './use-presence.ts';

const SHOWN_MAX = 4;

/** The others who have the project open now. */
export function PresentPeople({ project }: { project: Project }) {
  const others = usePresence(project);
  if (others.length === 0) return null;
  const [shown, rest] = [others.slice(0, SHOWN_MAX), others.slice(SHOWN_MAX)];
  return (
    <ul className={classes['present']} aria-label={TEXTS.alsoHere}>
      {shown.map(({ userId, name }) => (
        <Face key={userId} name={name} text={initials(name)} />
      ))}
      {rest.length > 0 && (
        <Face name={rest.map(({ name }) => name).join(', ')} text={TEXTS.more(formatNumber(rest.length))} />
      )}
    </ul>
  );
}

const Face = ({ name, text }: { name: string; text: string }) => (
  <LazyTooltip label={name}>
    <li>
      <Avatar size={28} variant="light" color="ground" aria-hidden>
        {text}
      </Avatar>
      <VisuallyHidden>{name}</VisuallyHidden>
    </li>
  </LazyTooltip>
);
