import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { ApiError, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { sizeRefusal, takeBack, upload } from '@parade/site/brand/ui/upload.ts';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-admin';
import { useSiteSettings } from '../lib/siteSettings.ts';

/** A chosen file. `file` is kept for another try. */
export type Attachment = { key: string; name: string; size: number } & (
  | { kind: 'sending'; sent: number }
  | { kind: 'failed'; file: File; error: string; canRetry: boolean }
  | { kind: 'stored'; document: DocumentSummary }
);

const NONE: readonly DocumentSummary[] = [];
/** Refusals of the file itself: sending it again does not help. */
const OF_THE_FILE = [413, 415, 422];

const attached = (document: DocumentSummary): Attachment => ({
  kind: 'stored',
  key: document.id,
  name: document.name,
  size: document.size,
  document,
});

const documentsOf = (items: readonly Attachment[]) =>
  items.flatMap((item) => (item.kind === 'stored' ? [item.document] : []));

/**
 * Files of a text that is being written, each sent as soon as it is chosen.
 * Stored ones are kept under `storeKey` while the row is closed.
 */
export function useAttachments(storeKey: string) {
  const { maxBytes } = useSiteSettings().uploads;
  const [stored, setStored] = useStore(storeKey, NONE);
  const [items, setItems] = useState(() => stored.map(attached));
  const sending = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const { current } = sending;
    return () => {
      for (const abort of current.values()) abort.abort();
    };
  }, []);
  useEffect(() => setStored(documentsOf(items)), [setStored, items]);

  const replace = (key: string, item: Attachment) =>
    setItems((now) => now.map((one) => (one.key === key ? item : one)));

  async function send(key: string, file: File) {
    const about = { key, name: file.name, size: file.size };
    const abort = new AbortController();
    sending.current.set(key, abort);
    try {
      const onProgress = (sent: number) => replace(key, { ...about, kind: 'sending', sent });
      replace(key, attached(await upload(file, { signal: abort.signal, onProgress })));
    } catch (error) {
      const refused = error instanceof ApiError && OF_THE_FILE.includes(error.status);
      const sentence = sentenceFor(error);
      replace(key, { ...about, kind: 'failed', file, error: sentence, canRetry: !refused });
    } finally {
      sending.current.delete(key);
    }
  }

  function add(file: File) {
    const key = crypto.randomUUID();
    const about = { key, name: file.name, size: file.size };
    const error = sizeRefusal(file, maxBytes);
    if (error) {
      const failed = { ...about, kind: 'failed', file, error, canRetry: false } as const;
      return setItems((now) => [...now, failed]);
    }
    setItems((now) => [...now, { ...about, kind: 'sending', sent: 0 }]);
    send(key, file);
  }

  function remove(item: Attachment) {
    sending.current.get(item.key)?.abort();
    setItems((now) => now.filter(({ key }) => key !== item.key));
    if (item.kind === 'stored') takeBack(item.document.id);
  }

  function retry(item: Attachment) {
    if (item.kind !== 'failed') return;
    replace(item.key, {
      key: item.key,
      name: item.name,
      size: item.size,
      kind: 'sending',
      sent: 0,
    });
    send(item.key, item.file);
  }

  /** Forgets the files: they were sent with the text, or dropped with it. */
  function clear() {
    setItems([]);
    setStored(NONE);
  }

  return { items, documents: documentsOf(items), add, remove, retry, clear };
}
