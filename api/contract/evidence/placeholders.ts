/** A built-in text that nobody has replaced: brackets, a reserved domain, a fictitious number. */
export function isPlaceholder(text: string): boolean {
  return /\[[^\]]*à compléter\]|\.example\b|\bexample\.(?:com|net|org)\b|\b01\s?99\s?00\b/.test(
    text,
  );
}
