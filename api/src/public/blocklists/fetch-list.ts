/** Fetches a list from an address of the operator: the open internet alone, as it is, and no more of it than a list is large. */
import { lookup as resolve } from 'node:dns/promises';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateHost, isPublicAddress } from '../../platform/private-hosts.ts';
import { ImportRefused } from './adapters/adapter.ts';
import type { ListFile } from './import.ts';

const PATIENCE_MS = 60_000;
export const MAX_LIST_BYTES = 64 * 1024 * 1024;

/** What a test puts in the place of the open internet. */
export interface Reach {
  isOpen: (address: string) => boolean;
  resolve: typeof resolve;
  patience: number;
  maxBytes: number;
  tls: Pick<RequestOptions, 'ca'>;
}

const INTERNET: Reach = {
  isOpen: isPublicAddress,
  resolve,
  patience: PATIENCE_MS,
  maxBytes: MAX_LIST_BYTES,
  tls: {},
};

class NotOpen extends Error {}

/** Connects to the very addresses that were looked at: a name that changes in between leads nowhere else. */
const openOnly =
  ({ resolve, isOpen }: Reach): LookupFunction =>
  (host, options, done) => {
    resolve(host, { all: true }).then(
      (all) => {
        if (all.length === 0 || all.some(({ address }) => !isOpen(address))) {
          return done(new NotOpen(), []);
        }
        if (options.all) return done(null, all);
        const [first] = all;
        return done(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };

/** What the team reads, which names no address: there may be a secret in it. */
function refusalOf(error: unknown): ImportRefused {
  if (error instanceof ImportRefused) return error;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof NotOpen) {
    return new ImportRefused('Cette adresse mène à un réseau privé\u00a0: rien n’y est demandé.');
  }
  if (name === 'AbortError' || name === 'TimeoutError') {
    return new ImportRefused('L’adresse n’a pas répondu à temps.');
  }
  if (code === 'ENOTFOUND') return new ImportRefused('Le nom de cette adresse n’existe pas.');
  if (/^(?:ERR_TLS|CERT|DEPTH|SELF|UNABLE)/.test(code)) {
    return new ImportRefused('Le certificat de cette adresse n’est pas bon.');
  }
  return new ImportRefused('L’adresse n’a pas pu être jointe.', { cause: error });
}

/** Error: `ImportRefused`, with a sentence that names no address. */
export async function fetchList(url: URL, given: Partial<Reach> = {}): Promise<ListFile> {
  const reach = { ...INTERNET, ...given };
  // A number is connected to without a lookup.
  if (url.protocol !== 'https:' || (!given.isOpen && isPrivateHost(url.hostname))) {
    throw refusalOf(new NotOpen());
  }
  const { promise, resolve: settle, reject } = Promise.withResolvers<ListFile>();
  const asked = request(
    url,
    {
      ...reach.tls,
      agent: false,
      headers: { accept: '*/*', 'user-agent': 'parade' },
      lookup: openOnly(reach),
      signal: AbortSignal.timeout(reach.patience),
    },
    (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode !== 200) {
        answer.destroy();
        const moved = statusCode >= 300 && statusCode < 400;
        return reject(
          new ImportRefused(
            moved
              ? 'L’adresse renvoie ailleurs\u00a0: elle n’est pas suivie. Mettez la nouvelle dans LISTS_URLS.'
              : `L’adresse a répondu ${statusCode}.`,
          ),
        );
      }
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        parts.push(part);
        if (bytes <= reach.maxBytes) return;
        reject(new ImportRefused('Ce qui est à cette adresse est trop grand pour une liste.'));
        answer.destroy();
      });
      answer.on('error', reject);
      answer.on('aborted', () => reject(new ImportRefused('L’adresse s’est interrompue.')));
      answer.on('end', () => {
        const day = new Date(headers['last-modified'] ?? Number.NaN);
        const modified = Number.isNaN(day.getTime()) ? new Date() : day;
        settle({ bytes: Buffer.concat(parts), modified });
      });
    },
  );
  asked.on('error', reject);
  asked.end();
  return promise.catch((error: unknown) => {
    throw refusalOf(error);
  });
}
