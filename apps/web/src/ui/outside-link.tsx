import { Anchor, type AnchorProps } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { safeUrl } from '../lib/safe-url.ts';
import { UI_TEXTS } from './ui.texts.ts';

type Props = AnchorProps & { url: string | null; title?: string; children: ReactNode };

/** A link out of the product; plain text when the address isn't one that may be followed. */
export function OutsideLink({ url, children, ...props }: Props) {
  const href = safeUrl(url);
  if (!href) return <span>{children}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" underline="always" inherit {...props}>
      {children}
      <IconExternalLink size={13} style={{ marginLeft: 3, verticalAlign: '-1px' }} aria-label={UI_TEXTS.newTab} />
    </Anchor>
  );
}
