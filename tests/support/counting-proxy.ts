/** A way to the product that counts what goes over it, and that can be cut. */
import { createServer, request } from 'node:http';
import { freePort } from './product.ts';

export interface CountingProxy {
  url: string;
  /** The paths that were asked for, in order, each with the bytes of its answer's body as it was sent. */
  answers: { path: string; bytes: number }[];
  /** Answers nothing from now on. */
  cut(): Promise<void>;
}

export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const answers: CountingProxy['answers'] = [];
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const counted = { path, bytes: 0 };
    answers.push(counted);
    const { method, headers } = incoming;
    const onward = request(new URL(path, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => (counted.bytes += chunk.length));
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    answers,
    cut: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
