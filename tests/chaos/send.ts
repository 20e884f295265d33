/** One request of the load, and what became of it. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { type Outcome, TOLD } from './outcomes.ts';
import type { Ask } from './requests.ts';

/** Whoever asks has given up by then. */
const GIVEN_UP_MS = 65_000;
/** The product answers within 15 s whatever is away; a second for the way. */
const LATE_MS = 16_000;

const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });

interface Answer {
  status: number;
  body: string;
}

function exchange(url: string, { method, path, headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const options = { method, agent, headers: { ...headers, ...length }, timeout: GIVEN_UP_MS };
    const sent = request(url + path, options, (response: IncomingMessage) => {
      const status = response.statusCode ?? 0;
      // Bodies that nobody looks at are let go.
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        if (method === 'POST' || status !== 200) chunks.push(chunk);
      });
      response.on('end', () => resolve({ status, body: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(body);
  });
}

const PAGE = '<h1>Le service est momentanément indisponible</h1>';

const fieldsOf = (body: string): Record<string, unknown> => {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
};

function failureOf({ status, body }: Answer, ms: number): string | undefined {
  if (status === 503) {
    const { message } = fieldsOf(body);
    const told = body.includes(PAGE) || (typeof message === 'string' && message.endsWith('.'));
    if (!told) return '503 without a sentence';
    return ms > LATE_MS ? '503 later than 15 s' : TOLD;
  }
  if (status >= 400) return `${status} ${fieldsOf(body).code ?? ''}`.trim();
  return ms > LATE_MS ? 'later than 15 s' : undefined;
}

/** Sends it, and says what came of it. Never throws. */
export async function send(url: string, ask: Ask): Promise<Outcome> {
  const began = Date.now();
  const outcome = (more: Partial<Outcome>): Outcome => {
    return { began, ended: Date.now(), name: ask.name, isPage: ask.isPage, ...more };
  };
  try {
    const answer = await exchange(url, ask);
    const failure = failureOf(answer, Date.now() - began);
    const isTaken = answer.status < 300 && ask.word !== undefined;
    const { id } = isTaken ? fieldsOf(answer.body) : {};
    const document =
      ask.name === 'upload' && id
        ? { url: `/api/documents/${id}`, cookie: ask.headers.cookie ?? '' }
        : undefined;
    return outcome({
      ...(failure === undefined ? {} : { failure }),
      ...(isTaken
        ? { acknowledged: { word: ask.word ?? '', ...(document ? { document } : {}) } }
        : {}),
    });
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    return outcome({ failure: `cut: ${code ?? message}` });
  }
}
