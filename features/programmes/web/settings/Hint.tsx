import type { ReactNode } from 'react'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'

/** A quiet word on what to do next. */
export const Hint = ({ children, loud = false }: { children: ReactNode; loud?: boolean }) => (
  <p className={loud ? 'settings-hint settings-hint-loud' : 'settings-hint'}>
    <InfoIcon />
    <span>{children}</span>
  </p>
)
