import { widthFor } from '#platform/domain/picture-widths.ts'

/** The first letters of a name, of at most two words. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

/** The picture of an address no larger than a place of so many pixels needs it. */
const sized = (url: string, pixels: number): string =>
  `${url}${url.includes('?') ? '&' : '?'}width=${widthFor(pixels)}`

type PortraitProps = {
  name: string
  /** The address of a kept picture. */
  url: string | null
  /** CSS pixels of its side: it keeps its place before it comes. */
  size: number
  round?: boolean
  /** Whether it comes with the first view. */
  eager?: boolean
}

/** A person's picture or an organisation's logo, else the first letters of the name; the name itself always stands beside it. */
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
