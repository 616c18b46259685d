/** A number that is looked up when somebody reads the metrics. */
export interface Gauge {
  /** Without the prefix that all of ours have. */
  name: string;
  help: string;
  labels?: string[];
  read(): Promise<GaugeValue[]> | GaugeValue[];
}

interface GaugeValue {
  labels?: Record<string, string>;
  value: number;
}

/** Numbers that operators watch. None of them tells of a person: labels are routes, kinds and states. */
export interface Metrics {
  request(of: { method: string; route: string; status: number }, milliseconds: number): void;
  job(of: { job: string; outcome: string }, milliseconds: number): void;
  search(of: { operation: string; outcome: string }, milliseconds: number): void;
  gauge(gauge: Gauge): void;
  /** All of it, in Prometheus' text format; null where they are switched off. */
  read: (() => Promise<{ text: string; type: string }>) | null;
}

const nothing = () => undefined;

export const NO_METRICS: Metrics = { request: nothing, job: nothing, search: nothing, gauge: nothing, read: null };
