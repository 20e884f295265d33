/** Of every plan, whatever happened. */
export const NEVER: readonly string[] = [
  'Ne donnez à personne un code, un mot de passe ou une phrase secrète.',
  'Ne payez personne qui promet de récupérer votre argent.',
  'N’effacez aucun message, même gênant.',
];
