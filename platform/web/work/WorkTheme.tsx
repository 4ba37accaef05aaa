import { Global, ThemeProvider } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import type { CssVarsTheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

const variables = (theme as unknown as CssVarsTheme).generateStyleSheets()
const components = theme.components as Parameters<typeof DefaultPropsProvider>[0]['value']

/**
 * Provides the theme. Material's own provider would add 5 kB to switch colour schemes, which tokens.css already does:
 * its building blocks are sufficient.
 */
export const WorkTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <DefaultPropsProvider value={components}>
      <Global styles={variables} />
      {children}
    </DefaultPropsProvider>
  </ThemeProvider>
)
