import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const jobNote = z.object({
  /** ISO-8601 UTC: when it last ended well. */
  succeededAt: z.iso.datetime().nullable(),
  /** ISO-8601 UTC: when it last failed. */
  failedAt: z.iso.datetime().nullable(),
  /** What stopped it the last time, without addresses; null where that time it ended well. */
  problem: z.string().nullable(),
});

/** How a job last ended. */
export type JobNote = z.infer<typeof jobNote>;

const notesShape = z.object({
  /** ISO-8601 UTC: when the server last wrote them. */
  at: z.iso.datetime(),
  jobs: z.record(z.string(), jobNote),
});

const fileIn = (dataDir: string) => path.join(dataDir, 'jobs-state.json');

/** What the server with this data folder last wrote; null where none did, or it cannot be read. */
export async function readJobNotes(dataDir: string): Promise<z.infer<typeof notesShape> | null> {
  try {
    return notesShape.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return null;
  }
}

/** Some jobs run every other second: what says nothing new is written this often, in ms. */
const PAUSE = 30_000;

/** Notes beside the data how each job ended, for the command line, which is another process. */
export class JobNotes {
  readonly #file: string;
  readonly #now: () => Date;
  readonly #jobs: Record<string, JobNote> = {};
  #writing = Promise.resolve();
  #writtenAt = 0;

  constructor(dataDir: string, now: () => Date) {
    this.#file = fileIn(dataDir);
    this.#now = now;
  }

  /** `problem`: what stopped the job; null where it ended well. */
  async note(name: string, problem: string | null): Promise<void> {
    const at = this.#now().toISOString();
    const before = this.#jobs[name];
    const ended = problem === null ? { succeededAt: at } : { failedAt: at };
    this.#jobs[name] = {
      ...{ succeededAt: null, failedAt: null },
      ...before,
      ...ended,
      problem,
    };
    const isNew = !before || before.problem !== problem;
    if (isNew || performance.now() - this.#writtenAt > PAUSE) await this.write();
  }

  /** Never throws: a full disk stops no job. */
  async write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#replace()).catch(() => {});
    await this.#writing;
  }

  async #replace(): Promise<void> {
    this.#writtenAt = performance.now();
    const state = { at: this.#now().toISOString(), jobs: this.#jobs };
    await writeFile(`${this.#file}.partial`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
    await rename(`${this.#file}.partial`, this.#file);
  }
}
