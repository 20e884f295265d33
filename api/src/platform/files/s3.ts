import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '@parade/db';
import type { S3Store } from '../env.ts';
import { StoreUnavailable } from '../file-store.ts';
import type { Logger } from '../log.ts';
import { call } from '../spans.ts';
import { arriving } from './arriving.ts';
import type { Blobs } from './blobs.ts';

/** It takes some 35 MB and 150 ms: only who keeps files elsewhere loads it. */
const loadSdk = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/lib-storage')),
});
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

const SECOND = 1000;
/** Each download under way holds a socket: of the usual 50, one person could take all. */
const SOCKETS = { maxSockets: 1000 };
const CONNECTIONS = {
  httpAgent: SOCKETS,
  httpsAgent: SOCKETS,
  throwOnRequestTimeout: true,
  /** Long: whoever downloads an export over a bad line makes it pause. */
  socketTimeout: 60 * SECOND,
};
/** A store that hangs is given up after both attempts: whoever waits has their answer within 15 s. */
const ATTEMPTS = 2;
const PATIENCE = {
  connect: 3 * SECOND,
  /** Until an answer begins; a part of an upload has five megabytes. */
  answer: 6 * SECOND,
  /** Between two pieces of an answer, for a reader who waits. */
  piece: 6 * SECOND,
};
type Patience = typeof PATIENCE;

/**
 * Opens any store that speaks S3; the answer gives the blobs of a folder in
 * its bucket (`files`), all by one client. Throws one sentence where it refuses us
 * (wrong bucket or keys); one that is away for the moment is only logged. A test is less patient.
 */
export async function openS3(
  store: S3Store,
  log: Logger,
  patience = PATIENCE,
): Promise<(folder: string) => Blobs> {
  const sdk = await loadSdk();
  const client = new sdk.S3Client({
    endpoint: store.endpoint.href,
    region: store.region,
    forcePathStyle: store.forcePathStyle,
    credentials: { accessKeyId: store.accessKeyId, secretAccessKey: store.secretAccessKey },
    requestHandler: {
      ...CONNECTIONS,
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
    },
    maxAttempts: ATTEMPTS,
    // With it a store that hangs is waited for longer than the time-out says.
    expectContinueHeader: false,
    // Every file carries its own tag; many stores know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      (asked) =>
        call(`S3 ${commandName?.replace(/Command$/, '')}`, () => next(asked)),
    { step: 'initialize' },
  );
  await client.send(new sdk.HeadBucketCommand({ Bucket: store.bucket })).catch((error: unknown) => {
    const status = statusOf(error);
    if (status !== undefined && status < 500) {
      throw new Refusal(
        `The S3 store refuses the bucket ${store.bucket} (${status}): see S3_…`,
        `Le stockage S3 refuse le bucket ${store.bucket} (${status})\u00a0: voyez S3_…`,
      );
    }
    log.warn({ error: String(error) }, 'the S3 store does not answer');
  });
  return (folder) => s3Blobs(sdk, client, store.bucket, `${folder}/`, patience);
}

function s3Blobs(
  sdk: Sdk,
  client: S3Client,
  bucket: string,
  prefix: string,
  patience: Patience,
): Blobs {
  const at = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  /** What lies in the store of an upload that failed; a rule of the bucket removes what stays. */
  const forgetParts = (name: string, UploadId: string) =>
    client.send(new sdk.AbortMultipartUploadCommand({ ...at(name), UploadId })).catch(() => {});

  return {
    async put(name, source, signal) {
      const body = new PassThrough();
      const params = { ...at(name), Body: body };
      const upload = new sdk.Upload({ client, params, queueSize: 1, leavePartsOnError: true });
      const sent = upload.done().catch((cause: unknown) => {
        const error = failure(cause);
        body.destroy(error);
        // Nobody waits for it: a store that hangs would hang once more.
        if (upload.uploadId) void forgetParts(name, upload.uploadId);
        throw error;
      });
      const flowing = pipeline([...source, body], signal ? { signal } : {});
      // The source's error is thrown first: the failure of the upload follows from it.
      for (const outcome of await Promise.allSettled([flowing, sent])) {
        if (outcome.status === 'rejected') throw outcome.reason;
      }
    },
    async get(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client
        .send(new sdk.GetObjectCommand({ ...at(name), ...(Range && { Range }) }))
        .catch(refused);
      return arriving(Body as Readable, patience.piece);
    },
    async size(name) {
      const { ContentLength = 0 } = await client
        .send(new sdk.HeadObjectCommand(at(name)))
        .catch(refused);
      return ContentLength;
    },
    async remove(name) {
      await client.send(new sdk.DeleteObjectCommand(at(name))).catch(refused);
    },
    freeBytes: async () => Number.POSITIVE_INFINITY,
    async *list() {
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      const each = pages[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await each.next().catch(refused);
        if (done) return;
        for (const { Key = '', LastModified = new Date() } of value.Contents ?? []) {
          yield { name: Key.slice(prefix.length), modifiedAt: LastModified };
        }
      }
    },
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const refused = (cause: unknown): never => {
  throw failure(cause);
};

/** A missing file gets the code that a folder gives it; any other failure is the store's. */
function failure(cause: unknown): Error {
  if (statusOf(cause) === 404 && cause instanceof Error && cause.name !== 'NoSuchBucket') {
    return Object.assign(new Error('no such file in the S3 store', { cause }), { code: 'ENOENT' });
  }
  return new StoreUnavailable(cause);
}
