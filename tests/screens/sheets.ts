/** Contact sheets: twelve screens beside each other, each with its name. */
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Shot } from './camera.ts';

interface Grid {
  columns: number;
  rows: number;
  /** Of a cell; a longer page is cut, its own picture is whole. */
  width: number;
  height: number;
}

const GAP = 24;
const LABEL = 34;
const DESK: Grid = { columns: 4, rows: 3, width: 480, height: 560 };
const PHONE: Grid = { columns: 6, rows: 2, width: 300, height: 860 };

const xml = (text: string) => text.replace(/[<>&]/g, (c) => `&#${c.charCodeAt(0)};`);

function label(shot: Shot, width: number, note: string): Buffer {
  const color = shot.findings.length > 0 ? '#a63a2b' : '#16243a';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="24" font-family="sans-serif" font-size="15" fill="${color}">${xml(shot.name)}<tspan fill="#55617a">${xml(note)}</tspan></text></svg>`,
  );
}

async function cell(shot: Shot, grid: Grid, index: number): Promise<OverlayOptions[]> {
  const left = GAP + (index % grid.columns) * (grid.width + GAP);
  const top = GAP + Math.floor(index / grid.columns) * (grid.height + LABEL + GAP);
  const whole = await sharp(shot.file).resize({ width: grid.width }).toBuffer();
  const { height = 0 } = await sharp(whole).metadata();
  const cut = height > grid.height;
  const input = cut
    ? await sharp(whole)
        .extract({ left: 0, top: 0, width: grid.width, height: grid.height })
        .toBuffer()
    : whole;
  const { height: real } = await sharp(shot.file).metadata();
  return [
    { input: label(shot, grid.width, cut ? ` (${real} px)` : ''), left, top },
    { input, left, top: top + LABEL },
  ];
}

/** Writes `planche-1280-1.png`… into the folder and answers their paths. */
export async function composeSheets(shots: readonly Shot[], folder: string): Promise<string[]> {
  const sheets: string[] = [];
  for (const width of new Set(shots.map((shot) => shot.width))) {
    const grid = width > 600 ? DESK : PHONE;
    const size = grid.columns * grid.rows;
    const ofWidth = shots.filter((shot) => shot.width === width);
    for (let first = 0; first < ofWidth.length; first += size) {
      const part = ofWidth.slice(first, first + size);
      const rows = Math.ceil(part.length / grid.columns);
      const cells = await Promise.all(part.map((shot, index) => cell(shot, grid, index)));
      const file = path.join(folder, `planche-${width}-${first / size + 1}.png`);
      await sharp({
        create: {
          width: GAP + grid.columns * (grid.width + GAP),
          height: GAP + rows * (grid.height + LABEL + GAP),
          channels: 3,
          background: '#cfcac0',
        },
      })
        .composite(cells.flat())
        .png({ palette: true })
        .toFile(file);
      sheets.push(file);
    }
  }
  return sheets;
}
