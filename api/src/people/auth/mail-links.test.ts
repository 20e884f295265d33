import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE, setForward, tokenIn } from '../../../tests/mail.ts';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

const NEW_PASSWORD = 'girafe-violon-septembre-91';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const ask = (email: string) => world.visitor().post('/api/auth/password-reset', { email });
const confirm = (token: string, password = NEW_PASSWORD) =>
  world.visitor().post('/api/auth/password-reset/confirm', {
    token,
    password,
    passwordConfirmation: password,
  });
const verify = (token: string) =>
  world.visitor().post('/api/auth/email-verification/confirm', { token, isMine: true });
const signIn = (email: string, password: string) =>
  world.visitor().post('/api/auth/login', { email, password });

/** The token of the newest mail with this beginning of a subject. */
async function mailedToken({ email }: Person, subject: string): Promise<string> {
  const mails = await world.mailsTo(email);
  return tokenIn(mails.findLast((mail) => mail.subject.startsWith(subject))?.text ?? '');
}
const resetToken = (person: Person) => mailedToken(person, 'Choisissez');
const verificationToken = (person: Person) => mailedToken(person, 'Confirmez');

async function askedFor(person: Person): Promise<string> {
  expect((await ask(person.email)).status).toBe(202);
  return resetToken(person);
}

