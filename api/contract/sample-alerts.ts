import type { PublicAlert } from './alerts.ts';
import type { IndicatorKind } from './indicators.ts';

// Invented from end to end: reserved `.example` domains, numbers that the
// regulator keeps for fiction, no person and no company.
const sample = {
  reporterId: null,
  status: 'verified',
  contested: false,
  checkedOn: null,
  checkedHow: null,
} as const;

/** With what each is recognised by: `value` as it is compared, `display` as everybody sees it. */
type SampleAlert = Omit<PublicAlert, 'indicators'> & {
  indicators: {
    kind: IndicatorKind;
    value: string;
    display: string;
  }[];
};

const domain = (host: string) => ({ kind: 'domain', value: host, display: host }) as const;
const phone = (value: string, display: string) => ({ kind: 'phone', value, display }) as const;
const email = (value: string, display: string) => ({ kind: 'email', value, display }) as const;

/** The seven sample alerts (specification 9), newest first. Shown as « Exemples ». */
export const SAMPLE_ALERTS: readonly SampleAlert[] = [
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000007',
    slug: 'faux-conseiller-bancaire-virement-de-securite',
    title: 'Faux conseiller bancaire et «\u00a0virement de sécurité\u00a0»',
    description:
      'L’appel affiche le numéro de la banque. Une voix calme annonce des débits suspects, puis demande de déplacer l’épargne vers un «\u00a0compte protégé\u00a0» et de valider l’opération dans l’application. L’argent part aussitôt à l’étranger.',
    fraudType: 'Fraude bancaire',
    amount: 8450,
    dateOfFraud: '2026-11-12',
    perpetratorInfo: 'Appels affichés depuis le 01 99 •• •• 12, en fin de journée',
    createdAt: '2026-11-14T09:20:00.000Z',
    meeTooCount: 64,
    country: 'France',
    region: 'Île-de-France',
    indicators: [phone('+33199004712', '01 99 •• •• 12')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000006',
    slug: 'plateforme-de-trading-qui-bloque-les-retraits',
    title: 'Plateforme de trading qui bloque les retraits',
    description:
      'Un premier dépôt de 250\u00a0€ semble fructifier en quelques jours. Un «\u00a0gestionnaire\u00a0» pousse à verser davantage. Au moment de retirer, la plateforme réclame une taxe, puis une caution, puis ne répond plus.',
    fraudType: 'Trading arnaque',
    amount: 23_900,
    dateOfFraud: '2026-10-28',
    perpetratorInfo: 'Site rendement-serein.example, messages depuis le 06 39 •• •• 31',
    createdAt: '2026-11-10T14:05:00.000Z',
    meeTooCount: 152,
    country: 'Belgique',
    region: 'Hainaut',
    indicators: [domain('rendement-serein.example'), phone('+33639982031', '06 39 •• •• 31')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000005',
    slug: 'sms-de-colis-en-attente-et-frais-de-livraison',
    title: 'SMS de colis en attente et «\u00a0frais de livraison\u00a0»',
    description:
      'Un SMS annonce un colis retenu pour 1,99\u00a0€ de frais. La page de paiement copie celle d’un transporteur et demande la carte complète. Dans les jours qui suivent, des achats sont passés ou un faux conseiller appelle.',
    fraudType: 'Phishing / Email frauduleux',
    amount: 1240.5,
    dateOfFraud: '2026-11-03',
    perpetratorInfo: 'Lien colis-suivi-fr.example, SMS depuis le 06 39 •• •• 05',
    createdAt: '2026-11-05T07:45:00.000Z',
    meeTooCount: 311,
    country: 'France',
    region: 'Auvergne-Rhône-Alpes',
    indicators: [domain('colis-suivi-fr.example'), phone('+33639987105', '06 39 •• •• 05')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000004',
    slug: 'boutique-de-vetements-jamais-livree',
    title: 'Boutique de vêtements qui ne livre jamais',
    description:
      'La boutique prétend fermer et solde tout à moins 80\u00a0%. La commande est confirmée, un faux numéro de suivi arrive, rien n’est livré. Le service client répond par des messages automatiques jusqu’à la fin du délai de contestation.',
    fraudType: 'Fausse boutique en ligne',
    amount: 186,
    dateOfFraud: '2026-10-09',
    perpetratorInfo: 'Site atelier-fermeture.example, aucune mention légale',
    createdAt: '2026-10-30T16:30:00.000Z',
    meeTooCount: 97,
    country: 'Suisse',
    region: 'Vaud',
    indicators: [domain('atelier-fermeture.example')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000003',
    slug: 'relation-en-ligne-et-demandes-d-argent',
    title: 'Relation en ligne et demandes d’argent répétées',
    description:
      'Après des semaines d’échanges quotidiens, la personne évoque un accident, puis un colis bloqué en douane, puis un billet d’avion. Chaque rendez-vous en vidéo est annulé. Les sommes sont demandées en cartes prépayées.',
    fraudType: 'Arnaque sentimentale',
    amount: 14_300,
    dateOfFraud: '2026-08-17',
    perpetratorInfo: 'Profil d’un médecin en mission, adresse c•••@mission-lointaine.example',
    createdAt: '2026-10-22T11:10:00.000Z',
    meeTooCount: 43,
    country: 'Nigeria',
    region: 'Lagos',
    indicators: [email('contact@mission-lointaine.example', 'c•••@mission-lointaine.example')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000002',
    slug: 'ecran-bloque-et-faux-support-technique',
    title: 'Écran bloqué et faux support technique',
    description:
      'Une page en plein écran annonce un virus et affiche un numéro à appeler. Le «\u00a0technicien\u00a0» prend la main à distance, montre de faux messages d’erreur et facture un abonnement. La machine n’avait rien.',
    fraudType: 'Faux support technique',
    amount: 399,
    dateOfFraud: '2026-10-02',
    perpetratorInfo: 'Numéro affiché\u00a0: 01 99 •• •• 88, page assistance-alerte.example',
    createdAt: '2026-10-12T08:00:00.000Z',
    meeTooCount: 128,
    country: 'Canada',
    region: 'Québec',
    indicators: [phone('+33199006388', '01 99 •• •• 88'), domain('assistance-alerte.example')],
  },
  {
    ...sample,
    id: '019a8f10-0000-7000-8000-000000000001',
    slug: 'faux-agent-qui-promet-de-recuperer-les-fonds',
    title: 'Faux agent qui promet de récupérer l’argent perdu',
    description:
      'Des mois après une première arnaque, un appel\u00a0: les fonds auraient été retrouvés à l’étranger. Il suffirait de payer des frais de dossier pour les débloquer. Le correspondant se présente au nom d’une autorité et envoie de faux courriers.',
    fraudType: "Usurpation d'identité",
    amount: 2750,
    dateOfFraud: '2026-09-15',
    perpetratorInfo: 'Adresse d•••@restitution-fonds.example, appels depuis le 06 39 •• •• 60',
    createdAt: '2026-09-29T13:40:00.000Z',
    meeTooCount: 76,
    country: 'Autre',
    region: '',
    indicators: [
      email('dossier@restitution-fonds.example', 'd•••@restitution-fonds.example'),
      phone('+33639984460', '06 39 •• •• 60'),
    ],
  },
];
