import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { sizeRefusal } from '@parade/site/brand/ui/upload.ts';
import { useEffect, useRef, useState } from 'react';
import { useSiteSettings } from '../site-settings/queries.ts';
import { useRemoveAvatar, useSetAvatar } from './queries.ts';

const NO_PICTURE = 'Choisissez une image (JPEG, PNG ou WebP).';

/** Chooses, sends and removes the profile picture. `sent`: 0 to 1 during the upload. */
export function useAvatar() {
  const { uploads } = useSiteSettings();
  const setting = useSetAvatar();
  const removal = useRemoveAvatar();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const types = uploads.types.filter((type) => type.startsWith('image/'));

  async function choose(file: File) {
    const refusal = types.includes(file.type) ? sizeRefusal(file, uploads.maxBytes) : NO_PICTURE;
    setFailure(refusal);
    if (refusal) return;
    const mine = new AbortController();
    abort.current?.abort();
    abort.current = mine;
    setSent(0);
    try {
      await setting.mutateAsync({ file, onProgress: setSent, signal: mine.signal });
    } catch (error) {
      if (!mine.signal.aborted) setFailure(sentenceFor(error));
    } finally {
      if (abort.current === mine) setSent(undefined);
    }
  }

  async function remove() {
    setFailure(undefined);
    try {
      await removal.mutateAsync();
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  }

  return { types, choose, remove, cancel: () => abort.current?.abort(), sent, failure };
}
