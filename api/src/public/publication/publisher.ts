import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type Publication,
  publication as publicationShape,
} from '../../../contract/publication.ts';
import type { Services } from '../../platform/context.ts';
import { ifMissing } from '../../platform/files/on-disk.ts';
import { storedSettings } from '../../platform/settings/read.ts';
import { traced } from '../../platform/spans.ts';
import type { SiteBuilder } from './build-site.ts';
import { claimNext, finish, holdOn, putAllBack, putBack, tellStaff } from './claim.ts';
import { currentContent } from './content.ts';
import { callHook } from './hook.ts';
import { keepLegalTexts } from './legal-texts.ts';
import { makeWayForPublication } from './preview.ts';
import { keepTerms } from './shown-terms.ts';
import { termsStateOf } from './terms.ts';

/** Until a version that could not be built here is tried again. */
const RETRY_MS = 60_000;
/** Folders of earlier versions that stay, for pages that are still open. */
const KEPT_FOLDERS = 3;

const BUILT_IN = 'built-in';

interface Site {
  build: SiteBuilder;
  /** Serves a built folder from now on. */
  serve(folder: string): Promise<void>;
  /** Of the site's own code: folders of other code are built again. */
  codeMark: string;
  /** Online while nothing was published; null where another server shows the site. */
  builtIn: string | null;
}

/**
 * Builds what was asked for and switches to it in one step. The version that
 * visitors read is a row of the database; a process that lacks its folder
 * builds it from the content in that row, so that all serve the same.
 */
export class Publisher {
  readonly #services: Services;
  readonly #site: Site;
  #serving: string | null = null;
  #running: Promise<void> | undefined;
  #again = false;
  #retryAt = 0;
  #servesOlder = false;
  readonly #stopped = new AbortController();

  constructor(services: Services, site: Site) {
    this.#services = services;
    this.#site = site;
  }

  /** Serves the current version before the first visitor, built where no folder is left. */
  async start(): Promise<void> {
    const { db, env } = this.#services;
    if (!env.databaseUrl) await putAllBack(db);
    if (env.sitePublishHook) return;
    await this.follow({ build: false });
    if (this.#serving === null && !this.#servesOlder) await this.#round().catch(() => {});
  }

  /** Aborts the build under way; its publication waits for the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running?.catch(() => {});
  }

  /**
   * Does what is due, and looks once more where it was called meanwhile. Rejects where that could
   * not be done: as a job that fails it is logged, counted, and tried again two seconds later.
   */
  run(): Promise<void> {
    if (this.#stopped.signal.aborted) return Promise.resolve();
    this.#again = this.#running !== undefined;
    this.#running ??= this.#round().finally(() => {
      this.#running = undefined;
      if (this.#again) this.run().catch(() => {});
    });
    return this.#running;
  }

  async #round(): Promise<void> {
    try {
      while (await this.#publishNext()) await this.follow();
      await this.follow();
    } catch (error) {
      if (!this.#stopped.signal.aborted) throw error;
    }
  }

  /**
   * Serves the current version, unless an outside host does, and keeps its terms; where its folder is
   * missing builds it, unless told to leave that.
   */
  async follow({ build = true } = {}): Promise<void> {
    const { db, env, now } = this.#services;
    const isOutside = env.sitePublishHook !== undefined;
    const current = await db
      .selectFrom('publications')
      .select('id')
      .where('state', '=', 'published')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const wanted = current?.id ?? BUILT_IN;
    if (wanted === this.#serving) return;
    if (!current) {
      const { builtIn } = this.#site;
      if (builtIn && !isOutside) await keepLegalTexts(db, builtIn, now().toISOString());
    } else {
      const folder = this.#folderOf(current.id);
      if (!(await exists(folder))) {
        // A demonstration's, or of another process, which keeps its words.
        if (isOutside) return;
        if (!build) return this.#serveOlder(current.id);
        if (now().getTime() < this.#retryAt) return;
        await this.#rebuild(current.id, folder);
      }
      if (!isOutside) await this.#site.serve(folder);
      await keepLegalTexts(db, folder, now().toISOString());
      await keepTerms(this.#services, folder);
      await this.#removeOldFolders();
    }
    this.#serving = wanted;
  }

  /**
   * Serves the version as older code built it, or the newest one before it that lies here, until it
   * is built: after an upgrade, and after a crash with a build under way, nobody waits for that.
   */
  async #serveOlder(id: string): Promise<void> {
    const name = (await this.#versions()).findLast((version) => version.slice(0, id.length) <= id);
    if (!name) return;
    await this.#site.serve(path.join(this.#folder, name));
    this.#servesOlder = true;
  }

  /** Builds what another process published, or other code built, from its stored content. */
  async #rebuild(id: string, folder: string): Promise<void> {
    const { db, now } = this.#services;
    this.#retryAt = now().getTime() + RETRY_MS;
    const { content } = await db
      .selectFrom('publications')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = publicationShape.safeParse(JSON.parse(content ?? 'null'));
    // Older code may have known another shape: then what is public now stands in for it.
    const { publication } = kept.success
      ? { publication: kept.data }
      : await currentContent(this.#services);
    // Newer code may have newer words: they are announced from today, not from when it was published.
    const { settings } = await storedSettings(db);
    const terms = await termsStateOf(this.#services, db, settings);
    await this.#build({ ...publication, terms }, folder);
    this.#retryAt = 0;
  }

  /** Builds the publication that waits, if any; false where there was none. */
  async #publishNext(): Promise<boolean> {
    const { db, env, now } = this.#services;
    const claimed = await claimNext(this.#services);
    if (!claimed) return false;
    const { id, content } = claimed;
    let problem: string | null = null;
    const letGo = holdOn(this.#services, claimed);
    try {
      // An outside host shows the terms that bind as they are built here, where they are read.
      if (!env.sitePublishHook || content.terms) {
        makeWayForPublication();
        await this.#build(content, this.#folderOf(id));
      }
      if (env.sitePublishHook) await callHook(env.sitePublishHook, id, content);
    } catch (error) {
      if (this.#stopped.signal.aborted) {
        await putBack(db, claimed);
        return false;
      }
      // Staff read it: the folders of this machine are none of their business.
      const said = error instanceof Error ? error.message : String(error);
      problem = said.replaceAll(env.dataDir, '');
      this.#services.log.error({ publication: id, problem }, 'publication failed');
    } finally {
      letGo();
    }
    await finish(db, claimed, problem, now().toISOString());
    tellStaff(this.#services);
    return true;
  }

  #build(content: Publication, folder: string): Promise<void> {
    return traced(this.#services.tracer, 'build of the site', () =>
      this.#site.build(content, folder, this.#stopped.signal),
    );
  }

  get #folder(): string {
    return path.join(this.#services.env.dataDir, 'site');
  }

  #folderOf(id: string): string {
    return path.join(this.#folder, `${id}-${this.#site.codeMark}`);
  }

  /** The names of the built versions, oldest first. */
  async #versions(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(ifMissing([]));
    return names.filter((name) => !name.endsWith('.unfinished')).sort();
  }

  async #removeOldFolders(): Promise<void> {
    for (const name of (await this.#versions()).slice(0, -KEPT_FOLDERS)) {
      await rm(path.join(this.#folder, name), { recursive: true, force: true });
    }
  }
}

const exists = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );
