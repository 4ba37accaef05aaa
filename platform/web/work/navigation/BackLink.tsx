import './BackLink.css'
import type { ReactNode } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { BackIcon } from '../components/icons/icons.ts'
import { ScreenLink } from './ScreenLink.tsx'

/** Link to the parent page, above the title; not printed. */
export const BackLink = ({ to, children }: { to: PageHref; children: ReactNode }) => (
  <ScreenLink to={to} className="back-link">
    <BackIcon />
    {children}
  </ScreenLink>
)
