import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * Structured logs, one JSON object a line. What identifies a person never
 * gets in: callers log ids, codes and route patterns; of an error only its
 * type, message and stack are kept.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.email'], remove: true },
  });
}
