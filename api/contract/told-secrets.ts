import type { z } from 'zod';
import { findCardNumber } from './staff-text/card-numbers.ts';

/** An IBAN, an address of a wallet, a hash: digits that are no card's, whatever their sum. */
const IBANS = /\b[A-Z]{2}\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?\b/gi;
const ADDRESSES = /\b(?=\w*[a-z])\w{25,}\b/gi;

/** « PIN : 1234 », « le code reçu est 482913 », « mot de passe : azerty ». Not « code postal 69003 ». */
const CODE =
  /(?<![\p{L}\p{N}])(?:pin|cvv2?|cvc|cryptogramme|otp|code(?!\s+(?:postal|banque|guichet|bic|swift|promo\p{L}*|pays|iban|naf|ape|insee|de\s+(?:transaction|suivi|r[ée]f[ée]rence)))(?:\s+\p{L}+){0,3}?)\s*(?:est|:|=|n°)?\s*\d{3,8}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:mot de passe|mdp|password|passphrase)\s*(?:est|:|=)\s*\S{3,}/iu;

/** Words as recovery phrases have them; a sentence has a shorter one, a longer one or a mark among so many. */
const SEED =
  /(?<![\p{L}\p{N}])(?:(?:\d{1,2}[.):]?\s*)?[\p{Ll}]{3,8}[\s,;]+){11,}(?:\d{1,2}[.):]?\s*)?[\p{Ll}]{3,8}(?![\p{L}\p{N}])/u;
/** Of three letters and more, and in no recovery phrase. */
const SENTENCE =
  /(?<![\p{L}\p{N}])(?:les|des|une|est|sur|par|pour|dans|avec|que|qui|mais|nous|vous|ils|elle|elles|mon|mes|son|ses|leur|cette|pas|plus|ont|été|puis|alors|sans|chez|tout)(?![\p{L}\p{N}])/u;

/** Why a text of a case is not taken, as a sentence; undefined where it holds no secret. */
export function secretProblem(text: string): string | undefined {
  const seed = SEED.exec(text)?.[0];
  if (seed && !SENTENCE.test(seed)) {
    return 'Ces mots ressemblent à une phrase de récupération. Retirez-la\u00a0: qui la lit peut vider votre portefeuille.';
  }
  if (CODE.test(text)) {
    return 'Ce texte contient un code secret. Retirez-le\u00a0: personne n’en a besoin pour vous aider, nous non plus.';
  }
  const others = text.replace(IBANS, ' ').replace(ADDRESSES, ' ');
  if (findCardNumber(others)) {
    return 'Ce texte contient un numéro de carte. Retirez-le\u00a0: il permettrait de payer à votre place.';
  }
  return undefined;
}

/** A text of a case: one that opens an account or a wallet is refused with the reason. */
export const withoutSecrets = <Text extends z.ZodType<string>>(text: Text): Text =>
  text.superRefine((value, { addIssue }) => {
    const message = secretProblem(value);
    if (message) addIssue({ code: 'custom', message });
  });
