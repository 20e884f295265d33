import { z } from 'zod';
import { optionalText, requiredText } from './text.ts';

/** `inactive` exists only in records from before this platform; lifting a block lifts it too. */
export const ACCOUNT_STATUSES = ['active', 'blocked', 'inactive', 'disabled', 'deleted'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

export const ROLES = ['user', 'admin'] as const;

export const nameField = requiredText('Veuillez indiquer votre nom complet', 120);
export const phoneField = optionalText(40);
export const addressField = optionalText(300);

/** Trimmed and in lower case: one spelling for one mailbox. */
export const emailField = z
  .string({ error: 'Veuillez indiquer votre adresse e-mail' })
  .max(1000, { error: 'Adresse email invalide', abort: true })
  .transform((value) => value.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: 'Veuillez indiquer votre adresse e-mail', abort: true })
      .max(254, { error: 'Adresse email invalide', abort: true })
      .pipe(z.email({ error: 'Adresse email invalide' })),
  );
