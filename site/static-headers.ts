import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const POLICY = 'content-security-policy';
const NO_FRAMES = "frame-ancestors 'none'";

/**
 * Writes each page's content security policy to `_headers.json`, as
 * `{ policies, pages: { "/path": index } }` (thousands of pages share a few),
 * for the server to send: a header protects earlier
 * than a `<meta>` does, and can forbid framing. Astro gives the hashes only to
 * an adapter, so this is the smallest one. `framed`: by path, who may show it in a frame.
 */
export function staticHeaders(framed: Readonly<Record<string, string>> = {}): AstroIntegration {
  return {
    name: 'static-headers',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'static-headers',
          entrypointResolution: 'auto',
          adapterFeatures: { staticHeaders: true, buildOutput: 'static' },
          supportedAstroFeatures: { staticOutput: 'stable', sharpImageService: 'stable' },
        });
      },
      'astro:build:generated': async ({ dir, routeToHeaders }) => {
        const policies: string[] = [];
        const pages: Record<string, number> = {};
        for (const [path, { headers }] of routeToHeaders) {
          const built = headers.get(POLICY);
          if (!built) continue;
          const ancestors = framed[path];
          const policy = ancestors
            ? built.replace(NO_FRAMES, `frame-ancestors ${ancestors}`)
            : built;
          if (!policies.includes(policy)) policies.push(policy);
          pages[path] = policies.indexOf(policy);
        }
        if (policies.length === 0) throw new Error('no page carries a policy');
        for (const path of Object.keys(framed)) {
          if (policies[pages[path] ?? -1]?.includes(NO_FRAMES) !== false) {
            throw new Error(`${path} cannot be framed`);
          }
        }
        await writeFile(new URL('_headers.json', dir), `${JSON.stringify({ policies, pages })}\n`);
      },
    },
  };
}
