import { frFR } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import { tokens } from './tokens.ts';

const heading = {
  fontFamily: tokens.serif,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/** Forced colours take the fill away: what shows a shape by it alone gets a border. */
export const outlinedInForcedColors = {
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

/** The MUI theme of the client area and the back office. */
export const theme = createTheme(
  {
    palette: {
      background: { default: tokens.paper, paper: tokens.surface },
      text: { primary: tokens.ink, secondary: tokens.muted },
      primary: { main: tokens.blue, dark: tokens.blueDark, contrastText: '#ffffff' },
      secondary: { main: tokens.ink, contrastText: '#ffffff' },
      success: { main: tokens.sage, contrastText: '#ffffff' },
      warning: { main: tokens.ochre, contrastText: '#ffffff' },
      error: { main: tokens.brick, contrastText: '#ffffff' },
      info: { main: tokens.blue, contrastText: '#ffffff' },
      divider: tokens.rule,
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: tokens.sans,
      fontSize: 15,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      h1: { ...heading, fontSize: '1.75rem', lineHeight: 1.2 },
      h2: { ...heading, fontSize: '1.4rem', lineHeight: 1.25 },
      h3: { ...heading, fontSize: '1.15rem', lineHeight: 1.3 },
      body1: { fontSize: '1.0625rem', lineHeight: 1.55 },
      body2: { fontSize: '1rem', lineHeight: 1.5 },
      // What is said beside the matter: quiet.
      caption: { fontSize: '0.9375rem', color: tokens.muted },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '1.0625rem' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          // Links and what folds, as on the site; the rest has a ring of its own.
          'a:focus-visible, summary:focus-visible': {
            outline: `3px solid ${tokens.blue}`,
            outlineOffset: 2,
          },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
              scrollBehavior: 'auto !important',
            },
          },
        },
      },
      MuiButtonBase: {
        styleOverrides: {
          root: {
            // A ripple alone is no visible focus, least of all with reduced motion.
            '&.Mui-focusVisible': { outline: `3px solid ${tokens.blue}`, outlineOffset: 2 },
          },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: { minHeight: 44, paddingInline: 20, ...outlinedInForcedColors },
        },
      },
      // Without style sheets an icon without a size would fill the window.
      MuiSvgIcon: { defaultProps: { width: 24, height: 24 } },
      MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
      MuiPaginationItem: {
        styleOverrides: { root: { minWidth: 44, height: 44, borderRadius: 22 } },
      },
      // A dialog's title is a heading like the others.
      MuiDialogTitle: {
        styleOverrides: { root: { ...heading, fontSize: '1.4rem', lineHeight: 1.25 } },
      },
      // On a phone the buttons stand one below the other, as wide as the window.
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: {
          root: {
            flexWrap: 'wrap',
            gap: '8px 16px',
            padding: '8px 24px 20px',
            '@media (max-width: 599.95px)': { flexDirection: 'column', alignItems: 'stretch' },
          },
        },
      },
      // The outline stays inside the box's own room: around it, it would cover the label.
      MuiCheckbox: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -4 } } } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      // In the page's own landmark, where a screen reader finds it.
      // What it says beside a name, not in its place.
      MuiTooltip: {
        defaultProps: { describeChild: true, slotProps: { popper: { disablePortal: true } } },
      },
      MuiMenu: { defaultProps: { disablePortal: true } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: tokens.surface },
          notchedOutline: { borderColor: tokens.field },
          // Leaves room around a field that takes the focus, so that its label and error show too.
          input: { scrollMarginBlock: '3.5rem' },
        },
      },
      MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em' } } },
      MuiAlert: {
        defaultProps: { variant: 'standard' },
        // In a narrow column the button goes below the sentence.
        styleOverrides: { root: { flexWrap: 'wrap' }, message: { flex: '1 1 7rem' } },
      },
    },
  },
  frFR,
);

/** Chip colours of a status: text and wash, both checked for contrast. */
export const statusTones = {
  attention: { color: tokens.ochre, backgroundColor: tokens.ochreWash },
  progress: { color: tokens.blue, backgroundColor: tokens.blueWash },
  good: { color: tokens.sage, backgroundColor: tokens.sageWash },
  danger: { color: tokens.brick, backgroundColor: tokens.brickWash },
} as const;
