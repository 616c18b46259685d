import { CloseButton, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './message-bar.module.css';
import { UI_TEXTS } from './ui.texts.ts';

const KINDS = {
  error: { Icon: IconAlertCircle, spoken: UI_TEXTS.error },
  info: { Icon: IconInfoCircle, spoken: UI_TEXTS.information },
  success: { Icon: IconCircleCheck, spoken: UI_TEXTS.success },
  warning: { Icon: IconAlertTriangle, spoken: UI_TEXTS.warning },
};

type Props = { severity: keyof typeof KINDS; children: ReactNode; onClose?: () => void };

/** One message over the whole width. Its kind is told by a sign and a word too, not by its colour alone. */
export function MessageBar({ severity, children, onClose }: Props) {
  const { Icon, spoken } = KINDS[severity];
  return (
    <div className={classes['bar']} data-severity={severity}>
      <Icon size={16} aria-hidden />
      <div className={classes['text']}>
        <VisuallyHidden component="span">{spoken}: </VisuallyHidden>
        {children}
      </div>
      {onClose && <CloseButton size="sm" aria-label={UI_TEXTS.dismissMessage} onClick={onClose} />}
    </div>
  );
}
