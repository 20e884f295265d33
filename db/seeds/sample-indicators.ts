/** What the seven sample alerts can be recognised by, by the alert's slug. Reserved for fiction, like them. */
export const SAMPLE_INDICATORS = {
  'faux-conseiller-bancaire-virement-de-securite': [
    { kind: 'phone', value: '+33199004712', display: '01 99 00 47 12' },
  ],
  'plateforme-de-trading-qui-bloque-les-retraits': [
    { kind: 'domain', value: 'rendement-serein.example', display: 'rendement-serein.example' },
    { kind: 'phone', value: '+33639982031', display: '06 39 98 20 31' },
  ],
  'sms-de-colis-en-attente-et-frais-de-livraison': [
    { kind: 'domain', value: 'colis-suivi-fr.example', display: 'colis-suivi-fr.example' },
    { kind: 'phone', value: '+33639987105', display: '06 39 98 71 05' },
  ],
  'boutique-de-vetements-jamais-livree': [
    { kind: 'domain', value: 'atelier-fermeture.example', display: 'atelier-fermeture.example' },
  ],
  'relation-en-ligne-et-demandes-d-argent': [
    {
      kind: 'email',
      value: 'contact@mission-lointaine.example',
      display: 'contact@mission-lointaine.example',
    },
  ],
  'ecran-bloque-et-faux-support-technique': [
    { kind: 'phone', value: '+33199006388', display: '01 99 00 63 88' },
    { kind: 'domain', value: 'assistance-alerte.example', display: 'assistance-alerte.example' },
  ],
  'faux-agent-qui-promet-de-recuperer-les-fonds': [
    {
      kind: 'email',
      value: 'dossier@restitution-fonds.example',
      display: 'dossier@restitution-fonds.example',
    },
    { kind: 'phone', value: '+33639984460', display: '06 39 98 44 60' },
  ],
} as const;
