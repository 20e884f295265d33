/** A payment’s wallet, which takes two people to change: what the tests of such changes are made of. */
import { PASSWORD, type Person } from '../testing.ts';
import { secondPerson, waitingFor } from './approvals.ts';
import { configure, paymentSettingsScene } from './payment-settings.ts';

export const BITCOIN = '/api/admin/payment-settings/bitcoin';
export const OBJECT = 'payment-settings/bitcoin';
/** Another wallet than the one that is in force. */
export const OTHER = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

export type WalletScene = Awaited<ReturnType<typeof walletScene>>;

/** A world whose wallet is set, and who changes it; whoever makes it ends it. */
export async function walletScene() {
  const { world, staff } = await paymentSettingsScene();
  await configure(staff, 'bitcoin');
  const change = async (changes: object = { walletAddress: OTHER }, who = staff) => {
    const { body } = await who.get(BITCOIN);
    return who.put(BITCOIN, { ...body, password: PASSWORD, ...changes });
  };
  return {
    world,
    staff,
    change,
    colleague: () => secondPerson(world, ['managePayments']),
    wallet: async () => (await staff.get(BITCOIN)).body.walletAddress,
    /** The id of the change that waits. */
    async proposed(changes?: object) {
      const { status, body } = await change(changes);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return waitingFor(staff, OBJECT);
    },
    subjects: async (person: Person) =>
      (await world.mailsTo(person.email)).map(({ subject }) => subject),
  };
}
