/** What is told to whoever measures; a process that nobody watches has none. */
export interface Measure {
  /** `route` is its pattern, never an address: addresses hold ids. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Before a job runs for the first time. */
  planned(job: string): void;
  job(name: string, succeeded: boolean): void;
}
