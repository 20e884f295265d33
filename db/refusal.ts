/**
 * What stops a start or a command: the server's log has it in English, as all of its lines, and
 * whoever typed a command reads French. Both are whole sentences.
 */
export class Refusal extends Error {
  readonly french: string;

  constructor(english: string, french: string, options?: ErrorOptions) {
    super(english, options);
    this.french = french;
  }
}
