import { analyse } from './verdict.ts';

/** Something for each reader: links, numbers, accounts, wallets, what is asked and what is denied. */
const SAMPLE =
  'Votre colis (Colissimo) est bloqué. Payez 1,99 euros avant demain sur hxxps://suivi[.]example/a?b=c ou www.ameli.fr, appelez le 06 39 98 12 34 ou le 3039, écrivez à service.client@exemple.com. IBAN DE89 3704 0044 0532 0130 00, portefeuille bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4. Ne donnez jamais votre code, https://www.google.com/url?q=https%3A%2F%2Fcarte.example%2Fa ou https://lettre-recommandee.example.com/espace/client, mon-dossier-retraite.info, colis-relais-express.top/paiement, amelli.com. Cordialement.';
/** Engines compile an expression once for texts of Western letters, and once more for others. */
const OTHERS = `${SAMPLE} L’équipe «\u00a0Orange\u00a0», 12\u00a0€`;

const TIMES = 8;

/**
 * Prepares what engines prepare at first use: expressions, tables and functions take five times as long
 * as reading 10,000 characters. For a worker that waits for its first text.
 */
export function warmUp(): void {
  // The second use of an expression compiles it anew, and functions are worth it a little later.
  for (let time = 0; time < TIMES; time++) for (const text of [SAMPLE, OTHERS]) analyse(text);
}
