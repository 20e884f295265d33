export const DOCUMENTS = {
  label: 'Document',
  actions: { upload: 'Envoi de fichier', expire: 'Effacement après délai' },
  fields: { size: 'Taille (octets)' },
} as const;
