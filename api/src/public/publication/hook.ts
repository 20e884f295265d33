import type { Publication } from '../../../contract/publication.ts';

const PATIENCE_MS = 30_000;

/**
 * Hands a publication to the outside host that builds the site
 * (`SITE_PUBLISH_HOOK`): `POST { id, content }`. Throws, with a sentence that staff read, unless it says yes.
 */
export async function callHook(hook: URL, id: string, content: Publication): Promise<void> {
  const answer = await fetch(hook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, content }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new Error('L’hébergeur extérieur n’a pas pu être joint.', { cause });
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`L’hébergeur extérieur a répondu ${answer.status}.`);
}
