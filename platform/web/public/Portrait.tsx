import { initialsOf } from '#platform/domain/initials.ts'
import { widthFor } from '#platform/domain/picture-widths.ts'

/** The URL of the image in the smallest sufficient width. */
const sized = (url: string, pixels: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}width=${widthFor(pixels)}`

type PortraitProps = {
  name: string
  /** The URL of a stored image. */
  url: string | null
  /** Side in CSS pixels: its place is reserved before it loads. */
  size: number
  round?: boolean
  /** Whether it is visible without scrolling, so that it loads at once. */
  eager?: boolean
}

/** A person's picture or an organisation's logo, else the initials; the name itself is always next to it. */
export const Portrait = ({ name, url, size, round, eager }: PortraitProps) =>
  url ? (
    <img
      className={`portrait${round ? ' portrait--round' : ''}`}
      src={sized(url, size)}
      srcSet={`${sized(url, size)} 1x, ${sized(url, size * 2)} 2x`}
      alt=""
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <span
      className={`portrait portrait--letters${round ? ' portrait--round' : ''}`}
      style={{ width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
