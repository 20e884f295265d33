import { type PreviewPage, siteSettings } from '@parade/api/contract/site-settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '../lib/http.ts';
import { useProgress } from './progress.tsx';
import { previewQuery } from './queries.ts';

const TYPING_MS = 800;

/** A page as it would be published, asked for when typing pauses and only for valid settings. */
export function usePreview(page: PreviewPage) {
  const { document } = useProgress();
  const [asked, setAsked] = useState(document);
  const valid = useMemo(() => siteSettings.safeParse(document).success, [document]);

  useEffect(() => {
    if (!valid) return;
    const timer = setTimeout(() => setAsked(document), TYPING_MS);
    return () => clearTimeout(timer);
  }, [document, valid]);

  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    previewQuery(page, asked),
  );
  return {
    preview: data,
    valid,
    /** The shown page is older than what was typed. */
    updating: isFetching || isPlaceholderData,
    problem: error ? failureOf('L’aperçu n’a pas pu être préparé', error) : undefined,
    retry: () => refetch(),
  };
}
