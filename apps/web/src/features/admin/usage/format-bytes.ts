import { formatNumber } from '@groundwork/contract/format';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** `812 B`, `1.4 MB`, in thousands as disks are sold. */
export function formatBytes(bytes: number): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${formatNumber(Number(value.toFixed(value < 10 && power > 0 ? 1 : 0)))} ${UNITS[power]}`;
}
