/**
 * Invented people and cases for `npm run demo`. Plain data: the demo plays it
 * through the same verbs as real people. E-mails and numbers are reserved for
 * fiction.
 */
interface DemoStep {
  /** Days after the report was filed. */
  after: number;
  status: 'pending' | 'in_progress' | 'resolved' | 'rejected';
  note: string;
  /** What came back for this report and stands on the balance from then on, in euros. */
  recovered?: { amount: number; reason: string; reference: string };
}

/** What was answered on `/urgence`, in the words of `api/contract/remedies`. */
interface DemoPlan {
  kind: string;
  /** `before`: how many days before the report was filed. */
  payments: readonly { means: string; authorised: string; amountEuros: number; before: number }[];
  facts: Readonly<Record<string, string | boolean>>;
  /** The steps that the person ticked off on the day of the report, for every payment. */
  done: readonly string[];
}

interface DemoMessage {
  /** Days after the report was filed. */
  after: number;
  by: 'person' | 'team';
  question?: true;
  text: string;
}

/** A payment lost, so many days before the report was filed. */
interface DemoLoss {
  before: number;
  amount: string;
  means: string;
  authorised?: 'yes' | 'no';
  euros?: string;
  ownBank?: string;
  beneficiary?: string;
  account?: string;
  country?: string;
  statementLabel?: string;
}

/** A line of the timeline, so many days before the report was filed. */
interface DemoLine {
  before: number;
  approximate?: true;
  text: string;
}

export interface DemoReport {
  /** Days before today on which it was filed. */
  daysAgo: number;
  title: string;
  fraudType: string;
  description: string;
  amount: number | null;
  location: string;
  contactInfo: string;
  losses?: readonly DemoLoss[];
  counterparties?: readonly { kind: string; value: string }[];
  documents: readonly string[];
  plan?: DemoPlan;
  steps: readonly DemoStep[];
  /** What its owner adds to the timeline. */
  lines?: readonly DemoLine[];
  /** What both sides wrote in it. */
  messages?: readonly DemoMessage[];
}

export interface DemoPerson {
  name: string;
  email: string;
  phone: string;
  address: string;
  reports: readonly DemoReport[];
}

/** The first one sets the instance up and may do everything; the others are invited. */
export const demoAdministrator = { name: 'Camille Ardouin', email: 'camille@parade.example' };

export const demoStaff = [
  { name: 'Noé Vidal', email: 'noe@parade.example', label: 'rédaction', may: ['systemSettings'] },
  { name: 'Inès Caron', email: 'ines@parade.example', label: 'dossiers', may: ['manageReports'] },
] as const;

