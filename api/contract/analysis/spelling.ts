/** How words are read that are typed in haste: short forms written out, endings and doubled letters let go. */

/** Forms of SMS, each by the words that it stands for. */
const SHORT = new Map(
  `c=c_est g=j_ai jai=j_ai jsui=je_suis chui=je_suis chuis=je_suis jlai=je_l_ai
jattends=j_attends jutilise=j_utilise menvoyer=m_envoyer menvoie=m_envoie tas=t_as ya=il_y_a cest=c_est
pr=pour ds=dans vs=vous ns=nous tt=tout qd=quand mtn=maintenant auj=aujourd_hui ajd=aujourd_hui
aujourdhui=aujourd_hui msg=message num=numero fone=telephone wsp=whatsapp watsap=whatsapp
wathsapp=whatsapp watsapp=whatsapp insta=instagram snap=snapchat fb=facebook kdo=cadeau
cb=carte_bancaire mdp=mot_de_passe pb=probleme prob=probleme clic=cliquez clik=cliquez
rdv=rendez_vous dem1=demain tel=telephone tph=telephone portable=telephone mobile=telephone
email=mail courriel=mail boulot=travail taf=travail thune=argent thunes=argent pognon=argent
balles=euros maj=mettre_a_jour`
    .split(/\s+/)
    .map((each): [string, readonly string[]] => {
      const [short = '', long = ''] = each.split('=');
      return [short, long.split('_')];
    }),
);

/** « jtenvoie », « jpeux »: no word of French begins so. */
const GLUED = /^j(t(?=[aeiou])|[mv](?=[aeiou]{2})|)([bcdfglmpqrstvz][a-z]+|[aeiou][a-z]+)$/;

/** What a word stands for; itself for most. */
export function writtenOut(word: string): readonly string[] | undefined {
  const short = SHORT.get(word);
  if (short || !/^j[bcdfglmpqrstvz]/.test(word)) return short;
  const [, dative = '', verb = ''] = GLUED.exec(word) ?? [];
  return verb ? ['je', ...(dative ? [dative] : []), verb] : undefined;
}

const SHORTEST = 5;
const isMute = (word: string, letters: string) =>
  word.length > SHORTEST && letters.includes(word.at(-1) ?? '');

/**
 * What two spellings of a word share: « chifre » and « chiffres », « paiment » and « paiements »,
 * « retrai » and « retrait », « payer » and « payez ». Short words stay what they are.
 */
export function folded(word: string): string {
  if (word.length <= SHORTEST) return word;
  let key = '';
  for (const letter of word) if (letter !== key.at(-1)) key += letter;
  key = key.replace('aie', 'ai');
  if (key.endsWith('ez')) return `${key.slice(0, -1)}r`;
  if (isMute(key, 'sx')) key = key.slice(0, -1);
  while (isMute(key, 'e')) key = key.slice(0, -1);
  return isMute(key, 'td') ? key.slice(0, -1) : key;
}
