/**
 * Uploads that cost more than they weigh, many times over against one process:
 * huge pictures, pictures that claim to be huge, what breaks off, one byte too
 * many. Ends with 1 where one is answered with a 5xx, or the memory does not
 * come back to where it was.
 */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Product } from '../support/product.ts';
import { children, memory, register, startBehindProxy } from './crowd.ts';

const MAX_BYTES = 5_242_880;
const ROUNDS = 6;
/** Of each kind in a round, all at once. */
const TIMES = 12;
/** Who sends them: of the largest, one account may have five under way. */
const PEOPLE = 3;
/** What the first uploads load (code, and the heap that it fills), in MB. */
const SLACK_MB = 45;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A PNG of one grey that claims these sides and holds `rows` lines of it. */
function png(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, ...parts]);
}
const pdf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 32)]);

/** What is sent, and what it is answered with. */
const FILES: Readonly<Record<string, [Buffer, number]>> = {
  'as large as a camera takes': [png(7000, 7000, 7000), 201],
  '60,000 by 60,000 pixels': [png(60_000, 60_000, 1), 413],
  'broken off': [png(7000, 7000, 3000), 422],
  'exactly the limit': [pdf(MAX_BYTES), 201],
  'one byte too many': [pdf(MAX_BYTES + 1), 413],
};

async function upload({ url }: Product, cookie: string, bytes: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], 'preuve'));
  const answer = await fetch(`${url}/api/documents`, { method: 'POST', body, headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends half of a file and goes. */
async function breakOff({ url }: Product, cookie: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.on('error', () => {});
  const head = [
    'POST /api/documents HTTP/1.1',
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${MAX_BYTES}`,
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="a.pdf"',
    '',
    '',
  ].join('\r\n');
  socket.write(head);
  await new Promise((sent) => socket.write(pdf(2_000_000), sent));
  socket.resetAndDestroy();
}

const product = await startBehindProxy();
const before = memory(product);
console.log(`${before} MB before`);
let peak = 0;
const watch = setInterval(() => (peak = Math.max(peak, memory(product))), 50);
try {
  let after = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const people = Array.from({ length: PEOPLE }, (_, nth) => PEOPLE * round + nth);
    const cookies = await Promise.all(
      people.map((nth) => register(product, `personne${nth}@exemple.fr`, `192.0.2.${nth}`)),
    );
    const senders = Array.from({ length: TIMES }, (_, nth) => cookies[nth % PEOPLE] ?? '');
    for (const [what, [bytes, expected]] of Object.entries(FILES)) {
      const sent = senders.map((cookie) => upload(product, cookie, bytes));
      const wrong = (await Promise.all(sent)).find((status) => status !== expected);
      if (wrong) throw new Error(`${what}: ${wrong}`);
    }
    await Promise.all(senders.map((cookie) => breakOff(product, cookie)));
    while (children(product).length > 0) await pause(1000);
    after = memory(product);
    console.log(`${peak} MB at most, ${after} MB afterwards`);
  }
  if (after > before + SLACK_MB) throw new Error(`${after - before} MB stay`);
  if (/"level":"?(50|error)/.test(product.output())) throw new Error(product.output());
} finally {
  clearInterval(watch);
  await product.stop();
}
