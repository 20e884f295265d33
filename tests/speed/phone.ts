/**
 * A browser that nobody listens to. Whoever tests by a debugger's protocol has its `Runtime` enabled, and then
 * each error object that a library makes, if only to keep it for later, has its whole script parsed
 * again for the numbers of its lines: 0.1 s on the slow phone that no person waits for. So
 * a visit is timed with no more of the protocol than what slows it down.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { PHONE } from '../support/fixtures.ts';
import type { SpeedPage } from './pages.ts';
import { conditionsOf, isAlive, readVisit, SLOW, type Visit, visitOf, watch } from './visit.ts';

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>['cookies'];

/** Answers by what they were asked as; a refusal is an error. */
type Send = <T = unknown>(method: string, params?: object, session?: string) => Promise<T>;

async function connect(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the browser takes no connection'));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const answer of waiting.values()) answer.reject(new Error('the browser is gone'));
    waiting.clear();
  };
  let last = 0;
  const send: Send = (method, params = {}, sessionId) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return answer.promise as Promise<never>;
  };
  return { send, close: () => socket.close() };
}

const addressOf = (browser: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (text) => {
      said += text;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    browser.on('exit', () => reject(new Error(`the browser ended:\n${said}`)));
  });

export interface Phone {
  /** With nothing kept but these cookies. */
  forget(cookies: Cookies): Promise<void>;
  /**
   * Visits a page until it is alive and quiet; what came is kept for the next visit. `isAskedAgain`: the
   * server is asked whether it is still the same, as on another day.
   */
  visit(origin: string, page: SpeedPage, isAskedAgain?: boolean): Promise<Visit>;
  close(): Promise<void>;
}

export async function startPhone(executable: string): Promise<Phone> {
  const profile = await mkdtemp(path.join(tmpdir(), 'parade-phone-'));
  const browser = spawn(
    executable,
    [
      '--headless',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=fr-FR',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const { send, close } = await connect(await addressOf(browser));
  let browserContextId: string | undefined;

  async function forget(cookies: Cookies): Promise<void> {
    if (browserContextId) await send('Target.disposeBrowserContext', { browserContextId });
    ({ browserContextId } = await send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    ));
    await send('Storage.setCookies', { browserContextId, cookies });
  }

  async function visit(origin: string, page: SpeedPage, isAskedAgain = false): Promise<Visit> {
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const tell = (method: string, params: object) => send(method, params, sessionId);
    const read = async <T>(script: string): Promise<T> => {
      const params = { expression: script, returnByValue: true };
      const { result } = (await tell('Runtime.evaluate', params)) as { result: { value: T } };
      return result.value;
    };
    await tell('Emulation.setDeviceMetricsOverride', {
      ...PHONE,
      deviceScaleFactor: 1,
      mobile: false,
    });
    // What is kept of a page is for these cookies.
    if (isAskedAgain) {
      const cookies = [{ name: 'asked', value: 'again', url: origin }];
      await send('Storage.setCookies', { browserContextId, cookies });
    }
    await tell('Network.enable', {});
    await tell('Network.emulateNetworkConditions', conditionsOf(SLOW));
    await tell('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
    await tell('Page.enable', {});
    const { seen, alive } = page;
    await tell('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${watch})(${JSON.stringify({ seen, alive })})`,
    });
    await tell('Page.navigate', { url: origin + page.path });
    const patience = Date.now() + 60_000;
    while (!(await read(`(${isAlive})()`))) {
      if (Date.now() > patience) throw new Error(`${page.path} is not alive after a minute`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const found = await read<ReturnType<typeof readVisit>>(`(${readVisit})()`);
    await send('Target.closeTarget', { targetId });
    return visitOf(found);
  }

  return {
    forget,
    visit,
    async close() {
      const ended = new Promise((resolve) => browser.on('exit', resolve));
      // Not by a signal: where the command is a script, the browser is its child.
      // Its answer may come no more.
      send('Browser.close').catch(() => undefined);
      await ended;
      close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
