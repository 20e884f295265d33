import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HonoEnv } from '../../platform/context.ts';
import { answerHeader, stylePolicy } from '../../platform/http/security.ts';

/** As much of an OpenAPI document as the page reads. */
interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<
    string,
    { description?: string; content?: Record<string, { schema?: unknown }> }
  >;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16243a;background:#faf8f4}
h2{margin-top:2.5rem;border-bottom:1px solid #dcd6ca}summary{cursor:pointer;padding:.4rem 0}
code{font-size:.95em}b{display:inline-block;min-width:4.5rem}pre{overflow:auto;background:#fff;padding:.75rem;border:1px solid #dcd6ca}
td{padding:.15rem .75rem .15rem 0;vertical-align:top;white-space:pre-line}`;
const POLICY = stylePolicy(STYLE);

const schemaOf = (part: { content?: Record<string, { schema?: unknown }> } | undefined) =>
  part?.content?.['application/json']?.schema;

function operationBlock(method: string, path: string, operation: Operation) {
  const body = schemaOf(operation.requestBody);
  return html`<details>
    <summary><b>${method.toUpperCase()}</b> <code>${path}</code> ${operation.summary ?? ''}</summary>
    <p>${operation.security ? 'Needs a session.' : 'Open to visitors.'} ${operation.description ?? ''}</p>
    ${(operation.parameters ?? []).map((p) => html`<p><code>${p.name}</code> in ${p.in}${p.required ? ', required' : ''}</p>`)}
    ${body ? html`<h4>Body</h4><pre>${JSON.stringify(body, null, 1)}</pre>` : ''}
    <h4>Answers</h4>
    <table>${Object.entries(operation.responses ?? {}).map(([status, answer]) => html`<tr><td>${status}</td><td>${answer.description ?? ''}</td></tr>`)}</table>
  </details>`;
}

/** The OpenAPI document as a page that needs no script and nothing from outside. */
export function docsPage(c: Context<HonoEnv>, document: { paths?: object | undefined }) {
  const groups = new Map<string, unknown[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Operation>)) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), operationBlock(method, path, operation)]);
    }
  }
  answerHeader(c, 'content-security-policy', POLICY);
  return c.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Parade API</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <h1>Parade API</h1>
        <p>The same as a document: <a href="/api/openapi.json">openapi.json</a>. Errors are
          <code>{ code, message, errors?, requestId }</code>.</p>
        ${[...groups].map(([tag, blocks]) => html`<h2>${tag}</h2>${blocks}`)}
      </body>
    </html>`);
}
