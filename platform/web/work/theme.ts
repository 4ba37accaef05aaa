import Fade from '@mui/material/Fade'
import { createTheme } from '@mui/material/styles'
import { breakpoints } from '../breakpoints.ts'

const state = (name: string) => ({
  main: `var(--color-${name})`,
  light: `var(--color-${name})`,
  dark: `var(--color-${name})`,
  contrastText: 'var(--color-surface)',
})

// A growing popup would move its lines away from under a quick pointer: it fades in at its final size.
const appearing = { slots: { transition: Fade } }

/**
 * The Material theme of the work area. Every colour is a variable of tokens.css, so light, dark and brand need no
 * second theme: the variables change.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  breakpoints: {
    values: { xs: 0, sm: breakpoints.s, md: breakpoints.m, lg: breakpoints.l, xl: breakpoints.xl },
  },
  spacing: 8,
  shape: { borderRadius: 8 },
  palette: {
    primary: {
      main: 'var(--color-primary)',
      light: 'var(--color-primary-hover)',
      dark: 'var(--color-primary-active)',
      contrastText: 'var(--color-on-primary)',
    },
    secondary: state('text-muted'),
    error: state('error'),
    warning: state('warning'),
    success: state('success'),
    info: state('info'),
    background: { default: 'var(--color-background)', paper: 'var(--color-surface)' },
    text: {
      primary: 'var(--color-text)',
      secondary: 'var(--color-text-muted)',
      disabled: 'var(--color-text-disabled)',
    },
    divider: 'var(--color-border)',
    action: { hover: 'var(--color-hover)', selected: 'var(--color-hover)' },
  },
  typography: {
    fontFamily: 'var(--font-family)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
  },
  // base.css shortens transitions for people who prefer reduced motion; this also skips waiting for their ends.
  motion: { reducedMotion: 'system' },
  transitions: { duration: { enteringScreen: 180, leavingScreen: 120 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: {
      defaultProps: {
        // Inside the page's main landmark, for screen readers; tests have none.
        container: () => document.getElementById('main') ?? document.body,
        // A scroll lock would make the landmark scroll instead of the window, and move sticky elements in it.
        disableScrollLock: true,
        ...appearing,
      },
      styleOverrides: {
        paper: {
          background: 'var(--color-surface-raised)',
          border: '1px solid var(--color-border)',
          boxShadow: 'var(--shadow-2)',
          minWidth: 200,
          maxWidth: 'min(420px, 92vw)',
        },
      },
    },
    MuiMenu: { defaultProps: appearing, styleOverrides: { list: { padding: 4 } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 36,
          gap: 10,
          borderRadius: 6,
          fontSize: '0.875rem',
          whiteSpace: 'normal',
          '&.Mui-focusVisible': {
            background: 'var(--color-hover)',
            outline: '2px solid var(--color-focus)',
            outlineOffset: -2,
          },
        },
      },
    },
    MuiDialog: {
      styleOverrides: { paper: { background: 'var(--color-surface-raised)', boxShadow: 'var(--shadow-3)' } },
    },
    MuiBackdrop: {
      styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--color-overlay)' } } },
    },
  },
})
