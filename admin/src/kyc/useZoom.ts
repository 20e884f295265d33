import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

const STEP = 1.25;
const LEAST = 0.1;
const MOST = 8;

interface Size {
  width: number;
  height: number;
}

const turnedBy = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/**
 * How large a picture stands in an area that scrolls. Fits it whole until
 * somebody chooses a size; `turns` are quarters, clockwise.
 */
export function useZoom() {
  const area = useRef<HTMLDivElement>(null);
  const [natural, setNatural] = useState<Size>();
  const [chosen, setChosen] = useState<number>();
  const [turns, setTurns] = useState(0);
  const before = useRef<number>(undefined);

  const upright = natural && turnedBy(natural, turns);
  const room = area.current;
  const whole =
    upright && room
      ? Math.min(room.clientWidth / upright.width, room.clientHeight / upright.height)
      : 1;
  const scale = chosen ?? whole;

  // The middle of the area stays in the middle.
  useLayoutEffect(() => {
    const ratio = scale / (before.current ?? scale);
    before.current = scale;
    const box = area.current;
    if (!box || ratio === 1) return;
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2;
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2;
  }, [scale]);

  const choose = (size: number) => setChosen(Math.min(MOST, Math.max(LEAST, size)));
  const larger = () => choose(scale * STEP);
  const smaller = () => choose(scale / STEP);
  const actual = () => choose(1);
  const turn = () => setTurns((now) => (now + 1) % 4);
  const keys: Readonly<Record<string, () => void>> = {
    '+': larger,
    '=': larger,
    '-': smaller,
    0: actual,
    r: turn,
    R: turn,
  };

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    keys[event.key]?.();
  }

  return { area, natural, upright, scale, turns, setNatural, larger, smaller, actual, turn, press };
}
