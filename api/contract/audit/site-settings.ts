export const SITE_SETTINGS = {
  label: 'Paramètres du site',
  actions: { restore: 'Version rétablie', publish: 'Publication demandée' },
  // Every path of the document: the back office names them where they are edited.
  fields: {} as Readonly<Record<string, string>>,
} as const;
