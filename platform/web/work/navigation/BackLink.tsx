import './BackLink.css'
import type { ReactNode } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { BackIcon } from '../components/icons/icons.ts'
import { ScreenLink } from './ScreenLink.tsx'

/** The way back to what a page belongs to, above its title; left out on paper. */
export const BackLink = ({ to, children }: { to: PageHref; children: ReactNode }) => (
  <ScreenLink to={to} className="back-link">
    <BackIcon />
    {children}
  </ScreenLink>
)
