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

interface Cell {
  shot: Shot;
  picture: Buffer;
  height: number;
  note: string;
}

async function cellOf(shot: Shot, grid: Grid): Promise<Cell> {
  const { data, info } = await sharp(shot.file)
    .resize({ width: grid.width })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= grid.height) return { shot, picture: data, height: info.height, note: '' };
  const { height } = await sharp(shot.file).metadata();
  const picture = await sharp(data)
    .extract({ left: 0, top: 0, width: grid.width, height: grid.height })
    .toBuffer();
  return { shot, picture, height: grid.height, note: ` (${height} px)` };
}

/** Lays cells in rows, each as high as its highest. */
async function sheet(cells: readonly Cell[], grid: Grid, file: string): Promise<void> {
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (let first = 0; first < cells.length; first += grid.columns) {
    const row = cells.slice(first, first + grid.columns);
    row.forEach(({ shot, picture, note }, column) => {
      const left = GAP + column * (grid.width + GAP);
      layers.push({ input: label(shot, grid.width, note), left, top });
      layers.push({ input: picture, left, top: top + LABEL });
    });
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const width = GAP + grid.columns * (grid.width + GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#cfcac0' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(file);
}

/** Writes `planche-1280-1.png`… into the folder. */
export async function composeSheets(shots: readonly Shot[], folder: string): Promise<void> {
  for (const width of new Set(shots.map((shot) => shot.width))) {
    const grid = width > 600 ? DESK : PHONE;
    const size = grid.columns * grid.rows;
    const ofWidth = shots.filter((shot) => shot.width === width);
    for (let first = 0; first < ofWidth.length; first += size) {
      const part = ofWidth.slice(first, first + size);
      const cells = await Promise.all(part.map((shot) => cellOf(shot, grid)));
      await sheet(cells, grid, path.join(folder, `planche-${width}-${first / size + 1}.png`));
    }
  }
}
