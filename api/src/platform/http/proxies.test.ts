/** The proxy's examples in docs/: what people see where no server answers, and that nothing else is taken away. */
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../contract/errors.ts';
import { OFFICIAL_HELP } from '../../../contract/official-help.ts';
import { hasNginx, type Nginx, startNginx } from '../../../tests/nginx.ts';

const DOCS = path.join(import.meta.dirname, '../../../../docs');
const read = (name: string) => readFile(path.join(DOCS, name), 'utf8');
const NO_BREAK = String.fromCodePoint(0xa0);

it('send a page that stands by itself, with the numbers of the official help', async () => {
  const page = await read('unavailable.html');
  for (const key of ['17cyber', 'info-escroqueries', 'france-victimes']) {
    const help = OFFICIAL_HELP.find((each) => each.key === key);
    expect(page).toContain(`href="${help?.contactHref ?? help?.url}"`);
    expect(page.replaceAll('&nbsp;', NO_BREAK)).toContain(help?.contactLabel ?? help?.name);
  }
  // It is sent by the proxy alone: whatever else it asked for would be away too.
  expect(page).not.toMatch(/<(script|link|img)|src=|url\(/);
});

it('say the sentence of the product where a page of it asks', async () => {
  for (const name of ['nginx.conf', 'Caddyfile']) {
    expect(await read(name)).toContain(
      `{"code":"unavailable","message":"${sentenceOf('unavailable')}"}`,
    );
  }
});

/** A free port, which nobody listens on afterwards. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe.runIf(hasNginx)('nginx with three servers', () => {
  let folder: string;
  let url: string;
  let ports: number[];
  let up: Server | undefined;
  let nginx: Nginx;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'parade-nginx-'));
    ports = [await freePort(), await freePort(), await freePort()];
    const port = await freePort();
    const addresses = { folder, servers: ports, port, plainPort: await freePort() };
    nginx = await startNginx(addresses, (example) =>
      example.replace('proxy_read_timeout 60s', 'proxy_read_timeout 1s'),
    );
    url = nginx.url;
  });
  afterEach(async () => {
    up?.closeAllConnections();
    up?.close();
    up = undefined;
    await nginx.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The second of the three; the others stay away. */
  async function serve(listener: RequestListener): Promise<void> {
    up = createServer(listener).listen(ports[1], '127.0.0.1');
    await once(up, 'listening');
  }

  it('shows a French page, and a JSON to the applications, while none answers', async () => {
    const page = await fetch(`${url}/login`);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await page.text()).toContain('<h1>Le service est momentanément indisponible</h1>');
    const answer = await fetch(`${url}/api/me`);
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
  });

  it('misses no request while one of them is there', async () => {
    await serve((_, response) => response.end('here'));
    for (let n = 0; n < 9; n++) expect((await fetch(url)).status).toBe(200);
    const sent = () => fetch(`${url}/api/reports`, { method: 'POST', body: '{}' });
    for (let n = 0; n < 9; n++) expect((await sent()).status).toBe(200);
  });

  it('keeps the pages of a server that did not answer in time, and its own 503', async () => {
    await serve((request, response) => {
      if (request.url === '/api/hangs') return;
      response.statusCode = request.url === '/api/away' ? 503 : 200;
      response.end('own words');
    });
    for (let n = 0; n < 2; n++) {
      expect((await fetch(`${url}/api/hangs`)).status).toBe(503);
      expect((await fetch(`${url}/urgence`)).status).toBe(200);
    }
    const away = await fetch(`${url}/api/away`);
    expect([away.status, await away.text()]).toEqual([503, 'own words']);
  });
});
