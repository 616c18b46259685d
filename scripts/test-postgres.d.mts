export interface TestPostgres {
  url: string;
  crash(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export function startPostgres(options?: { isLasting?: boolean }): Promise<TestPostgres | undefined>;
