import type { Progress } from '@parade/db';
import type { Env } from '../../platform/env.ts';

/** A word after the command's name. */
interface Argument {
  name: string;
  about: string;
  isOptional?: true;
  isRepeated?: true;
}

/** A word that begins with `--`; `value` names what follows it. */
interface Option {
  name: string;
  about: string;
  value?: string;
  isRepeated?: true;
}

/** What was typed, by the names of arguments and options. */
export class Given {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** One word, or undefined where none was typed. */
  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A word without which the parser lets nothing through. */
  required(name: string): string {
    return this.text(name) ?? '';
  }

  /** As often as it was typed. */
  all(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  is(name: string): boolean {
    return this.#values[name] === true;
  }
}

export interface Call {
  given: Given;
  /** The configuration; throws one sentence where it is wrong. */
  env(): Env;
  now(): Date;
  progress: Progress;
}

/** What a command found or did. With problems it ends with 1. */
export interface Result {
  /** What people read, in French. */
  lines: readonly string[];
  /** What is wrong, a sentence or a line each; these go to the standard error. */
  problems?: readonly string[];
  /** The same for a program, named one by one: no secret, and of people what the command is for. */
  data: object;
}

export interface Command {
  /** As it is typed: `staff list`. */
  name: string;
  /** What it does, in French. */
  about: string;
  args?: readonly Argument[];
  options?: readonly Option[];
  /** Stands below the help. */
  notes?: string;
  run(call: Call): Promise<Result>;
}

/** What was typed makes no sense: the exit code is 2. */
export class WrongUse extends Error {}
