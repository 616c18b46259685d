import { phase1ProjectPitch } from './phase-1-project-pitch.ts';
import { sbirIgnitePhase1 } from './sbir-ignite-phase-1.ts';
import { sbirSttrDirectToPhase2 } from './sbir-sttr-direct-to-phase-2.ts';
import { sbirSttrPhase1 } from './sbir-sttr-phase-1.ts';
import { sbirSttrPhase2 } from './sbir-sttr-phase-2.ts';
import type { Template } from './template.ts';

/** In the order of a list of folders. */
export const TEMPLATES: Template[] = [
  sbirSttrDirectToPhase2,
  sbirSttrPhase1,
  sbirSttrPhase2,
  sbirIgnitePhase1,
  phase1ProjectPitch,
];

export const DOCUMENTS = ['checklist', 'outline'] as const;

export const fileNameOf = ({ folder }: Template, document: (typeof DOCUMENTS)[number]) =>
  `${folder.name} - ${document}.docx`;
