import { PANEL_TEXTS } from '../features/pulse/panels.texts.ts';
import { ButtonLink } from '../ui/links.tsx';

/** Leads from an empty list of what is on topic to what is looked for, and to what may be related. */
export const ToBestMatches = () => (
  <ButtonLink to="/dashboard" hash="best-matches" variant="default" mt="xs">
    {PANEL_TEXTS.toBestMatches}
  </ButtonLink>
);
