import type { DocumentSummary } from '@parade/api/contract/documents.ts';
import { documents } from '@parade/api/contract/features/documents.ts';
import { saveNote, sizeRefusal, takeBack, upload } from '@parade/site/brand/ui/upload.ts';
import { isPhoto } from './photos.ts';
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

const isSameFile = (one: File | undefined, other: File): boolean =>
  one?.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** What became of several files: how many found no place, and how many were there already. */
interface Added {
  left: number;
  known: number;
}

/** A slow line carries few at once; the server takes no more than five of a new account. */
const AT_ONCE = 3;

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
  readonly #sendingNow = new Set<AbortSignal>();
  readonly #waiting: (() => void)[] = [];
  /** Whose notes the server does not have yet. */
  readonly #untold = new Set<Name>();
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

  /** Puts into the free places what the form begins with, where that is known later than the form. */
  begin(stored: StoredDocuments<Name>) {
    for (const name of this.#options.kind.names) {
      const document = stored[name];
      if (document && this.#slots[name].kind === 'empty')
        this.#set(name, { kind: 'stored', document });
    }
    void this.verify();
  }

  choose(name: Name, file: File) {
    const refusal = this.#options.kind.refusalOf(file, this.#options.maxBytes());
    // A photograph that is too heavy is made lighter on its way.
    const isLost = refusal && !(isPhoto(file) && file.size > this.#options.maxBytes());
    this.clear(name, isLost ? refusal : undefined);
    if (isLost) return;
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

  /**
   * Takes several files into free places, each once: one that is there already is at most sent
   * again. Answers how many found no place, and how many were there.
   */
  add(files: readonly File[], names: readonly Name[]): Added {
    const added = { left: 0, known: 0 };
    for (const file of files) {
      const known = this.#placeOf(file);
      const slot = known && this.#slots[known];
      const free = names.find((name) => this.#slots[name].kind === 'empty');
      if (known && slot?.kind === 'failed' && slot.canRetry) this.choose(known, file);
      else if (slot) added.known += 1;
      else if (free) this.choose(free, file);
      else added.left += 1;
    }
    return added;
  }

  #placeOf(file: File): Name | undefined {
    return this.#options.kind.names.find((name) => {
      const slot = this.#slots[name];
      return 'file' in slot && isSameFile(slot.file, file);
    });
  }

  /** Says what a document shows. It is kept here at once, and on the server before the form is sent. */
  describe(name: Name, note: string) {
    const slot = this.#slots[name];
    if (slot.kind !== 'stored' || slot.document.note === note) return;
    this.#set(name, { ...slot, document: { ...slot.document, note } });
    this.#untold.add(name);
    this.#tell().catch(() => {});
  }

  async #tell() {
    for (const name of [...this.#untold]) {
      const slot = this.#slots[name];
      this.#untold.delete(name);
      if (slot.kind !== 'stored') continue;
      const { id, note } = slot.document;
      await saveNote(id, note).catch((error: unknown) => {
        this.#untold.add(name);
        throw error;
      });
    }
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
        this.#set(name, { kind: 'empty', error: documents.errors.document_unknown[1] });
      }
    }
  }

  /** Waits for the uploads under way. */
  async settled(): Promise<Slots<Name>> {
    await Promise.all([...this.#sending.values()].map(({ done }) => done));
    await this.#tell();
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
      await this.#turn(signal);
      const light = await this.#lightEnough(file);
      if (signal.aborted) return;
      if (!light) {
        const maxBytes = this.#options.maxBytes();
        return this.#set(name, { kind: 'empty', error: sizeRefusal(file, maxBytes) });
      }
      const document = await upload(light, {
        signal,
        onProgress: (sent) => this.#set(name, { kind: 'sending', file, sent }),
      });
      const reducedFrom = light === file ? undefined : file.size;
      this.#set(name, { kind: 'stored', document, file, reducedFrom });
    } catch (error) {
      if (signal.aborted) return;
      // No retry when the file itself was refused.
      const canRetry = !answered(error, 413, 415, 422);
      const sentence = this.#options.kind.failureOf(name, error);
      this.#set(name, { kind: 'failed', file, error: sentence, canRetry });
      this.#options.onError(error);
    } finally {
      if (this.#sending.get(name)?.abort.signal === signal) this.#sending.delete(name);
      this.#sendingNow.delete(signal);
      this.#waiting.shift()?.();
    }
  }

  /** Waits until fewer than so many are on their way; a file that is taken back waits no more. */
  async #turn(signal: AbortSignal) {
    while (this.#sendingNow.size >= AT_ONCE && !signal.aborted) {
      await new Promise<void>((go) => {
        this.#waiting.push(go);
        signal.addEventListener('abort', () => go(), { once: true });
      });
    }
    this.#sendingNow.add(signal);
  }

  /** The file, a lighter one in place of a photograph that weighs too much, or nothing. */
  async #lightEnough(file: File): Promise<File | undefined> {
    const maxBytes = this.#options.maxBytes();
    if (file.size <= maxBytes) return file;
    const { reducedPhoto } = await import('./reduce-photo.ts');
    return reducedPhoto(file, maxBytes);
  }

  #set(name: Name, slot: Slot) {
    this.#slots = { ...this.#slots, [name]: slot };
    for (const listener of this.#listeners) listener();
  }
}
