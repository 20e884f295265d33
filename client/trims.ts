/**
 * Parts of the kit that nothing here uses and that it brings along all the same: themes of CSS
 * variables, and the ripple under a finger. `pnpm bytes` tells when one comes back.
 */
const LEFT_OUT: Readonly<Record<string, { from: RegExp; code: string }>> = {
  './ThemeProviderWithVars.mjs': {
    from: /@mui\/material\/styles\/ThemeProvider\.mjs$/,
    code: 'export const CssVarsProvider = () => { throw new Error("left out") };',
  },
  './createThemeWithVars.mjs': {
    from: /@mui\/material\/styles\/createTheme\.mjs$/,
    code: 'export default () => { throw new Error("left out") };',
  },
  './TouchRipple.mjs': {
    from: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    code: 'export default () => null;',
  },
};
const MARK = '\0left-out:';

export function trims() {
  return {
    name: 'trims',
    enforce: 'pre' as const,
    apply: 'build' as const,
    resolveId(source: string, importer: string | undefined) {
      return importer && LEFT_OUT[source]?.from.test(importer) ? MARK + source : undefined;
    },
    load(id: string) {
      return id.startsWith(MARK) ? LEFT_OUT[id.slice(MARK.length)]?.code : undefined;
    },
  };
}
