import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let started = 0;
let state: 'suspended' | 'running';
let click: () => void;

class FakeAudio {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  resume = () =>
    new Promise<void>((resolve) => {
      click = () => {
        state = 'running';
        resolve();
      };
    });
}
class FakeNode {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  connect = () => this;
  start = () => {
    started++;
  };
  stop() {}
}

beforeEach(() => {
  started = 0;
  state = 'suspended';
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('OscillatorNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
});
afterEach(() => vi.unstubAllGlobals());

it('sounds once for all that came before the browser let the page sound', async () => {
  const { playTones } = await import('./sound.ts');
  const waiting = [playTones(), playTones(), playTones()];
  click();
  await Promise.all(waiting);
  expect(started).toBe(2);
  await playTones();
  expect(started).toBe(4);
});