export const demoPeople: readonly DemoPerson[] = [
  {
    name: 'Éloïse Marchand',
    email: 'eloise.marchand@exemple.example',
    phone: '06 39 98 12 34',
    address: '12 rue des Tilleuls, 69003 Lyon',
    reports: [
      {
        daysAgo: 99,
        title: 'Boutique de chaussures introuvable',
        fraudType: 'E-commerce frauduleux',
        description:
          'J’ai commandé une paire de bottes sur une boutique vue dans une publicité. Le paiement est parti, la confirmation aussi, puis plus rien\u00a0: ni colis, ni réponse, et le site a fermé quinze jours plus tard.',
        amount: 149.9,
        location: 'Lyon',
        contactInfo: 'contact@belles-bottines.example',
        losses: [
          {
            ...{ before: 16, amount: '149,90', means: 'card', authorised: 'yes' },
            statementLabel: 'CB BELLES BOTTINES',
          },
        ],
        counterparties: [
          { kind: 'domain', value: 'belles-bottines.example' },
          { kind: 'email', value: 'contact@belles-bottines.example' },
        ],
        documents: ['confirmation-commande.png'],
        steps: [
          {
            after: 3,
            status: 'in_progress',
            note: 'Nous vous aidons à contester le paiement auprès de votre banque.',
          },
          {
            after: 24,
            status: 'resolved',
            note: 'La banque du vendeur a rendu la totalité du paiement\u00a0: la somme est sur votre solde.',
            recovered: {
              amount: 149.9,
              reason: 'Paiement par carte contesté, rendu par la banque du vendeur',
              reference: 'RECALL-2026-0117',
            },
          },
        ],
      },
      {
        daysAgo: 49,
        title: 'Faux conseiller bancaire',
        fraudType: 'Phishing',
        description:
          'Un homme m’a appelée en se disant du service fraude de ma banque. Il connaissait mon nom et mes derniers achats. Il m’a fait valider trois virements vers un compte «\u00a0sécurisé\u00a0».',
        amount: 6200,
        location: 'Lyon',
        contactInfo: '01 99 00 84 88, «\u00a0M. Delmas\u00a0»',
        losses: [
          { before: 2, amount: '2 500', means: 'transfer', authorised: 'yes' },
          { before: 2, amount: '2 200', means: 'transfer', authorised: 'yes' },
          { before: 2, amount: '1 500', means: 'transfer', authorised: 'yes' },
        ],
        counterparties: [{ kind: 'phone', value: '01 99 00 84 88' }],
        documents: ['sms-recu.png', 'releve-octobre.pdf'],
        plan: {
          kind: 'faux-conseiller',
          payments: [2500, 2200, 1500].map((amountEuros) => ({
            ...{ means: 'transfer', authorised: 'tricked', before: 2, amountEuros },
          })),
          facts: { contactBy: 'call', numberSpoofed: true, bankTold: true, remoteAccess: false },
          done: ['change-passwords', 'keep-evidence', 'tell-bank-in-writing', 'contest'],
        },
        steps: [
          {
            after: 1,
            status: 'in_progress',
            note: 'Dossier complet\u00a0: vos deux documents sont bien lisibles.',
          },
          {
            after: 40,
            status: 'in_progress',
            note: 'La banque a répondu à la contestation. À nous d’agir.',
          },
        ],
        lines: [
          {
            ...{ before: 9, approximate: true },
            text: 'Un SMS annonçait un colis bloqué. J’ai cliqué et donné mon nom et ma banque.',
          },
          { before: 2, text: 'Le même homme a rappelé deux fois le soir. Je n’ai plus décroché.' },
        ],
        messages: [
          {
            after: 2,
            by: 'team',
            question: true,
            text: 'À quelle heure avez-vous prévenu votre banque, et par quel moyen\u00a0? Une capture de l’appel ou du message nous aide.',
          },
          {
            after: 3,
            by: 'person',
            text: 'J’ai appelé le soir même vers 19\u00a0h\u00a030, au numéro qui est au dos de ma carte. On m’a dit que les virements étaient déjà partis.',
          },
        ],
      },
      {
        daysAgo: 4,
        title: 'Investissement en cryptomonnaies',
        fraudType: 'Trading arnaque',
        description:
          'Une plateforme montrait mes gains chaque jour. Quand j’ai voulu retirer, on m’a demandé des «\u00a0frais de déblocage\u00a0», puis d’autres.',
        amount: 11000,
        location: 'En ligne',
        contactInfo: 'support@capital-horizon.example',
        losses: [
          {
            before: 40,
            amount: '9 000',
            means: 'transfer',
            authorised: 'yes',
            country: 'Lituanie',
          },
          { before: 8, amount: '0,8 ETH', euros: '2 000', means: 'crypto', authorised: 'yes' },
        ],
        counterparties: [
          { kind: 'domain', value: 'capital-horizon.example' },
          { kind: 'company', value: 'Capital Horizon' },
        ],
        documents: [],
        steps: [],
      },
    ],
  },
  {
    name: 'Marcel Lefèvre',
    email: 'marcel.lefevre@exemple.example',
    phone: '06 39 98 55 10',
    address: '',
    reports: [
      {
        daysAgo: 12,
        title: 'Écran bloqué et faux support technique',
        fraudType: 'Arnaque au support technique',
        description:
          'Une page s’est mise à hurler que mon ordinateur était infecté, avec un numéro à appeler. La personne a pris la main à distance et m’a fait payer trois cartes cadeaux.',
        amount: 450,
        location: 'Quimper',
        contactInfo: '01 99 00 31 07',
        documents: ['ecran-bloque.png'],
        steps: [
          {
            after: 2,
            status: 'in_progress',
            note: 'Faites nettoyer l’ordinateur avant de vous reconnecter à votre banque.',
          },
        ],
      },
    ],
  },
  {
    name: 'Nadia Benhamou',
    email: 'nadia.benhamou@exemple.example',
    phone: '06 39 98 71 42',
    address: '3 place du Marché, 31000 Toulouse',
    reports: [
      {
        daysAgo: 30,
        title: 'Rencontre en ligne qui demandait de l’argent',
        fraudType: 'Arnaque aux sentiments',
        description:
          'Nous nous écrivions depuis trois mois. Il disait travailler sur une plate-forme en mer et avoir besoin d’une avance pour rentrer.',
        amount: 3800,
        location: 'Toulouse',
        contactInfo: 'profil «\u00a0Erik_offshore\u00a0»',
        documents: [],
        steps: [
          {
            after: 2,
            status: 'in_progress',
            note: 'Prenez le temps qu’il vous faut\u00a0: aucune pièce ne manque pour commencer.',
          },
          {
            after: 20,
            status: 'rejected',
            note: 'Les virements ont plus de treize mois\u00a0: la contestation bancaire n’est plus possible. Nous vous orientons vers France Victimes.',
          },
        ],
      },
      {
        daysAgo: 1,
        title: 'Colis en attente, lien par SMS',
        fraudType: 'Phishing',
        description:
          'J’ai cliqué sur le lien et saisi ma carte. Deux paiements de 49 euros sont passés la nuit suivante.',
        amount: 98,
        location: 'Toulouse',
        contactInfo: 'colis-suivi.example',
        documents: ['sms.png'],
        steps: [],
      },
    ],
  },
  {
    name: 'Jean-Baptiste de La Rochefoucauld-Montmorency',
    email: 'jean-baptiste.de.la.rochefoucauld-montmorency@exemple.example',
    phone: '',
    address: '',
    reports: [
      {
        daysAgo: 0,
        title:
          'Annonce de location de vacances pour une maison qui n’existe pas à l’adresse indiquée par le propriétaire',
        fraudType: 'Autre',
        description:
          'L’acompte a été versé par virement. Arrivés sur place, il n’y avait pas de numéro 48.',
        amount: 1260.5,
        location: 'Saint-Malo',
        contactInfo: '',
        documents: [],
        steps: [],
      },
    ],
  },
];
