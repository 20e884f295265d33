/** The team beside its first administrator: each stands for one way to have access. */
import type { APIRequestContext } from '@playwright/test';
import { TOTP } from 'otpauth';
import type { Demo } from './demo.ts';
import { demoAccount, invite, join, post, signedIn } from './people.ts';
import type { Account } from './scene.ts';

/** Sets a second factor up, as its owner would with a telephone. */
async function guard({ url }: Demo, member: Account): Promise<void> {
  const api = await signedIn(url, member);
  const { secret } = await post<{ secret: string }>(api, '/api/me/totp', {});
  const code = new TOTP({ secret }).generate();
  await post(api, '/api/me/totp/confirmation', { code });
  await api.dispose();
}

export async function fillStaff(demo: Demo, office: APIRequestContext) {
  const guarded = await join(demo, office, 'Théo Garnier', 'theo@parade.example');
  await guard(demo, guarded);
  await invite(office, 'Anne-Sophie Delacroix-Montferrand', 'anne-sophie@parade.example');
  return {
    editor: demoAccount(demo, 'Noé Vidal', 'noe@parade.example', true),
    handler: demoAccount(demo, 'Inès Caron', 'ines@parade.example', true),
    colleague: await join(demo, office, 'Solène Kerbrat', 'solene@parade.example'),
    renewing: await join(demo, office, 'Rachid Benali', 'rachid@parade.example'),
    guarded,
  };
}
