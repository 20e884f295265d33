/** What is wrong with a variable, in the language of whoever reads it. */
export interface Words {
  wrong: string;
  named(variables: string, what: string): string;
  integer(min: number, max: number): string;
  address(schemes: readonly string[]): string;
  origin: string;
  oneOf(values: readonly string[]): string;
  sender: string;
  key: string;
  flag: string;
  folder: string;
  lists: string;
  wholeStore: string;
  keyOfStore: string;
}

const slashes = (schemes: readonly string[]) => schemes.map((scheme) => `${scheme}://`);

export const ENGLISH: Words = {
  wrong: 'The configuration is wrong. ',
  named: (variables, what) => `${variables}: ${what}`,
  integer: (min, max) => `must be a whole number from ${min} to ${max}`,
  address: (schemes) => `must be an address that begins with ${slashes(schemes).join(' or ')}`,
  origin: 'must be http:// or https://, a name and nothing after it, as https://parade.example',
  oneOf: (values) => `must be one of ${values.join(', ')}`,
  sender: 'must be an address or Name <address>',
  key: 'must be 64 hexadecimal digits',
  flag: 'must be true or false',
  folder: 'must be a folder that is there',
  lists:
    'must be names with a public https address each, parted by blanks: name=address name=address',
  wholeStore: 'all of S3_… or none',
  keyOfStore: 'needed with S3_…, each process would make a key of its own',
};

export const FRENCH: Words = {
  wrong: 'La configuration est fausse. ',
  named: (variables, what) => `${variables}\u00a0: ${what}`,
  integer: (min, max) => `doit être un nombre entier de ${min} à ${max}`,
  address: (schemes) => `doit être une adresse qui commence par ${slashes(schemes).join(' ou ')}`,
  origin:
    'doit être une adresse en http ou https, sans rien après le nom, comme https://parade.example',
  oneOf: (values) => `doit être l’un de ${values.join(', ')}`,
  sender: 'doit être une adresse ou Nom <adresse>',
  key: 'doit être 64 chiffres hexadécimaux',
  flag: 'doit être true ou false',
  folder: 'doit être un dossier qui existe',
  lists:
    'doit être des noms avec chacun une adresse publique en https, séparés par des espaces\u00a0: nom=adresse nom=adresse',
  wholeStore: 'toutes les S3_… ou aucune',
  keyOfStore: 'il la faut avec S3_…, chaque processus ferait sinon une clé à lui',
};
