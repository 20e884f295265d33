import type { Progress } from '@parade/db';

export type { Progress };

/** Where the line is shown. */
interface Output {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** One line that moves on a terminal; elsewhere a line for each step that is done. */
export function progressLine(output: Output = process.stderr): Progress {
  let shown = '';
  return (stage, done, total) => {
    const ended = done === total;
    const now = `${stage} ${Math.floor((done / total) * 100)}`;
    if (now === shown || !(ended || output.isTTY)) return;
    shown = now;
    const line = `${stage} ${done.toLocaleString('fr')} / ${total.toLocaleString('fr')}`;
    // The rest of a longer line before is wiped.
    output.write(output.isTTY ? `\r${line}\x1b[K${ended ? '\n' : ''}` : `${line}\n`);
  };
}
