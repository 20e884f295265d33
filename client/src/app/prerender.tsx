/** Runs while the client is built: the first sights behind the sign-in as HTML. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Face, setFace } from '../site-settings/face.ts';
import { App } from './App.tsx';
import { fetchPage } from './Pages.tsx';

export { EARLY, GONE } from '../lib/early.ts';

export async function firstSight(path: string, face: Face): Promise<string> {
  setFace(face);
  await fetchPage(path);
  return renderToString(
    <App
      router={(pages) => (
        <StaticRouter location={path}>
          {pages}
          {null}
        </StaticRouter>
      )}
    />,
  );
}
