export const DOCUMENTS = {
  label: 'Document',
  actions: {
    upload: 'Envoi de fichier',
    describe: 'Légende modifiée',
    expire: 'Effacement après délai',
    lost: 'Fichier perdu ou abîmé',
    found: 'Fichier de nouveau lisible',
  },
  fields: { size: 'Taille (octets)' },
  values: { kind: { missing: 'Introuvable', damaged: 'Abîmé' } },
} as const;
