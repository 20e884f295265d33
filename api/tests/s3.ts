/** An S3 server of its own for one test. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error It comes without types.
import S3rver from 's3rver';

const BUCKET = 'parade';

export interface TestS3 {
  /** Where its files lie. */
  folder: string;
  /** What a process is told of it, and the key that goes with it. */
  variables: Record<string, string>;
  /** What lies in the bucket, as files of the server. */
  objects(): Promise<string[]>;
  stop(): Promise<void>;
  /** At the same address, after a stop. */
  restart(): Promise<void>;
  /** Stops it for good. */
  end(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parade-s3-'));
  const start = async (port: number) => {
    const options = { address: '127.0.0.1', silent: true, directory: folder, port };
    const server = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] });
    const address: AddressInfo = await server.run();
    return { server, port: address.port };
  };
  let running: Awaited<ReturnType<typeof start>> | undefined = await start(0);
  const { port } = running;
  const stop = async () => {
    const server = running?.server;
    running = undefined;
    server?.httpServer.closeAllConnections();
    await server?.close();
  };
  return {
    folder,
    variables: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-west-3',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      DOCUMENT_KEY: '5a'.repeat(32),
    },
    async objects() {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.endsWith('._S3rver_object'));
    },
    stop,
    async restart() {
      running = await start(port);
    },
    async end() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
