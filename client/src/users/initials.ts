/** « Éloïse Marchand » → « ÉM »; one letter for a single word, none for no name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [first, last] = [words.at(0), words.length > 1 ? words.at(-1) : undefined];
  const letter = (word: string | undefined) => /\p{L}/u.exec(word ?? '')?.[0] ?? '';
  return `${letter(first)}${letter(last)}`.toLocaleUpperCase('fr-FR');
}
