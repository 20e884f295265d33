import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { difference, photo } from '../../../tests/pictures.ts';
import { watermarked } from './watermark.ts';

describe('the watermark', () => {
  const at = '2026-10-02T14:20:00.000Z';
  const by = (viewer: string, brand = 'Parade') => ({ viewer, at, brand });

  const plainPaper = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();

  it('says who and when: another person’s is another picture', async () => {
    const paper = await photo('#dfe8f2');
    const [one, same, other, later] = await Promise.all([
      watermarked(paper, 'image/jpeg', by('camille@exemple.fr')),
      watermarked(paper, 'image/jpeg', by('camille@exemple.fr')),
      watermarked(paper, 'image/jpeg', by('bertille@exemple.fr')),
      watermarked(paper, 'image/jpeg', { ...by('camille@exemple.fr'), at: '2026-10-03T09:11:00Z' }),
    ]);
    expect(one.equals(same)).toBe(true);
    expect(await difference(one, other)).toBeGreaterThan(0.0005);
    expect(await difference(one, later)).toBeGreaterThan(0.0005);
  });

  it.each(['#000000', '#ffffff', '#808080', '#7a1020'])('shows on %s', async (ground) => {
    const paper = await sharp({
      create: { width: 1000, height: 700, channels: 3, background: ground },
    })
      .png()
      .toBuffer();
    const marked = await watermarked(paper, 'image/png', by('camille@exemple.fr'));
    expect(await difference(paper, await sharp(marked).removeAlpha().toBuffer())).toBeGreaterThan(
      0.01,
    );
  });

  // On the narrow ones the blocks are made smaller.
  it.each([
    [640, 420],
    [40, 4000],
    [4000, 40],
  ])('is half seen through on a picture of %i × %i', async (width, height) => {
    const ground = await plainPaper(width, height);
    const marked = await watermarked(ground, 'image/png', by('camille@exemple.fr'));
    const { channels } = await sharp(marked).stats();
    for (const { min, max } of channels.slice(0, 3)) {
      // Neither white nor black shines through by more than 55 %.
      expect(max).toBeLessThan(0x80 + 0.56 * 0x80);
      expect(min).toBeGreaterThan(0x80 - 0.56 * 0x80);
    }
  });

  it('is written with the product’s own letters, whatever a name holds', async () => {
    const paper = await photo();
    const plain = await watermarked(paper, 'image/jpeg', by('a@exemple.fr', 'Parade'));
    const odd = await watermarked(paper, 'image/jpeg', by('a&b<i>@exemple.fr', '<b>&Cie'));
    expect(await difference(plain, odd)).toBeGreaterThan(0.001);
  });

  it.each([
    [200, 4000],
    [6000, 250],
    [640, 420],
    [1200, 1600],
  ])('holds the whole address and instant on a picture of %i × %i', async (width, height) => {
    const ground = await plainPaper(width, height);
    const marked = (viewer: string, when = at) =>
      watermarked(ground, 'image/jpeg', { viewer, at: when, brand: 'Parade' });
    const one = await marked('Xcamille.ardouin@association-exemple.frX');
    // Whichever letter is another, first or last, the picture is another.
    for (const other of [
      await marked('Wcamille.ardouin@association-exemple.frX'),
      await marked('Xcamille.ardouin@association-exemple.frW'),
      await marked('Xcamille.ardouin@association-exemple.frX', '2026-10-02T14:21:00.000Z'),
    ]) {
      expect(one.equals(other)).toBe(false);
    }
  });

  it.each([
    [1000, 700],
    [3000, 4000],
    [200, 4000],
    [6000, 250],
  ])('leaves no clear square of a fifth of the shorter side on %i × %i', async (width, height) => {
    const marked = await watermarked(
      await plainPaper(width, height),
      'image/png',
      by('camille@exemple.fr'),
    );
    const { data, info } = await sharp(marked)
      .removeAlpha()
      .extractChannel(1)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Of the largest clear square that ends in each point, from those beside it.
    let [above, largest] = [new Uint16Array(info.width + 1), 0];
    for (let y = 0; y < info.height; y++) {
      const row = new Uint16Array(info.width + 1);
      for (let x = 0; x < info.width; x++) {
        const isClear = Math.abs((data[y * info.width + x] ?? 0) - 0x80) < 20;
        const beside = Math.min(row[x] ?? 0, above[x] ?? 0, above[x + 1] ?? 0);
        row[x + 1] = isClear ? beside + 1 : 0;
        largest = Math.max(largest, row[x + 1] ?? 0);
      }
      above = row;
    }
    expect(largest).toBeGreaterThan(0);
    expect(largest / Math.min(info.width, info.height)).toBeLessThan(0.2);
  });

  it.each([
    [1, 1],
    [3, 2000],
    [2000, 3],
    [40, 30],
  ])('goes on a picture of %i × %i too', async (width, height) => {
    const paper = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    const marked = await sharp(
      await watermarked(paper, 'image/webp', by('camille@exemple.fr')),
    ).metadata();
    expect(marked.format).toBe('webp');
    expect(marked.width).toBeGreaterThanOrEqual(width);
    expect(marked.height).toBeGreaterThanOrEqual(height);
  });
});
