import { Menu } from '@mantine/core';
import type { OverlayProps } from '../../../ui/lazy-overlay.tsx';
import { MenuOn } from '../../../ui/menu-on.tsx';
import { READER_TEXTS } from './reader.texts.ts';

const REFERENCES = [
  { format: 'bib', label: 'BibTeX' },
  { format: 'ris', label: 'RIS' },
  { format: 'csl', label: READER_TEXTS.cslJson },
] as const;

export const ReferencesMenu = ({ address, ...overlay }: OverlayProps & { address(format: string): string }) => (
  <MenuOn {...overlay}>
    {REFERENCES.map(({ format, label }) => (
      <Menu.Item key={format} component="a" href={address(format)} download>
        {label}
      </Menu.Item>
    ))}
  </MenuOn>
);
