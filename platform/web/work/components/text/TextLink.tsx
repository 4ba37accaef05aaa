import './text-link.css'
import type { ComponentProps } from 'react'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'

type Props = { children: string } & ({ to: PageHref } | Pick<ComponentProps<'a'>, 'href' | 'aria-label'>)

/** The name of a row that links to its page, or to another site in a new tab; see `TextButton`. */
export const TextLink = ({ children, ...props }: Props) =>
  'to' in props ? (
    <ScreenLink to={props.to} className="text-link" translate="no">
      {children}
    </ScreenLink>
  ) : (
    <a {...props} translate="no" className="text-link" target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