describe('password reset', () => {
  it('sets a new password once, ends every session and proves the mailbox', async () => {
    const person = await world.client();
    const token = await askedFor(person);
    expect((await confirm(token)).status).toBe(204);

    expect((await person.get('/api/me')).body.code).toBe('session_required');
    expect((await signIn(person.email, PASSWORD)).status).toBe(401);
    const { body } = await signIn(person.email, NEW_PASSWORD);
    expect(body.user).toMatchObject({ emailVerified: true });

    const again = await confirm(token);
    expect(again.status).toBe(410);
    expect(again.body.message).toBe('Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.');
    const subjects = (await world.mailsTo(person.email)).map((mail) => mail.subject);
    expect(subjects.at(-1)).toBe('Votre mot de passe a été changé');
  });

  it('answers alike for known, unknown and refused addresses, and writes only to the first', async () => {
    const [known, blocked] = [await world.client(), await world.staff()];
    await world.db
      .updateTable('users')
      .set({ status: 'blocked' })
      .where('id', '=', blocked.uid)
      .execute();
    const answers = [await ask(known.email), await ask(blocked.email), await ask('nul@exemple.fr')];
    for (const answer of answers) {
      expect(answer.status).toBe(202);
      expect(answer.bytes).toHaveLength(0);
      expect([...answer.headers.keys()].sort()).toEqual(
        [...(answers[0]?.headers.keys() ?? [])].sort(),
      );
    }
    expect(await resetToken(known)).toHaveLength(43);
    expect(await resetToken(blocked)).toBe('');
    const waiting = await world.db
      .selectFrom('mail_outbox')
      .select('to')
      .where('sentAt', 'is', null)
      .where('subject', 'like', 'Choisissez%')
      .execute();
    expect(waiting).toEqual([{ to: known.email }]);
  });

  it('opens nothing with what was made for nobody', async () => {
    await ask('nul@exemple.fr');
    const [{ text } = { text: '' }] = await world.mailsTo('');
    expect(tokenIn(text)).toHaveLength(43);
    expect((await confirm(tokenIn(text))).body.code).toBe('link_expired');
  });

  it('says whether the link still opens something, to whoever asks and without using it up', async () => {
    const person = await world.client();
    const link = (token: string) =>
      world.visitor().post('/api/auth/password-reset/link', { token });
    const token = await askedFor(person);
    for (let i = 0; i < 2; i++) expect((await link(token)).status).toBe(200);
    for (const other of ['abc', '', await verificationToken(person)]) {
      const { status, body } = await link(other);
      expect([status, body.code]).toEqual([410, 'link_expired']);
    }
    expect((await confirm(token)).status).toBe(204);
    expect((await link(token)).body.code).toBe('link_expired');
    await world.db.updateTable('rate_limits').set({ points: 60 }).execute();
    expect((await link('abc')).status).toBe(429);
  });

  it('works for an hour, and only for this purpose', async () => {
    const person = await world.client();
    expect((await confirm(await verificationToken(person))).body.code).toBe('link_expired');
    const second = await askedFor(person);
    setForward(world.services, 61 * MINUTE);
    expect((await confirm(second)).body.code).toBe('link_expired');
  });

  it('lets one of two win that use a link at once', async () => {
    const person = await world.client();
    const token = await askedFor(person);
    const answers = await Promise.all([confirm(token), confirm(token, `${NEW_PASSWORD}-x`)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 410]);
  });

  it('keeps the link after a password that is refused, and asks staff for twelve characters', async () => {
    const [person, staff] = [await world.client(), await world.staff()];
    const token = await askedFor(person);
    expect((await confirm(token, 'azerty12')).body.errors).toEqual({
      password: 'Le mot de passe est trop faible',
    });
    expect((await confirm(token)).status).toBe(204);
    const refused = await confirm(await askedFor(staff), 'Qx7!pzR2');
    expect(refused.body.errors).toEqual({
      password: 'Le mot de passe doit contenir au moins 12 caractères',
    });
  });

  it('refuses a staff account that was disabled meanwhile', async () => {
    const person = await world.staff();
    const token = await askedFor(person);
    await world.db.updateTable('users').set({ status: 'disabled' }).execute();
    expect((await confirm(token)).body.code).toBe('account_disabled');
  });

  it.each(['blocked', 'disabled', 'deleted'] as const)(
    'gives a %s client the way back to what they keep',
    async (status) => {
      const person = await world.client();
      await world.db.updateTable('users').set({ status }).where('id', '=', person.uid).execute();
      expect((await confirm(await askedFor(person))).status).toBe(204);
      const { email } = person;
      expect((await signIn(email, NEW_PASSWORD)).body.code).toBe(`account_${status}`);
      const credentials = { email, password: NEW_PASSWORD };
      expect((await person.post('/api/auth/restricted-login', credentials)).status).toBe(200);
    },
  );

  it('ends open pages', async () => {
    const person = await world.client();
    const token = await askedFor(person);
    const stream = await world.app.request('/api/live', { headers: { cookie: person.cookie } });
    const read = new Response(stream.body).text();
    await confirm(token);
    expect(await read).toContain('"code":"session_required"');
  });

  it('counts per address that is asked for, before any work', async () => {
    for (let i = 0; i < 5; i++) expect((await ask('nul@exemple.fr')).status).toBe(202);
    const refused = await ask('nul@exemple.fr');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('autre@exemple.fr')).status).toBe(202);
  });

  it('lets nobody keep its owner from a link, nor kill the one that they have', async () => {
    const person = await world.client();
    const token = await askedFor(person);
    world.services.env.trustProxy = 1;
    const from = (address: string) =>
      world
        .visitor()
        .post('/api/auth/password-reset', { email: person.email }, { 'x-forwarded-for': address });
    for (let i = 0; i < 6; i++) await from('203.0.113.9');
    expect((await from('203.0.113.9')).status).toBe(429);
    expect((await from('198.51.100.4')).status).toBe(202);
    const newest = await resetToken(person);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(newest)).status).toBe(410);
  });

  it('lets somebody sign in whose guesses had used up the limit', async () => {
    const person = await world.client();
    for (let i = 0; i < 11; i++) await signIn(person.email, 'faux');
    await confirm(await askedFor(person));
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('e-mail verification', () => {
  it('is mailed at registration and proves the address once', async () => {
    const person = await world.client();
    const token = await verificationToken(person);
    expect((await verify(token)).status).toBe(200);
    expect((await person.get('/api/me')).body.emailVerified).toBe(true);
    expect((await verify(token)).status).toBe(410);
    const event = await world.db
      .selectFrom('audit_events')
      .select(['actorId', 'objectId'])
      .where('action', '=', 'email-verification')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actorId: person.uid, objectId: person.uid });
  });

  it('asks whose account it is, unless the link is followed in a session of that very one', async () => {
    const [person, other] = [await world.client(), await world.client()];
    const token = await verificationToken(person);
    const follow = (by: Pick<Person, 'post'>) =>
      by.post('/api/auth/email-verification/confirm', { token });
    const { createdAt } = (await person.get('/api/me')).body;
    for (const by of [world.visitor(), other]) {
      expect((await follow(by)).body).toEqual({ isProven: false, openedAt: createdAt });
    }
    for (const each of [person, other]) {
      expect((await each.get('/api/me')).body.emailVerified).toBe(false);
    }
    expect((await follow(person)).body).toEqual({ isProven: true, openedAt: createdAt });
    expect((await person.get('/api/me')).body.emailVerified).toBe(true);
  });

  it('ends by the word of a stranger whose address was given, and the journal says so', async () => {
    const person = await world.client();
    const token = await verificationToken(person);
    const disown = () => world.visitor().post('/api/auth/email-verification/disown', { token });
    expect((await disown()).status).toBe(204);
    expect((await disown()).body.code).toBe('link_expired');
    expect((await verify(token)).body.code).toBe('link_expired');
    expect((await person.get('/api/me')).body.emailVerified).toBe(false);
    const event = await world.db
      .selectFrom('audit_events')
      .select(['actorId', 'objectId'])
      .where('action', '=', 'email-disowned')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({ actorId: null, objectId: person.uid });
  });

  it('can be asked for again; the earlier link stops working', async () => {
    const person = await world.client();
    const first = await verificationToken(person);
    expect((await person.post('/api/me/email-verification')).status).toBe(202);
    const second = await verificationToken(person);
    expect((await verify(first)).status).toBe(410);
    expect((await verify(second)).status).toBe(200);
    // Proven: there is nothing more to send.
    const before = (await world.mailsTo(person.email)).length;
    expect((await person.post('/api/me/email-verification')).status).toBe(202);
    expect(await world.mailsTo(person.email)).toHaveLength(before);
    expect((await world.visitor().post('/api/me/email-verification')).status).toBe(401);
  });

  it('expires after an hour and is limited', async () => {
    const person = await world.client();
    const token = await verificationToken(person);
    setForward(world.services, 61 * MINUTE);
    expect((await verify(token)).status).toBe(410);
    for (let i = 0; i < 5; i++) await person.post('/api/me/email-verification');
    expect((await person.post('/api/me/email-verification')).status).toBe(429);
  });

  it('greets nobody by a name before the address is theirs, nor ever by an advertisement', async () => {
    const sentence = 'Votre remboursement attend chez Retrait Express';
    const [person, other] = [await world.client({ name: sentence }), await world.client()];
    await ask(person.email);
    await world.db.deleteFrom('rate_limits').execute();
    await world.visitor().post('/api/auth/register', {
      ...{ name: 'Autre', email: person.email, password: PASSWORD, acceptTerms: true },
      passwordConfirmation: PASSWORD,
    });
    const mails = await world.mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirmez votre adresse e-mail',
      'Choisissez un nouveau mot de passe',
      'Vous avez déjà un compte',
    ]);
    for (const { text, html } of mails) {
      expect(text).toMatch(/^Bonjour,\n/);
      expect(text + html).not.toContain('Retrait Express');
    }
    await world.confirm(other);
    await ask(other.email);
    expect((await world.mailsTo(other.email)).at(-1)?.text).toMatch(/^Bonjour Éloïse Marchand,\n/);
    const name = 'Gagnez sur www.exemple.fr';
    await world.db.updateTable('users').set({ name }).where('id', '=', other.uid).execute();
    await ask(other.email);
    expect((await world.mailsTo(other.email)).at(-1)?.text).toMatch(/^Bonjour,\n/);
  });
});

it('writes no token and no address into the log', async () => {
  const lines: string[] = [];
  world.services.log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const person = await world.client();
  const tokens = [await verificationToken(person), await askedFor(person)];
  await verify(tokens[0] ?? '');
  await verify('faux');
  await confirm(tokens[1] ?? '');
  await confirm(tokens[1] ?? '');
  expect(lines.length).toBeGreaterThan(5);
  const log = lines.join('');
  for (const secret of [...tokens, person.email]) expect(log).not.toContain(secret);
});
