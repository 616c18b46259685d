import type { Persona } from '@groundwork/contract/projects';
import type { ReactNode } from 'react';

/** The choice of a persona belongs to projects; the page hands it in. */
export type RenderPersona = (field: { label: string; value: Persona; onChange: (value: Persona) => void }) => ReactNode;
