export const MAILS = {
  label: 'E-mail',
  fields: { domain: 'Serveur du destinataire' },
} as const;
