import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { sentenceOf } from '@parade/api/contract/errors.ts';
import { takeBack, upload } from '@parade/site/brand/ui/upload.ts';
import { type Slot, type Slots, type StoredDocuments, slotsFrom } from './slots.ts';
import { answered, type TrayKind } from './tray-kind.ts';

/** Whether an upload of an earlier visit is still there; true when nobody can say. */
async function stillStored(document: DocumentSummary): Promise<boolean> {
  try {
    return (await fetch(document.url, { method: 'HEAD' })).status !== 404;
  } catch {
    return true;
  }
}

interface TrayOptions<Name extends string> {
  kind: TrayKind<Name>;
  /** What the form begins with. */
  stored: StoredDocuments<Name>;
  /** Read at each choice, since the settings may arrive after the page. */
  maxBytes: () => number;
  onError: (error: unknown) => void;
}

/**
 * The documents of a form that is being filled in. Each is sent as soon as it is
 * chosen. It is a class outside React, because uploads go on between renderings.
 */
export class DocumentTray<Name extends string> {
  #slots: Slots<Name>;
  readonly #options: TrayOptions<Name>;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Map<Name, { abort: AbortController; done: Promise<void> }>();

  constructor(options: TrayOptions<Name>) {
    this.#options = options;
    this.#slots = slotsFrom(options.kind.names, options.stored);
  }

  readonly slots = (): Slots<Name> => this.#slots;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(name: Name, file: File) {
    const refusal = this.#options.kind.refusalOf(file, this.#options.maxBytes());
    this.clear(name, refusal);
    if (refusal) return;
    this.#set(name, { kind: 'sending', file, sent: 0 });
    const abort = new AbortController();
    this.#sending.set(name, { abort, done: this.#send(name, file, abort.signal) });
  }

  clear(name: Name, error?: string) {
    const slot = this.#slots[name];
    this.#sending.get(name)?.abort.abort();
    this.#sending.delete(name);
    this.#set(name, { kind: 'empty', error });
    if (slot.kind === 'stored' && this.#isOurs(slot.document)) takeBack(slot.document.id);
  }

  /** Sends again what failed for another reason than the file itself. */
  retryFailed() {
    for (const name of this.#options.kind.names) {
      const slot = this.#slots[name];
      if (slot.kind === 'failed' && slot.canRetry) this.choose(name, slot.file);
    }
  }

  /** Empties the places of documents that the server has swept since the draft was kept. */
  async verify() {
    for (const name of this.#options.kind.names) {
      const slot = this.#slots[name];
      if (slot.kind !== 'stored' || (await stillStored(slot.document))) continue;
      if (this.#slots[name] === slot) {
        this.#set(name, { kind: 'empty', error: sentenceOf('document_unknown') });
      }
    }
  }

  /** Waits for the uploads under way. */
  async settled(): Promise<Slots<Name>> {
    await Promise.all([...this.#sending.values()].map(({ done }) => done));
    return this.#slots;
  }

  /** Called when the form is left: unfinished uploads are aborted. */
  abortAll() {
    for (const { abort } of this.#sending.values()) abort.abort();
  }

  /** Whether the document was uploaded for this form, and not for an earlier request. */
  #isOurs({ id }: DocumentSummary): boolean {
    const { kind, stored } = this.#options;
    return !kind.beginsAttached || kind.names.every((name) => stored[name]?.id !== id);
  }

  async #send(name: Name, file: File, signal: AbortSignal) {
    try {
      const document = await upload(file, {
        signal,
        onProgress: (sent) => this.#set(name, { kind: 'sending', file, sent }),
      });
      this.#set(name, { kind: 'stored', document });
    } catch (error) {
      if (signal.aborted) return;
      // No retry when the file itself was refused.
      const canRetry = !answered(error, 413, 415, 422);
      const sentence = this.#options.kind.failureOf(name, error);
      this.#set(name, { kind: 'failed', file, error: sentence, canRetry });
      this.#options.onError(error);
    } finally {
      if (this.#sending.get(name)?.abort.signal === signal) this.#sending.delete(name);
    }
  }

  #set(name: Name, slot: Slot) {
    this.#slots = { ...this.#slots, [name]: slot };
    for (const listener of this.#listeners) listener();
  }
}
