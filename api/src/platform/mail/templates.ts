/** What the mails of several features say alike. Each feature's own stand in its `mails.ts`. */

/**
 * A name as a mail may say it, or nothing. A stranger can type anything as a
 * name and anybody's address beside it: what looks like an address, or breaks
 * into lines, is left out, so that nobody sends advertising in our name.
 */
function guardedName(name: string): string {
  const looksLikeName =
    name.length <= 60 && !/[\d/:@<>\p{Cc}\p{Zl}\p{Zp}]|\.\p{L}|www/iu.test(name);
  return looksLikeName ? name.trim() : '';
}

/** Who a mail goes to. `isEmailVerified` 0: nobody has shown yet that the address is theirs. */
export interface Addressee {
  name: string;
  email: string;
  isEmailVerified: number;
}

/** Who is greeted. */
export interface Greeted {
  name: string;
  isEmailVerified: number | boolean;
}

/** A member of the team, who came in by a link of their mailbox. */
export const member = (name: string): Greeted => ({ name, isEmailVerified: true });

/** The name that a mail to this address may say: none to what may be a stranger's. */
export const nameFor = ({ name, isEmailVerified }: Greeted): string =>
  isEmailVerified ? guardedName(name) : '';

/** What stands in a mail to an address that may be a stranger's. */
export const strangersHint = ({ isEmailVerified }: Pick<Addressee, 'isEmailVerified'>): string[] =>
  isEmailVerified === 1
    ? []
    : [
        'Vous n’avez pas ouvert de compte\u00a0? Quelqu’un a sans doute indiqué votre adresse par erreur. Ne faites rien.',
      ];

/** Says when what may not be sent to such an address yet follows; `it`: « Il » or « Elle ». */
export const sentOnceConfirmed = (it: 'Il' | 'Elle'): string =>
  `${it} vous sera envoyé${it === 'Elle' ? 'e' : ''} ici en PDF dès que vous aurez confirmé cette adresse\u00a0: demandez le lien depuis votre tableau de bord.`;

/** « Bonjour Éloïse, », or « Bonjour, » where no name may be said. */
export const hello = (person?: Greeted): string => {
  const said = person ? nameFor(person) : '';
  return said ? `Bonjour ${said},` : 'Bonjour,';
};
