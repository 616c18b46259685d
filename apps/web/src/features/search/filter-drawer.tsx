import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { SEARCH_TEXTS } from './search.texts.ts';

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The filters of small screens. */
export function FilterDrawer({ isOpen, onClose, children }: Props) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={SEARCH_TEXTS.filters}
      size={320}
      closeButtonProps={{ 'aria-label': SEARCH_TEXTS.closeFilters }}
    >
      {children}
      <Button fullWidth mt="lg" onClick={onClose}>
        {SEARCH_TEXTS.showResults}
      </Button>
    </Drawer>
  );
}
