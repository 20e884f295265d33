import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from './examined.ts';
import { createExaminer } from './examiner.ts';

/** A worker that answers all but what is hostile. */
class FakeWorker extends EventTarget {
  static running = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror = null;
  constructor() {
    super();
    FakeWorker.running++;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 'ready' })));
  }
  postMessage({ given, number }: Asked & { number: number }) {
    if ('text' in given && given.text === 'hostile') return;
    const examination = { examined: given };
    setTimeout(() =>
      this.onmessage?.(new MessageEvent('message', { data: { number, examination } })),
    );
  }
  terminate() {
    FakeWorker.running--;
  }
}
const asked = (text: string): Asked => ({ given: { text }, ours: {} });
const examiner = () => createExaminer(() => new FakeWorker() as unknown as Worker);

describe('the reading of a text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeWorker.running = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('is ended after two seconds, and the next one is read', async () => {
    const { examine } = examiner();
    const first = examine(asked('hostile'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(await first).toEqual({ problem: 'too_long' });
    expect(FakeWorker.running).toBe(0);
    const second = examine(asked('bonjour'));
    await vi.advanceTimersByTimeAsync(10);
    expect(await second).toEqual({ examined: { text: 'bonjour' } });
  });

  it('is neither delayed nor ended by an earlier one that still runs', async () => {
    const { examine } = examiner();
    void examine(asked('hostile'));
    await vi.advanceTimersByTimeAsync(1500);
    const second = examine(asked('bonjour'));
    await vi.advanceTimersByTimeAsync(10);
    expect(await second).toEqual({ examined: { text: 'bonjour' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeWorker.running).toBe(1);
  });

  it('says where no worker can be started', async () => {
    const { examine } = createExaminer(() => {
      throw new Error('no modules in workers');
    });
    expect(await examine(asked('bonjour'))).toEqual({ problem: 'not_loaded' });
  });
});
