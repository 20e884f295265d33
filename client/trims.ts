/**
 * Parts of the kit that nothing here uses and that it brings along all the same: themes of CSS
 * variables and of high contrast, the ripple under a finger, a text field that is measured in script. `pnpm bytes` tells when one comes back.
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
  './enhanceHighContrast.mjs': {
    from: /@mui\/material\/styles\/index\.mjs$/,
    code: 'export default () => { throw new Error("left out") };',
  },
  '../TextareaAutosize/index.mjs': {
    from: /@mui\/material\/InputBase\/InputBase\.mjs$/,
    code: 'export default () => { throw new Error("left out") };',
  },
  // What `styled` takes over of a component, and nothing here asks it to.
  'hoist-non-react-statics': {
    from: /@emotion\/react\//,
    code: 'export default (target) => target;',
  },
  // The look of a select that nothing here has: ours are outlined.
  '../Input/index.mjs': {
    from: /@mui\/material\/NativeSelect\/NativeSelect\.mjs$/,
    code: 'export default () => null;',
  },
  // The button's own waiting ring, and the theme as the text of a script: ours has another, and none.
  '../CircularProgress/index.mjs': {
    from: /@mui\/material\/Button\/Button\.mjs$/,
    code: 'export default () => null;',
  },
  './stringifyTheme.mjs': {
    from: /@mui\/material\/styles\/createThemeNoVars\.mjs$/,
    code: 'export const stringifyTheme = () => "";',
  },
  // What writes the numbers of a table's pages, made before there is a table.
  './utils/buildFormatNumber.mjs': {
    from: /@mui\/material\/locale\/frFR\.mjs$/,
    code: 'export default (locale) => (value) => value.toLocaleString(locale);',
  },
  './TouchRipple.mjs': {
    from: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    code: 'export default () => null;',
  },
};
const MARK = '\0left-out:';

/**
 * The router names its parts, for tools of developers alone, and makes them in a way that might do more:
 * each would stay, wanted or not. And a link brings what fetches pages of another kind of application.
 */
const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/;
const unnamed = (code: string) =>
  code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /^var (\w+) = (class extends React\d*\.Component [\s\S]*?\n\});$/gm,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/createElement\(PrefetchPageLinks, /, "createElement('i', ");

export function trims() {
  return {
    name: 'trims',
    enforce: 'pre' as const,
    apply: 'build' as const,
    resolveId(source: string, importer: string | undefined) {
      return importer && LEFT_OUT[source]?.from.test(importer) ? MARK + source : undefined;
    },
    transform: (code: string, id: string) => (ROUTER.test(id) ? unnamed(code) : undefined),
    load(id: string) {
      return id.startsWith(MARK) ? LEFT_OUT[id.slice(MARK.length)]?.code : undefined;
    },
  };
}
