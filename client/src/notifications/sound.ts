/** The specification's own key (sections 7 and 9). The sound is on by default. */
const KEY = 'notificationSoundEnabled';

export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'false';
  } catch {
    return true;
  }
}

export function setSoundOn(on: boolean): void {
  try {
    localStorage.setItem(KEY, String(on));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Whether an unread count announces something new: it rises above a previous
 * one that was not zero (specification 9). The first count is no rise.
 */
export const isNews = (previous: number | undefined, unread: number): boolean =>
  previous !== undefined && previous > 0 && unread > previous;

const TONES_HZ = [800, 1000];
const TONE_SECONDS = 0.16;
const LOUDNESS = 0.12;

let audio: AudioContext | undefined;
let waiting = false;

/** Two short sine tones. Silent where the browser lets no page sound before a first click. */
export async function playTones(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') {
    // Several that wait for the first click sound once.
    if (waiting) return;
    waiting = true;
    await audio.resume().finally(() => {
      waiting = false;
    });
  }
  const { currentTime, destination } = audio;
  for (const [index, frequency] of TONES_HZ.entries()) {
    const start = currentTime + index * TONE_SECONDS;
    const end = start + TONE_SECONDS;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency });
    const gain = new GainNode(audio, { gain: 0 });
    // Ramps, because a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    gain.gain.linearRampToValueAtTime(0, end);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(end);
  }
}
