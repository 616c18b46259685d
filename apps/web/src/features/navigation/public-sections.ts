import { PUBLIC_TEXTS } from './public.texts.ts';

/** Sections of the home page. */
export const SECTIONS = [
  { hash: 'product', label: PUBLIC_TEXTS.product },
  { hash: 'stories', label: PUBLIC_TEXTS.stories },
  { hash: 'faq', label: PUBLIC_TEXTS.faq },
];
