import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured logs, one JSON object a line. What identifies a person never
 * gets in: callers log ids, codes and route patterns; of an error only its
 * type, message and stack are kept. Levels are words. `into`: the standard output otherwise.
 */
export function createLog(level: string, into?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.email'], remove: true },
  };
  return into ? pino(options, into) : pino(options);
}
