import { PIECE_SLOTS } from '@parade/api/contract/report-choices.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { DocumentTray } from './DocumentTray.ts';
import { PIECES } from './proofs.ts';

const line = vi.hoisted(() => ({ isCut: false, sent: [] as string[] }));
vi.mock('@parade/site/brand/ui/upload.ts', () => ({
  sizeRefusal: () => undefined,
  upload: async ({ name, size }: File) => {
    if (line.isCut) throw new Error('cut');
    line.sent.push(name);
    return { id: `${line.sent.length}`, name, size, note: '' };
  },
}));

const tray = () =>
  new DocumentTray({ kind: PIECES, stored: {}, maxBytes: () => 1000, onError: () => {} });
const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });
const files = (count: number) => Array.from({ length: count }, (_, nth) => file(`${nth}.png`));

beforeEach(() => {
  line.isCut = false;
  line.sent = [];
});

test('the same files chosen again are there once, whether they are on their way or arrived', async () => {
  const pieces = tray();
  expect(pieces.add(files(8), PIECE_SLOTS)).toEqual({ left: 0, known: 0 });
  expect(pieces.add(files(8), PIECE_SLOTS)).toEqual({ left: 0, known: 8 });
  await pieces.settled();
  expect(pieces.add([...files(8), file('0.png', 2)], PIECE_SLOTS)).toEqual({ left: 0, known: 8 });
  await pieces.settled();
  expect(line.sent).toHaveLength(9);
});

test('what a cut line kept back is sent again in its own place', async () => {
  line.isCut = true;
  const pieces = tray();
  pieces.add(files(2), PIECE_SLOTS);
  await pieces.settled();
  line.isCut = false;
  expect(pieces.add(files(3), PIECE_SLOTS)).toEqual({ left: 0, known: 0 });
  const kinds = Object.values(await pieces.settled()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'stored')).toHaveLength(3);
  expect(kinds).not.toContain('failed');
});

test('a piece that was taken away can be chosen again, and what finds no place is counted', async () => {
  const pieces = tray();
  const [one] = PIECE_SLOTS;
  expect(pieces.add(files(22), PIECE_SLOTS)).toEqual({ left: 2, known: 0 });
  pieces.clear(one);
  expect(pieces.add([file('0.png')], PIECE_SLOTS)).toEqual({ left: 0, known: 0 });
  await pieces.settled();
});
