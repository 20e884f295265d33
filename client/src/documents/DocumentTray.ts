import { sentenceOf } from '@parade/api/contract/errors.ts';
import { DOCUMENT_SLOTS, type DocumentSlot } from '@parade/api/contract/reports.ts';
import { ApiError, sentenceFor } from '../lib/errors.ts';
import { type Slot, type Slots, type StoredDocuments, slotsFrom } from './slots.ts';
import { refusalOf, stillStored, takeBack, upload } from './upload.ts';

const answered = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/** What is wrong with the file, in its own sentence; else that this document did not pass. */
function failureSentence(name: DocumentSlot, error: unknown): string {
  return answered(error, 401, 403, 413, 415, 422, 429, 507)
    ? sentenceFor(error)
    : `Erreur lors de l'upload du fichier ${name}. Veuillez réessayer.`;
}

/**
 * The documents of a form that is being filled in: each is sent as soon as it
 * is chosen. Lives outside React, because uploads go on between renderings.
 */
export class DocumentTray {
  #slots: Slots;
  #onError: (error: unknown) => void;
  readonly #listeners = new Set<() => void>();
  readonly #maxBytes: () => number;
  readonly #sending = new Map<DocumentSlot, { abort: AbortController; done: Promise<void> }>();

  /** `maxBytes` is asked at each choice: the settings may come after the page. */
  constructor(stored: StoredDocuments, maxBytes: () => number, onError: (error: unknown) => void) {
    this.#slots = slotsFrom(stored);
    this.#maxBytes = maxBytes;
    this.#onError = onError;
  }

  readonly slots = (): Slots => this.#slots;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(name: DocumentSlot, file: File) {
    const refusal = refusalOf(file, this.#maxBytes());
    this.clear(name, refusal);
    if (refusal) return;
    this.#set(name, { kind: 'sending', file, sent: 0 });
    const abort = new AbortController();
    this.#sending.set(name, { abort, done: this.#send(name, file, abort.signal) });
  }

  clear(name: DocumentSlot, error?: string) {
    const slot = this.#slots[name];
    this.#sending.get(name)?.abort.abort();
    this.#sending.delete(name);
    this.#set(name, { kind: 'empty', error });
    if (slot.kind === 'stored') takeBack(slot.document.id);
  }

  /** Documents of an old draft may have been swept in the meantime. */
  async verify() {
    for (const name of DOCUMENT_SLOTS) {
      const slot = this.#slots[name];
      if (slot.kind !== 'stored' || (await stillStored(slot.document))) continue;
      if (this.#slots[name] === slot) {
        this.#set(name, { kind: 'empty', error: sentenceOf('document_unknown') });
      }
    }
  }

  /** Waits for what is under way, then tells what the form can carry. */
  async settled(): Promise<Slots> {
    await Promise.all([...this.#sending.values()].map(({ done }) => done));
    return this.#slots;
  }

  /** The form is left: what was not yet whole is not kept. */
  abortAll() {
    for (const { abort } of this.#sending.values()) abort.abort();
  }

  async #send(name: DocumentSlot, file: File, signal: AbortSignal) {
    try {
      const document = await upload(file, {
        signal,
        onProgress: (sent) => this.#set(name, { kind: 'sending', file, sent }),
      });
      this.#set(name, { kind: 'stored', document });
    } catch (error) {
      if (signal.aborted) return;
      // The same file again is of no use when the file itself was refused.
      const canRetry = !answered(error, 413, 415, 422);
      this.#set(name, { kind: 'failed', file, error: failureSentence(name, error), canRetry });
      this.#onError(error);
    } finally {
      if (this.#sending.get(name)?.abort.signal === signal) this.#sending.delete(name);
    }
  }

  #set(name: DocumentSlot, slot: Slot) {
    this.#slots = { ...this.#slots, [name]: slot };
    for (const listener of this.#listeners) listener();
  }
}
