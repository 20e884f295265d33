/**
 * Labels that are known by their letters beside the specification's sentences (design 9 and 12):
 * forms are filled in, and a wallet is seen to be marked, by these.
 */
export const LABELS: readonly string[] = [
  "Date de l'incident",
  "Coordonnées de l'escroc",
  "J'accepte les conditions d'utilisation",
  "Démonstration\u00a0: n'envoyez aucun fonds",
];
