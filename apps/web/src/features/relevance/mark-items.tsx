import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconCircleMinus, IconCirclePlus } from '@tabler/icons-react';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { MenuOn } from '../../ui/menu-on.tsx';
import type { Verdict } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

const ICON = 15;

type Props = OverlayProps & { before: Verdict | null; onSay: (verdict: Verdict | null) => void };

/** The verdicts on a record, to be given or taken back. */
export function MarkItems({ before, onSay, ...overlay }: Props) {
  return (
    <MenuOn {...overlay}>
      {before !== 'not' && (
        <Menu.Item leftSection={<IconCircleMinus size={ICON} />} onClick={() => onSay('not')}>
          {RELEVANCE_SCREEN.verdicts.not}
        </Menu.Item>
      )}
      {before !== 'more' && (
        <Menu.Item leftSection={<IconCirclePlus size={ICON} />} onClick={() => onSay('more')}>
          {RELEVANCE_SCREEN.verdicts.more}
        </Menu.Item>
      )}
      {before && (
        <Menu.Item leftSection={<IconArrowBackUp size={ICON} />} onClick={() => onSay(null)}>
          {RELEVANCE_SCREEN.takeBack}
        </Menu.Item>
      )}
    </MenuOn>
  );
}
