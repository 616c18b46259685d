import { localeOf } from '@groundwork/contract/format';

const ONE_DECIMAL = new Intl.NumberFormat(localeOf(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '12 kB', '3.4 MB': as file managers count, in thousands. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1e3)} kB`;
  return `${ONE_DECIMAL.format(bytes / 1e6)} MB`;
}
