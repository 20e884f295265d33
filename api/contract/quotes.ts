/** Somebody's text in « »; the quotes inside it become “ ”. */
export const quoted = (text: string): string =>
  `«\u00a0${text.replace(/«\s*/g, '“').replace(/\s*»/g, '”')}\u00a0»`;
