import type { PageHref } from '#platform/domain/screen-paths.ts'
import './Button.css'
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ElementType,
  MouseEvent,
  ReactNode,
  Ref,
} from 'react'
import { cls } from '../cls.ts'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> &
  Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> & {
    /** `contained` is the primary action of a screen, `text` the least prominent. */
    variant?: 'contained' | 'outlined' | 'text'
    color?: 'primary' | 'error' | 'inherit'
    size?: 'medium' | 'small'
    startIcon?: ReactNode
    endIcon?: ReactNode
    /** Busy: retains its width and the focus, shows the progress, ignores clicks. */
    loading?: boolean
    /** Another element that looks like a button: `component={ScreenLink} to="…"`. */
    component?: ElementType
    to?: PageHref
    search?: Record<string, unknown>
    /** Of a `ScreenLink`. */
    inPlace?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** Prevents starting it twice, or submitting its form. */
const takesNoPress = (event: MouseEvent): void => event.preventDefault()

/**
 * A button: `<Button variant="contained" startIcon={<AddIcon />} onClick={create}>{t('create')}</Button>`.
 * Deliberately native: Material's requires its style engine, 36 kB (gzip), in the first list and slows rows down.
 */
export const Button = ({
  variant = 'outlined',
  color = 'inherit',
  size = 'medium',
  startIcon,
  endIcon,
  loading = false,
  component,
  className,
  children,
  disabled,
  ...rest
}: Props) => {
  const Element: ElementType = component ?? (rest.href === undefined ? 'button' : 'a')
  const isButton = Element === 'button'
  return (
    <Element
      {...(isButton ? { type: 'button', disabled: Boolean(disabled) } : {})}
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: takesNoPress } : {})}
      className={cls(
        'button',
        `button-${variant}`,
        size === 'small' && 'button-small',
        color === 'error' && 'button-error',
        className,
      )}
    >
      {startIcon}
      <span className="button-label">{children}</span>
      {endIcon}
      {loading ? <span className="button-spinner" aria-hidden /> : null}
    </Element>
  )
}
