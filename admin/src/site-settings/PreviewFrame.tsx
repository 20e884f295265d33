import { Box } from '@mui/material';
import { emotionCache } from '@parade/site/brand/ui/Brand.tsx';
import { useEffect, useRef, useState } from 'react';

/**
 * A document in `srcDoc` is under the back office's own policy: its styles
 * need this page's nonce. Its links are led to a window that the sandbox
 * refuses to open, for a click must not take the preview away.
 */
function framed(html: string): string {
  const { nonce } = emotionCache;
  return html
    .replace(/<head[^>]*>/i, '$&<base target="_blank">')
    .replace(/<style(?=[\s>])/gi, nonce ? `<style nonce="${nonce}"` : '$&');
}

interface PreviewFrameProps {
  html: string;
  page: string;
  /** The heading to begin with. */
  anchor: string | undefined;
}

/**
 * The page in a frame that runs no script and leads nowhere. `allow-same-origin`
 * lets its fonts load, and lets us keep the reader's place when it is renewed.
 */
export function PreviewFrame({ html, page, anchor = '' }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(html);
  const place = useRef({ of: '', top: 0 });
  const loaded = useRef(false);
  const of = `${page}#${anchor}`;

  function settle() {
    const seen = frame.current?.contentWindow;
    const heading = frame.current?.contentDocument?.getElementById(anchor);
    // Before the first load the frame holds an empty document: there is nothing to scroll to.
    if (!seen || !loaded.current) return;
    if (place.current.of !== of) {
      const top = heading ? heading.getBoundingClientRect().top + seen.scrollY - 24 : 0;
      place.current = { of, top };
    }
    seen.scrollTo({ top: place.current.top, behavior: 'instant' });
  }

  useEffect(() => {
    place.current.top = frame.current?.contentWindow?.scrollY ?? 0;
    setShown(html);
  }, [html]);

  // Another part of the same page does not load again.
  useEffect(settle, [of]);

  return (
    <Box
      component="iframe"
      ref={frame}
      title="Aperçu"
      sandbox="allow-same-origin"
      srcDoc={framed(shown)}
      onLoad={() => {
        loaded.current = true;
        settle();
      }}
      sx={{
        display: 'block',
        width: '100%',
        height: '100%',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    />
  );
}
