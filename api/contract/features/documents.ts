import type { FeatureContract } from './feature.ts';

export const documents = {
  errors: {
    file_too_large: [413, 'Le fichier est trop volumineux. Taille maximale: 5MB'],
    file_type_refused: [
      415,
      'Ce type de fichier n’est pas accepté. Envoyez une image (JPEG, PNG, WebP), un PDF ou un e-mail enregistré (.eml).',
    ],
    image_too_large: [413, 'Cette image est trop grande. Envoyez-en une version réduite.'],
    file_unreadable: [
      422,
      'Ce fichier est abîmé ou illisible. Essayez d’en envoyer une autre copie.',
    ],
    file_missing: [422, 'Aucun fichier n’a été reçu.'],
    upload_interrupted: [400, 'L’envoi du fichier a été interrompu. Veuillez réessayer.'],
    document_lost: [
      500,
      'Ce document ne peut plus être lu\u00a0: son fichier est abîmé ou a disparu de nos serveurs. Ce n’est pas de votre fait, et l’équipe vient d’en être prévenue. Si vous en avez une copie, gardez-la précieusement.',
    ],
    document_unknown: [422, 'Un document joint est introuvable\u00a0: ajoutez-le à nouveau.'],
    document_quota_unconfirmed: [
      409,
      'Vos documents atteignent 120\u00a0Mo, le maximum tant que votre adresse e-mail n’est pas confirmée. Confirmez-la, ou choisissez un fichier plus léger.',
    ],
    document_quota: [
      409,
      'Vos documents atteignent 500\u00a0Mo, le maximum d’un compte. Choisissez un fichier plus léger, ou parlez-en à l’équipe.',
    ],
    upload_address_limit: [
      429,
      'Trop de documents sont arrivés de votre connexion en une heure. Réessayez plus tard\u00a0: ce que vous avez écrit reste là.',
    ],
    storage_low: [
      503,
      'La place manque pour recevoir des documents. Réessayez plus tard\u00a0: ce que vous avez écrit reste là.',
    ],
    storage_full: [507, 'Le fichier n’a pas pu être enregistré. Réessayez plus tard.'],
  },
} as const satisfies FeatureContract;
