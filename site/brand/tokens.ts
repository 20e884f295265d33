/**
 * The look, in one place: the site reads it as CSS custom properties
 * (`virtual:brand.css`), the two applications through `theme.ts`.
 */
export const tokens = {
  paper: '#faf8f4',
  surface: '#ffffff',
  ink: '#16243a',
  /** Secondary text: 6.0:1 on paper. */
  muted: '#55617a',
  /** Thin rules; never the only sign of anything. */
  rule: '#dcd6ca',
  /** Borders of fields: 3:1 on paper and on white. */
  field: '#7d8798',
  blue: '#1f4b7a',
  blueDark: '#173a60',
  blueWash: '#e6edf5',
  sage: '#3e6b5c',
  sageWash: '#e1ece7',
  /** Text on its wash must reach 4.5:1, which the lighter ochre of the sketches did not. */
  ochre: '#8a5000',
  ochreWash: '#f8ead3',
  brick: '#a63a2b',
  brickWash: '#f8e4e0',
  serif: "'Source Serif 4', 'Serif before', 'Iowan Old Style', Georgia, serif",
  sans: "'Source Sans 3', 'Sans before', 'Segoe UI', system-ui, sans-serif",
  radius: '6px',
} as const;

/** The tokens as a `:root` rule: `blueWash` becomes `--blue-wash`. */
export function tokensCss(): string {
  const lines = Object.entries(tokens).map(
    ([name, value]) => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${value};`,
  );
  return `:root{${lines.join('')}}`;
}
