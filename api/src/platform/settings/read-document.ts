import {
  DEFAULT_SITE_SETTINGS,
  type SiteSettings,
  siteSettings,
} from '../../../contract/site-settings.ts';

/**
 * The settings of a stored document. A value that a later version no longer
 * takes gives way to its default, an item of a list goes, and everything else
 * stays: one stricter rule must not bring back all examples, nor take off the
 * staff's second factor. What is no document at all counts as none.
 */
export function readDocument(document: string): SiteSettings {
  const stored = parsed(document);
  for (;;) {
    const result = siteSettings.safeParse(stored);
    if (result.success) return result.data;
    if (!dropped(stored, result.error.issues[0]?.path ?? [])) return DEFAULT_SITE_SETTINGS;
  }
}

function parsed(document: string): unknown {
  try {
    return JSON.parse(document);
  } catch {
    return undefined;
  }
}

/** Takes out what stands there, or what it is missing from. False where nothing is left to take. */
function dropped(within: unknown, path: PropertyKey[]): boolean {
  const key = path.at(-1);
  if (key === undefined) return false;
  const above = path.slice(0, -1);
  const parent = above.reduce<unknown>((value, step) => Object(value)[step], within);
  if (Array.isArray(parent)) return parent.splice(Number(key), 1).length > 0;
  if (!Object.hasOwn(Object(parent), key)) return dropped(within, above);
  return Reflect.deleteProperty(Object(parent), key);
}
