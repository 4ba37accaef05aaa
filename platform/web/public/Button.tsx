import type { ReactNode, Ref } from 'react'

type ButtonProps = {
  children: ReactNode
  /** `primary` is for the main action of a page. */
  look?: 'primary' | 'secondary' | 'quiet'
  type?: 'button' | 'submit'
  /** In progress: the button shows it and ignores clicks. */
  busy?: boolean
  disabled?: boolean
  wide?: boolean
  onClick?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** A native button; while busy it remains focusable, so that the focus is not lost. */
export const Button = ({
  children,
  look = 'secondary',
  type = 'button',
  busy,
  disabled,
  wide,
  onClick,
  ref,
}: ButtonProps) => (
  <button
    ref={ref}
    className={`button button--${look}${wide ? ' button--wide' : ''}`}
    type={type}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <span className="button__spinner" aria-hidden="true" /> : null}
    <span className="button__label">{children}</span>
  </button>
)
