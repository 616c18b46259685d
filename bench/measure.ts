import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

export async function timed<Value>(run: () => Promise<Value> | Value): Promise<{ ms: number; value: Value }> {
  const start = performance.now();
  const value = await run();
  return { ms: performance.now() - start, value };
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** 'p50 / p95' in milliseconds. */
export function spread(values: number[]): string {
  return `${round(percentile(values, 0.5))} / ${round(percentile(values, 0.95))}`;
}

export function round(value: number): string {
  return value < 10 ? value.toFixed(1) : value.toFixed(0);
}

/** The main thread's event-loop delay while `run` goes on, in milliseconds. */
export async function withLoopDelay<Value>(
  run: () => Promise<Value>,
): Promise<{ value: Value; p99: number; max: number }> {
  const histogram = monitorEventLoopDelay({ resolution: 2 });
  histogram.enable();
  const value = await run();
  histogram.disable();
  return { value, p99: histogram.percentile(99) / 1e6, max: histogram.max / 1e6 };
}

/** A Markdown table, aligned for the terminal too. */
export function printTable(header: string[], rows: string[][]): void {
  const widths = header.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  console.log(line(header));
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(row));
}

/** What a process holds, in megabytes: of its own, and of files that it maps. Linux tells it. */
export function memoryOf(pid: number): { own: number; mapped: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
    return { own: megabytes('RssAnon'), mapped: megabytes('RssFile') };
  } catch {
    return { own: 0, mapped: 0 };
  }
}
