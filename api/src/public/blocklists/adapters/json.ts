import { z } from 'zod';
import { ImportRefused } from './adapter.ts';

/** A JSON file of this shape; `what` it should be is said where it is not. */
export function readJson<Shape extends z.ZodType>(
  text: string,
  shape: Shape,
  what: string,
): z.output<Shape> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new ImportRefused('Ce fichier n’est pas du JSON.');
  }
  const { success, data } = shape.safeParse(document);
  if (!success) throw new ImportRefused(`Ce JSON n’est pas ${what}.`);
  return data;
}

/** What stands in a JSON list; anything but a text is a bad line. */
export const jsonTexts = z.array(
  z.unknown().transform((each) => (typeof each === 'string' ? each : '')),
);
