import '@parade/site/brand/zod-without-eval.ts';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { endEarly } from '../lib/early.ts';
import { Entrance } from './Entrance.tsx';

/** What the page needs a little later, and what comes after it, while it is read. */
function fetchLater(): void {
  import('@parade/site/brand/fonts.css');
  import('../auth/entrance-rules.ts').catch(() => undefined);
}

function Alive() {
  useEffect(() => {
    // After the effects of the forms, which take over what was typed.
    const soon = setTimeout(() => {
      document.getElementById('early')?.replaceChildren();
      endEarly(document.querySelector('form'));
    });
    if ('requestIdleCallback' in window) requestIdleCallback(fetchLater);
    else setTimeout(fetchLater, 500);
    return () => clearTimeout(soon);
  }, []);
  return null;
}

const page = (
  <Entrance
    router={(routes) => (
      <BrowserRouter>
        {routes}
        <Alive />
      </BrowserRouter>
    )}
  />
);
const root = document.getElementById('root');
if (!root) throw new Error('the page lacks #root');
hydrateRoot(root, page);
