import { sendJson } from './http.ts';

interface Part<Values> {
  /** Where new ones are added, and where one is corrected. */
  list: string;
  one: string;
  values: Values;
  known: { id: string; version: number } | undefined;
  key: string;
}

/** Writes a part of a case: over the version that was read, or anew, once for a key. */
export const sendPart = <Values extends object>({ list, one, values, known, key }: Part<Values>) =>
  known
    ? sendJson(`${one}/${known.id}`, {
        method: 'PUT',
        body: JSON.stringify({ ...values, version: known.version }),
      })
    : sendJson(list, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: JSON.stringify(values),
      });
