/** Tells a worker of this process that something is due, so that it need not wait for its next round. */
export class WakeUp {
  #listener: (() => void) | undefined;

  ring(): void {
    this.#listener?.();
  }

  /** The one who hears it from now on; undefined for nobody. */
  heardBy(listener: (() => void) | undefined): void {
    this.#listener = listener;
  }
}
