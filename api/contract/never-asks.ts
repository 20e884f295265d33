/**
 * Stands once at the foot of every conversation, mail and notification of
 * staff. Of the code, not of the settings: whoever writes in our name cannot
 * take it away.
 */
export const neverAsksMoney = (brand: string): string =>
  `${brand} ne demande jamais d’argent pour débloquer un retrait ni pour vous verser une somme récupérée.`;
