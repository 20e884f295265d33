import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type { alertFields } from '../../../../contract/alerts-admin.ts';
import { fieldError } from '../../../platform/errors.ts';
import { findReport } from './report.ts';
import { identityFinder } from './victim.ts';

const SENTENCE =
  'Ce texte contient le nom, l’adresse e-mail ou le téléphone de la victime\u00a0: retirez-les.';

/** Refuses the victim's whole name, e-mail or phone, typed in again (`validation`). */
export async function refuseVictim(
  trx: Transaction,
  reportId: string,
  fields: z.output<typeof alertFields>,
): Promise<void> {
  const report = await findReport(trx, reportId);
  if (!report) return;
  const find = identityFinder(report.victim);
  const { title, description, perpetratorInfo, region, indicators } = fields;
  const texts = [
    ...Object.entries({ title, description, perpetratorInfo, region }),
    ...indicators.map(({ value }, at) => [`indicators.${at}.value`, value] as const),
  ];
  for (const [field, text] of texts) {
    if (find(text).length > 0) throw fieldError(field, SENTENCE);
  }
}
