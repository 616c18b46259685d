import { Text } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import classes from './offline-notice.module.css';
import { UI_TEXTS } from './ui.texts.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Says that the network is away, for as long as it is. Calls wait meanwhile, and go on by themselves. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <Text className={classes['notice'] ?? ''}>
          <IconWifiOff size={15} aria-hidden />
          {UI_TEXTS.offline}
        </Text>
      )}
    </div>
  );
}
