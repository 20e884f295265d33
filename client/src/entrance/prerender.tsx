/** Runs while the client is built: its entrance as HTML. */
import { emotionCache } from '@parade/site/brand/ui/Brand.tsx';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type Face, setFace } from '../site-settings/face.ts';
import { ENTRANCE_PATHS, Entrance } from './Entrance.tsx';

export { ENTRANCE_PATHS };

interface Style {
  /** The names of its rules: the page's script does not add these again. */
  names: string;
  css: string;
}

interface Prerendered {
  html: string;
  styles: Style[];
}

// Keeps the styles for us instead of writing them among the elements.
emotionCache.compat = true;

export function prerender(path: string, face: Face): Prerendered {
  setFace(face);
  const html = renderToString(
    <Entrance
      router={(routes) => (
        <StaticRouter location={path}>
          {routes}
          {null}
        </StaticRouter>
      )}
    />,
  );
  return { html, styles: stylesOf(html) };
}

/** The rules of a page's elements, and those of every page. */
export function stylesOf(html: string): Style[] {
  const { key, inserted, registered } = emotionCache;
  const all = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const ofElements = all.filter(({ name }) => registered[`${key}-${name}`] !== undefined);
  const used = ofElements.filter(({ name }) => html.includes(`${key}-${name}`));
  return [
    ...all
      .filter((each) => !ofElements.includes(each))
      .map(({ name, css }) => ({ names: `${key}-global ${name}`, css })),
    {
      names: `${key} ${used.map(({ name }) => name).join(' ')}`,
      css: used.map(({ css }) => css).join(''),
    },
  ];
}
