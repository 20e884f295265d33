/** Reads what was given, beside the page: nothing of it leaves, and the page may end this at any time. */

import { analyse, analyseEmail } from '@parade/api/contract/analysis/verdict.ts';
import { warmUp } from '@parade/api/contract/analysis/warm.ts';
import type { Asked, Examination } from './examined.ts';
import { indicatorsIn } from './indicators.ts';

async function examine({ given, ours }: Asked): Promise<Examination> {
  if ('text' in given) {
    const { text } = given;
    return { examined: { ...analyse(text, ours), text, indicators: indicatorsIn(text) } };
  }
  if ('email' in given) {
    const bytes = new Uint8Array(await given.email.arrayBuffer());
    const { isEmail, to, ...read } = await analyseEmail(bytes, ours);
    if (!isEmail) return { problem: 'unreadable' };
    const address = /<([^<>]+)>$/.exec(read.from)?.[1] ?? '';
    return { examined: { ...read, indicators: indicatorsIn(`${address}\n${read.text}`, to) } };
  }
  const { codeIn } = await import('./pictures.ts');
  const payload = await codeIn(given.picture);
  if (payload === null) return { problem: 'no_code' };
  const { analyseCode } = await import('@parade/api/contract/analysis/qr.ts');
  const { content, verdict, signs } = analyseCode(payload, ours);
  const isText = content.kind === 'link' || content.kind === 'text';
  return {
    examined: {
      ...{ verdict, signs, content },
      text: isText ? payload.slice(0, 4000) : '',
      indicators: indicatorsIn(payload.slice(0, 4000)),
    },
  };
}

addEventListener('message', ({ data }: MessageEvent<Asked & { number: number }>) => {
  const { number } = data;
  examine(data).then(
    (examination) => postMessage({ number, examination }),
    () => postMessage({ number, examination: { problem: 'unreadable' } satisfies Examination }),
  );
});
// The page counts its seconds from here on: a slow line is no slow reading.
warmUp();
postMessage('ready');
