/** A piece of a text; `changed` where the other text does not have it. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** Longer texts are compared as a whole: the table below grows with the product of both. */
const MOST_WORDS = 1500;

const wordsOf = (text: string): string[] => text.split(/(\s+)/).filter((word) => word !== '');

/** Neighbours that are alike become one piece. */
function joined(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  words.forEach((text, at) => {
    const changed = !kept.has(at);
    const last = pieces.at(-1);
    if (last?.changed === changed) last.text += text;
    else pieces.push({ text, changed });
  });
  return pieces;
}

/** Both texts, with the words marked that only one of them has: the longest common sequence stays. */
export function difference(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || next.length > MOST_WORDS) {
    return {
      before: [{ text: before, changed: true }],
      after: [{ text: after, changed: true }],
    };
  }
  const width = next.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = next.length - 1; j >= 0; j--) {
      common[i * width + j] =
        old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const [keptOld, keptNext] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < old.length && j < next.length; ) {
    if (old[i] === next[j]) {
      keptOld.add(i++);
      keptNext.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return { before: joined(old, keptOld), after: joined(next, keptNext) };
}
