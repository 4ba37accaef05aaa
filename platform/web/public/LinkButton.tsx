import type { MouseEvent, ReactNode } from 'react'

type LinkButtonProps = {
  href: string
  children: ReactNode
  look?: 'primary' | 'secondary' | 'quiet'
  wide?: boolean
  /** Handles the click instead, if the same is possible without leaving the page. */
  onClick?: ((event: MouseEvent) => void) | undefined
}

/** A link that looks like a button: it navigates and has no other effect. */
export const LinkButton = ({ href, children, look = 'secondary', wide, onClick }: LinkButtonProps) => (
  <a className={`button button--${look}${wide ? ' button--wide' : ''}`} href={href} onClick={onClick}>
    <span className="button__label">{children}</span>
  </a>
)
