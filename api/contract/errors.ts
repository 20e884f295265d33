import { merged } from './features.ts';

/**
 * The catalogue of errors: code → HTTP status and the French sentence that a
 * person reads. What the specification (section 8) words stands word for word.
 * A code stands in one feature's catalogue alone.
 */
export const ERRORS = merged('errors');
export type ErrorCode = keyof typeof ERRORS;

/** The HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
/** The French sentence of a code. */
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1];
