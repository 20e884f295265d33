import { liftLimits } from '../../people/auth/lift-limits.ts';
import { type Command, WrongUse } from './command.ts';
import { onInstance } from './on-instance.ts';
import { counted } from './words.ts';

export const limitsLift: Command = {
  name: 'limits lift',
  about: 'laisse entrer tout de suite qui attend après trop d’essais',
  options: [
    { name: 'account', value: 'e-mail', about: 'ce qui compte pour ce compte' },
    { name: 'address', value: 'ip', about: 'ce qui compte pour cette adresse' },
    { name: 'all', about: 'tout, pour tout le monde' },
  ],
  notes:
    'Les essais d’une adresse sur un compte se comptent pour les deux ensemble\u00a0:\nnommez-les tous deux, ou --all.',
  async run({ given, env }) {
    const email = given.text('account')?.trim().toLowerCase();
    const address = given.text('address')?.trim();
    const isAll = given.is('all');
    if (isAll === (email !== undefined || address !== undefined)) {
      throw new WrongUse('Pour qui\u00a0? --account, --address ou les deux, ou bien --all.');
    }
    return onInstance(env(), async (services) => {
      const lifted = await liftLimits(services, isAll ? 'all' : { email, address });
      const line =
        lifted === 0
          ? 'Rien n’était compté.'
          : `${counted(lifted, 'compteur remis', 'compteurs remis')} à zéro.`;
      return { lines: [line], data: { lifted } };
    });
  },
};
