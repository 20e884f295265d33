import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@parade/api/contract/upload-limits.ts';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { useLateSettings } from './face.ts';

export const UPLOADS = { maxBytes: UPLOAD_MAX_BYTES, types: [...UPLOAD_TYPES] };

/** Which files are taken; the built-in limits when they cannot be read, and in the HTML. */
export function useUploads(): { maxBytes: number; types: readonly string[] } {
  const { data } = useLateSettings();
  return (useIsAlive() && data?.uploads) || UPLOADS;
}
