import type { ReactNode } from 'react'

type LinkButtonProps = {
  href: string
  children: ReactNode
  look?: 'primary' | 'secondary' | 'quiet'
  wide?: boolean
}

/** A link that looks like a button: it leads somewhere, it does nothing. */
export const LinkButton = ({ href, children, look = 'secondary', wide }: LinkButtonProps) => (
  <a className={`button button--${look}${wide ? ' button--wide' : ''}`} href={href}>
    <span className="button__label">{children}</span>
  </a>
)
