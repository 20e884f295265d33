import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { createWorld, PASSWORD, type World } from '../../../tests/testing.ts';

const PARADE = path.resolve(import.meta.dirname, '../../../bin/parade.ts');

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** The command, as whoever runs the server types it. */
async function command(...typed: string[]): Promise<{ output: string; code: number }> {
  const child = spawn(process.execPath, [PARADE, 'staff', 'remove-totp', ...typed], {
    env: { ...PROCESS_ENV, ...world.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  return { output: (said + complained).trim(), code };
}

it('lets the only administrator in again who lost telephone and codes', async () => {
  const admin = await world.staff();
  const secret = String((await admin.post('/api/me/totp')).body.secret);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await admin.post('/api/me/totp/confirmation', { code })).status).toBe(200);
  const signIn = () =>
    world.visitor().post('/api/auth/admin-login', { email: admin.email, password: PASSWORD });
  expect((await signIn()).body.code).toBe('totp_required');

  expect(await command('nul@exemple.fr')).toEqual({
    output: 'Personne dans l’équipe n’a cette adresse.',
    code: 1,
  });
  expect(await command(` ${admin.email.toUpperCase()}`)).toEqual({
    output: 'Retiré. À sa prochaine connexion, le mot de passe suffit.',
    code: 0,
  });
  expect((await admin.get('/api/me')).body.code).toBe('session_required');
  expect((await signIn()).status).toBe(200);
  const mail = (await world.mailsTo(admin.email)).at(-1);
  expect(mail?.subject).toBe('Votre double authentification a été retirée');
  expect(mail?.text).toContain('La personne qui gère le serveur');
  const events = await world.db
    .selectFrom('audit_events')
    .select(['actorId', 'objectId'])
    .where('action', '=', 'totp-disable')
    .execute();
  expect(events).toEqual([{ actorId: null, objectId: admin.uid }]);
  expect(await command(admin.email)).toEqual({ output: 'Il n’y en avait pas.', code: 0 });
});
