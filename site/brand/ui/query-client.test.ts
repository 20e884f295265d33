import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CurrentQueryClient } from './query-client.ts';

const KEY = ['session'];

/** A value of the server, read by an observer; each read answers once it is let go. */
function observed() {
  const client = new CurrentQueryClient();
  const server = { value: 'before' };
  const reads: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => {
      const { value } = server;
      return new Promise<string>((resolve) => reads.push(() => resolve(value)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  observer.subscribe(() => {});
  return { client, server, reads, observer };
}

test('a first read that is older than the change is made again', async () => {
  const { client, server, reads, observer } = observed();
  server.value = 'after';
  const told = client.invalidateQueries({ queryKey: KEY });
  reads[0]?.();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.();
  await told;
  expect(observer.getCurrentResult().data).toBe('after');
});

test('several changes during a first read make one more', async () => {
  const { client, reads } = observed();
  const told = Promise.all([1, 2, 3].map(() => client.invalidateQueries({ queryKey: KEY })));
  reads[0]?.();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.();
  await told;
  expect(reads).toHaveLength(2);
});

test('a change afterwards makes one read', async () => {
  const { client, server, reads, observer } = observed();
  reads[0]?.();
  await expect.poll(() => observer.getCurrentResult().data).toBe('before');
  server.value = 'after';
  const told = client.invalidateQueries();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.();
  await told;
  expect(observer.getCurrentResult().data).toBe('after');
});
