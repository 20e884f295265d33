import type { FeatureContract } from './feature.ts';

export const common = {
  errors: {
    invalid_json: [400, 'La demande est illisible. Rechargez la page et réessayez.'],
    media_type_refused: [415, 'Cette demande n’est pas dans le format attendu.'],
    invalid_query: [400, 'Nous n’avons pas compris cette recherche.'],
    validation: [422, 'Certains champs sont à corriger.'],
    not_found: [404, 'Introuvable.'],
    foreign_origin: [403, 'Cette demande vient d’un autre site\u00a0: elle a été refusée.'],
    payload_too_large: [413, 'La demande est trop volumineuse.'],
    rate_limited: [429, 'Trop de tentatives. Veuillez réessayer plus tard.'],
    idempotency_conflict: [409, 'Cette demande a déjà été envoyée avec un autre contenu.'],
    idempotency_key_malformed: [
      400,
      'Cet envoi n’a pas pu être identifié. Rechargez la page, puis réessayez.',
    ],
    stale_version: [
      409,
      'Quelqu’un a modifié cette page entre-temps. Rechargez-la, puis reprenez votre modification.',
    ],
    bulk_undo_late: [
      409,
      'Il est trop tard pour revenir en arrière\u00a0: cela se fait dans la minute, une seule fois.',
    ],
    unavailable: [
      503,
      'Le service est momentanément indisponible. Réessayez dans quelques instants.',
    ],
    clock_wrong: [
      503,
      'L’horloge de ce serveur s’écarte de plus d’une minute de celle de la base de données. Il faut la remettre à l’heure.',
    ],
    unexpected: [500, 'Une erreur inattendue est survenue. Réessayez dans quelques instants.'],
  },
} as const satisfies FeatureContract;
