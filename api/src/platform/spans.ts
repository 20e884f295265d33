import { AsyncLocalStorage } from 'node:async_hooks';
import { type Statements, watchStatements } from '@parade/db';

/** Codes, counts and patterns. Nothing of a person gets into a trace, and no address: addresses hold ids. */
type Attributes = Readonly<Record<string, string | number>>;

/** What a span is of: a request that came, a call that went out, work of this process. */
export type SpanKind = 'request' | 'call' | 'work';

/** A piece of work whose time is told. Names are patterns, and never hold a value. */
export interface Span {
  /** Begins a part of it. */
  begin(kind: SpanKind, name: string): Span;
  /** Tells a part that is over, and took so long until now, in ms. */
  took(name: string, ms: number, failed: boolean): void;
  /** Is over. */
  end(outcome?: { name?: string; failed?: boolean; attributes?: Attributes }): void;
}

/** Tells a collector what takes how long. None where none is configured. */
export interface Tracer {
  begin(kind: SpanKind, name: string): Span;
  /** Sends what is left, and gives up where the collector does not take it at once. */
  stop(): Promise<void>;
}

const current = new AsyncLocalStorage<Span>();

/** Runs what a span is of, with its statements in the database as parts, and tells those of all. */
export const within = <Result>(
  span: Span | undefined,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: () => Statements }> =>
  span
    ? watchStatements(() => current.run(span, work), span.took.bind(span))
    : watchStatements(work);

/** Runs work as a span of its own, below none. */
export async function traced<Result>(
  tracer: Tracer | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work();
  const span = tracer.begin('work', name);
  return ended(span, async () => (await within(span, work)).result);
}

/** Makes a call to another machine a part of the span that runs, if any. */
export async function call<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const span = current.getStore()?.begin('call', name);
  return span ? ended(span, work) : work();
}

async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
