import { looksLike } from '@parade/api/contract/analysis/hosts.ts';
import { analyseCode } from '@parade/api/contract/analysis/qr.ts';
import { analyse, analyseEmail } from '@parade/api/contract/analysis/verdict.ts';
import { warmUp } from '@parade/api/contract/analysis/warm.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './corpora.ts';

/** What whoever reads a text or a file waits for at most. */
const PATIENCE_MS = 2000;
const LONGEST = 20_000;

async function spent(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What the readers' expressions repeat: words, digits, blanks, dots, quotes, and beginnings of things. */
const PUMPS = [
  ...[
    'a',
    'A',
    'é',
    '0',
    '1',
    'Á',
    ' ',
    '\n',
    '\t',
    '\u00a0',
    '.',
    ',',
    '-',
    '_',
    '@',
    '/',
    '(',
    '’',
  ],
  ...[
    'a.',
    'a-',
    'a_',
    '.a',
    'a ',
    'A ',
    '1 ',
    '1.',
    '12 ',
    '06 ',
    '0 6 ',
    'a1',
    'A1 ',
    '1a',
    'Ab',
  ],
  ...[
    'a@',
    '@a',
    'a@a.',
    '://',
    'h',
    'hxxp',
    '[.',
    '[.]',
    ' [ . ] ',
    ' dot ',
    ' at ',
    ' point ',
    ' @ ',
  ],
  ...[
    'http://',
    'http://a@',
    'https://a,',
    'www.',
    'xn--',
    '%41',
    '?a=',
    '&a=b',
    '#',
    ';',
    '\u200b',
  ],
  ...[
    'FR',
    'FR76',
    'FR76 ',
    'iban',
    '+33',
    '(+33)',
    '+33 (0)',
    '33700 ',
    '0x',
    'bc1q',
    'а',
    'ｈ',
    '𝐚',
  ],
  ...[
    'ne ',
    'ne pas ',
    'payez ',
    'code ',
    '€ ',
    '100 € ',
    '«',
    '«a»',
    '" ',
    'votre ',
    'orange ',
    'ameli-',
  ],
  ...['<a ', '<a href=', '</a>', '&amp;', '&#', '=?utf-8?q?', 'BCD\n', 'WIFI:S:\\', 'SMSTO:'],
];
/** What lets a match that went on for long fail at its end. */
const ENDS = ['', '!', 'é', '.fr', '@'];

describe('A text that is made to keep us busy', () => {
  it.each(PUMPS)('of %j without end is read in time, whatever comes behind', async (pump) => {
    for (const end of ENDS) {
      const body = pump.repeat(Math.ceil(LONGEST / pump.length)).slice(0, LONGEST - end.length);
      for (const text of [body + end, `a${body}${end}`, `https://${body}${end}`]) {
        expect(await spent(() => analyse(text)), end).toBeLessThan(PATIENCE_MS);
      }
      expect(await spent(() => looksLike(body + end)), end).toBeLessThan(PATIENCE_MS);
      expect(await spent(() => analyseCode(body + end)), end).toBeLessThan(PATIENCE_MS);
    }
  });

  it('made of two of them in turns is read in time', async () => {
    for (const [at, one] of PUMPS.entries()) {
      const two = PUMPS[(at * 7 + 3) % PUMPS.length] ?? '';
      const text = (one + two).repeat(Math.ceil(LONGEST / (one + two).length));
      expect(await spent(() => analyse(text)), one + two).toBeLessThan(PATIENCE_MS);
    }
  });

  it('of all that swindlers write, a thousand times, is read in time', async () => {
    const everything = messagesOf('scams.txt')
      .map(({ text }) => text)
      .join(' ');
    expect(await spent(() => analyse(everything.repeat(1000)))).toBeLessThan(PATIENCE_MS);
    const one =
      'Payez 10 € sur https://a.top ou bien au 06 39 98 12 34, code FR76 3000 4000 0312. ';
    expect(await spent(() => analyse(one.repeat(10_000)))).toBeLessThan(PATIENCE_MS);
  });

  it('is answered as before by whoever is prepared', () => {
    const [message] = messagesOf('scams.txt');
    const before = analyse(message?.text ?? '');
    warmUp();
    expect(analyse(message?.text ?? '')).toEqual(before);
  });
});

const lines = (...all: string[]) => all.join('\r\n');
const html = (body: string) => lines('Subject: a', 'Content-Type: text/html', '', body);

/** Each part in another, so deep. */
const nested = (depth: number) =>
  lines(
    ...Array.from({ length: depth }, (_, at) =>
      lines(`Content-Type: multipart/mixed; boundary=b${at}`, '', `--b${at}`),
    ),
    'Content-Type: text/plain',
    '',
    'Bonjour',
  );

describe('An e-mail that is made to keep us busy', () => {
  it.each([
    ['a thousand parts in each other', nested(1000)],
    ['ten thousand parts in each other', nested(10_000)],
    [
      'messages in messages',
      lines(...Array(1000).fill('Content-Type: message/rfc822\r\n'), 'Bonjour'),
    ],
    [
      'a hundred thousand parts beside each other',
      lines(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        ...Array(100_000).fill('--b\r\nContent-Type: text/plain\r\n\r\na'),
      ),
    ],
    ['a hundred thousand headers', lines(...Array(100_000).fill('X-A: b'), '', 'Bonjour')],
    ['a header of a megabyte', lines(`X-A: ${'a'.repeat(1_000_000)}`, '', 'Bonjour')],
    ['a header that goes on', lines('X-A: b', ...Array(100_000).fill(' b'), '', 'Bonjour')],
    ['a hundred thousand addresses', lines(`From: ${'a <a@b.fr>, '.repeat(100_000)}`, '', 'a')],
    ['encoded words without end', lines(`Subject: ${'=?utf-8?q?=41?= '.repeat(60_000)}`, '', 'a')],
    ['groups of addresses', lines(`From: ${'a:'.repeat(200_000)}`, '', 'a')],
    ['quotes that stay open', lines(`From: ${'"'.repeat(400_000)}`, '', 'a')],
    [
      'proofs without end',
      lines(`Authentication-Results: ${'spf=fail;'.repeat(100_000)}`, '', 'Bonjour'),
    ],
    [
      'boundaries that nobody wrote',
      lines('Content-Type: multipart/mixed; boundary=b', '', '--'.repeat(500_000)),
    ],
    [
      'parameters without end',
      lines(`Content-Type: text/html;${' a=b;'.repeat(200_000)}`, '', 'a'),
    ],
    [
      'a hundred thousand links',
      html('<a href="https://a.example/b">www.ameli.fr</a>'.repeat(100_000)),
    ],
    ['tags that stay open', html('<'.repeat(1_000_000))],
    ['links that stay open', html('<a href="'.repeat(110_000))],
    ['styles that stay open', html('<style>'.repeat(140_000))],
    ['signs by their names', html('&eacute;'.repeat(125_000))],
    ['signs without end', html(`&#${'1'.repeat(1_000_000)};`)],
    [
      'base64 of nothing',
      lines(
        'Content-Type: text/html',
        'Content-Transfer-Encoding: base64',
        '',
        '='.repeat(1_000_000),
      ),
    ],
    [
      'quoted-printable of nothing',
      lines(
        'Content-Type: text/plain',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '=\r\n'.repeat(300_000),
      ),
    ],
    ['no line at all', 'a'.repeat(1_000_000)],
    ['nothing but ends of lines', '\r\n'.repeat(500_000)],
    ['zeros', '\u0000'.repeat(1_000_000)],
  ])('%s is read in time', async (_, source) => {
    const bytes = new TextEncoder().encode(source);
    let verdict = '';
    const ms = await spent(async () => ({ verdict } = await analyseEmail(bytes)));
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(verdict).not.toBe('official');
  });

  it('with attachments of megabytes is told by the last of them', async () => {
    const picture = [
      'Content-Type: image/png; name=a.png',
      'Content-Transfer-Encoding: base64',
      '',
      ...Array(50_000).fill('iVBORw0K'.repeat(9)),
    ];
    const program = ['Content-Disposition: attachment; filename=facture.pdf.exe', '', 'MZ'];
    const source = lines(
      'Subject: Photos',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...[['', 'Bonjour'], picture, program].flatMap((part) => ['--b', ...part]),
      '--b--',
    );
    const { signs } = await analyseEmail(new TextEncoder().encode(source));
    expect(signs.map(({ sign }) => sign)).toEqual(['attached_program']);
  });
});
