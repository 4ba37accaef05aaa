/** Possible positions of a message, best first. */
export const places = ['bottom', 'bottom-end', 'bottom-start', 'top'] as const

export type Place = (typeof places)[number]

type Box = { left: number; top: number; right: number; bottom: number }

/** Distance of a message from the edge of the window, and at the top from the header. */
const edge = 24
const header = 64

const boxAt = (place: Place, size: { width: number; height: number }, page: Box): Box => {
  const left =
    place === 'bottom-start'
      ? page.left + edge
      : place === 'bottom-end'
        ? page.right - edge - size.width
        : (page.left + page.right - size.width) / 2
  const top = place === 'top' ? page.top + header : page.bottom - edge - size.height
  return { left, top, right: left + size.width, bottom: top + size.height }
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** What a message should not cover: `bars` are action bars, primary buttons and menus, `buttons` all others. */
type Obstacles = { bars: readonly Box[]; buttons?: readonly Box[] }

/**
 * The first position where a message of this size covers no button at all, or at least no action bar; `now` is
 * preferred.
 */
export const freePlace = (
  size: { width: number; height: number },
  { bars, buttons = [] }: Obstacles,
  page: Box,
  now?: Place,
): Place => {
  const inOrder = [...(now ? [now] : []), ...places]
  const firstClearOf = (boxes: readonly Box[]): Place | undefined =>
    inOrder.find((place) => !boxes.some((one) => overlap(boxAt(place, size, page), one)))
  return firstClearOf([...bars, ...buttons]) ?? firstClearOf(bars) ?? 'bottom'
}
