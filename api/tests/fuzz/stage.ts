/** A world in which every writing route finds what it works on. */
import sharp from 'sharp';
import { addAlert } from '../features/alerts.ts';
import { setBalance } from '../features/ledger.ts';
import { configure, openTransfers } from '../features/payments.ts';
import { tokenIn } from '../mail.ts';
import { type Answer, aReport, createWorld, type Person, type World } from '../testing.ts';

export interface Stage {
  world: World;
  /** Without an administrator: there alone the first one can be made. */
  unused: World;
  /** Has money, and every permission over their own account. */
  victim: Person;
  /** Whose account staff decide about. */
  other: Person;
  /** Of nobody's business: no request may touch them. */
  bystander: Person;
  /** With every permission, as `colleague`. */
  boss: Person;
  colleague: Person;
}

interface Prepared {
  person: Person;
  url: string;
  body?: object;
}

export interface Example {
  /** Makes what the request needs, and the request. */
  prepare(stage: Stage): Promise<Prepared>;
  /** What the route takes although it is dangerous elsewhere, and why it may. */
  own?: Readonly<Record<string, string>>;
}
export type Examples = Readonly<Record<string, Example>>;

/** How often something is asked is tested elsewhere. */
function withoutLimits({ services }: World): void {
  services.limits.take = async () => {};
  services.limits.allows = async () => true;
}

export async function setStage(): Promise<Stage> {
  const [world, unused] = [await createWorld(), await createWorld()];
  for (const each of [world, unused]) withoutLimits(each);
  const victim = await world.client({ phone: '06 39 98 12 34' });
  const other = await world.client({ name: 'Noé Vidal' });
  const bystander = await world.client({ name: 'Inès Roche' });
  const boss = await world.staff();
  // While there is no colleague, no second person is asked for.
  accepted(await setBalance(boss, victim, 100_000));
  const colleague = await world.staff();
  await configure(world.db, 'bitcoin');
  await openTransfers(world.db);
  return { world, unused, victim, other, bystander, boss, colleague };
}

export async function clearStage({ world, unused }: Stage): Promise<void> {
  await Promise.all([world.end(), unused.end()]);
}

/** The answer of a step that must not fail. */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export const idOf = (answer: Answer): string => String(accepted(answer).body.id);

/** The token of the newest mail to an address. */
export async function mailedToken(world: World, email: string): Promise<string> {
  const mails = await world.mailsTo(email);
  return tokenIn(mails.findLast(({ text }) => tokenIn(text) !== '')?.text ?? '');
}

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4b7a' } })
  .png()
  .toBuffer();
export const anUpload = async (person: Person) =>
  idOf(await person.upload(await picture, 'capture.png'));

export const aReportOf = async (person: Person) =>
  idOf(await person.post('/api/reports', aReport()));

export const aTicketOf = async (person: Person) =>
  idOf(await person.post('/api/support-tickets', { subject: 'Accès', message: 'Bonjour.' }));

export const aSendingTo = async ({ boss }: Stage, { uid }: Person) =>
  idOf(
    await boss.post('/api/admin/notifications', {
      userId: uid,
      title: 'Rendez-vous',
      message: 'À demain.',
    }),
  );

export async function aNotificationOf(stage: Stage, person: Person): Promise<string> {
  await aSendingTo(stage, person);
  const { id } = await stage.world.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', person.uid)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** A dispute whose address was confirmed, or its token before that. */
export async function aDispute({ world }: Stage, confirmed: boolean): Promise<string> {
  const alertId = await addAlert(world.db);
  const email = `gerante.${alertId}@exemple.fr`;
  const dispute = { email, role: 'concerned', message: 'Ce numéro est le mien.' };
  accepted(await world.visitor().post(`/api/alerts/${alertId}/disputes`, dispute));
  const token = await mailedToken(world, email);
  if (!confirmed) return token;
  accepted(await world.visitor().post('/api/disputes/confirmation', { token }));
  const { id } = await world.db
    .selectFrom('disputes')
    .select('id')
    .where('alertId', '=', alertId)
    .executeTakeFirstOrThrow();
  return id;
}
