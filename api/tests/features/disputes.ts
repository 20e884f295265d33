/** Objections to an alert. */
import { adminDisputesQuery } from '../../contract/disputes.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { mailedToken } from '../mail.ts';
import { accepted, asRead, listed, newEmail, PUBLIC_FORM, STATUS_IS_THEIRS } from '../making.ts';
import type { World } from '../testing.ts';
import { addAlert } from './alerts.ts';

/** One whose address was not confirmed yet: the token for that. */
async function toConfirm({ world }: Pick<Stage, 'world'>, email = newEmail()): Promise<string> {
  const alertId = await addAlert(world.db);
  const dispute = { email, role: 'concerned', message: 'Ce numéro est le mien.' };
  accepted(await world.visitor().post(`/api/alerts/${alertId}/disputes`, dispute));
  return mailedToken(world, email);
}

/** One whose address was confirmed: its id. */
export async function openedDispute(world: World, email: string): Promise<string> {
  const token = await toConfirm({ world }, email);
  accepted(await world.visitor().post('/api/disputes/confirmation', { token }));
  const { id } = await world.db
    .selectFrom('disputes')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

const confirmed = ({ world }: Stage) => openedDispute(world, newEmail());

const aToken = async (stage: Stage) => ({ body: { token: await toConfirm(stage) } });

export const disputes = {
  list: adminDisputesQuery,
  routes: {
    'POST /api/alerts/{id}/disputes': {
      ...PUBLIC_FORM,
      id: ({ world }) => addAlert(world.db),
      example: async ({ world }) => ({
        id: await addAlert(world.db),
        body: {
          email: newEmail(),
          role: 'concerned',
          message: 'Ce numéro est celui de mon salon de coiffure.',
        },
      }),
      own: { role: 'whether the person is concerned or speaks for somebody' },
    },
    'POST /api/disputes/link': { ...PUBLIC_FORM, example: aToken },
    'POST /api/disputes/confirmation': { ...PUBLIC_FORM, example: aToken },
    ...listed('systemSettings', '/api/admin/disputes', confirmed),
    'PUT /api/admin/disputes/{id}': {
      access: 'systemSettings',
      id: confirmed,
      body: asRead('/api/admin/disputes/{id}', {
        status: 'dismissed',
        ground: 'accuracy',
        answer: 'Trois victimes ont reçu cet appel.',
      }),
      answers: '200',
      own: STATUS_IS_THEIRS,
    },
  },
} satisfies FeatureFixture;
