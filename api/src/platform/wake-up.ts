/** Tells a worker of this process that something is due, so that it need not wait for its next round. */
export class WakeUp {
  #listener: (() => void) | undefined;

  ring(): void {
    this.#listener?.();
  }

  /** Sets who is told; undefined for nobody. */
  heardBy(listener: (() => void) | undefined): void {
    this.#listener = listener;
  }
}
