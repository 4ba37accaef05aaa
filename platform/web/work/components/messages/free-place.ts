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

/** The first position where a message of this size covers no button that a person may want to click; `now` is preferred. */
export const freePlace = (
  size: { width: number; height: number },
  buttons: readonly Box[],
  page: Box,
  now?: Place,
): Place =>
  [...(now ? [now] : []), ...places].find(
    (place) => !buttons.some((one) => overlap(boxAt(place, size, page), one)),
  ) ?? 'bottom'
