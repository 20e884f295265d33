import { ALERT_STATUS_LABELS } from '../alerts-admin.ts';
import { CHECK_WAYS } from '../check-ways.ts';

export const ALERTS = {
  label: 'Alerte',
  actions: { contest: 'Contestation ouverte' },
  fields: {
    description: 'Récit',
    perpetratorInfo: 'Coordonnées de l’escroc',
    fraudType: 'Type de fraude',
    country: 'Pays',
    region: 'Région',
    amountCents: 'Montant (centimes)',
    dateOfFraud: 'Date de la fraude',
    indicators: 'Éléments reconnaissables',
    source: 'Origine',
    checkedHow: 'Vérifiée d’après',
    checkedWith: 'Pièce',
    checkedOn: 'Vérifiée le',
    contestedAt: 'Contestée depuis',
  },
  values: {
    status: ALERT_STATUS_LABELS,
    checkedHow: CHECK_WAYS,
    source: { staff: 'Équipe', report: 'Signalement' },
  },
} as const;
