/** An article of law, where the site answers it and in which words. */
export interface Answer {
  law: string;
  page: '/' | '/mentions-legales' | '/cgu' | '/rgpd';
  /** The `id` of the heading under which it stands. */
  anchor: string;
  says: readonly string[];
  /** What comes from the settings. */
  given?: readonly string[];
}
