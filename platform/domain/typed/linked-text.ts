/** The text of a cell that links to an address: the address follows in brackets, unless the text is the address. */
export const linkedText = (text: string, target: string): string => {
  const address = target
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, (query) => (/^mailto:/i.test(target) ? '' : query))
  const bare = (one: string): string =>
    one
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/\/$/, '')
      .toLowerCase()
  if (text === '') return address
  return bare(text) === bare(address) ? text : `${text} (${address})`
}

const addressAlone = /^(?:https?:\/\/|[^\s()<>@]+@)[^\s()<>]+$/i

/** A text in two, where an address in brackets ends it. No pattern over the whole text: it would take quadratic time. */
const parted = (text: string): { before: string; address: string } | null => {
  if (!/[)>]$/.test(text.slice(-1))) return null
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('<'))
  const inside = text.slice(at + 1, -1)
  return at >= 0 && addressAlone.test(inside)
    ? { before: text.slice(0, at).trimEnd(), address: inside }
    : null
}

/** The address in a text: the part in brackets of "Anna Lee <anna@x.example>" and "the site (https://x.example)". */
export const addressIn = (text: string): string => parted(text)?.address ?? text

/** The text before such an address. */
export const withoutAddress = (text: string): string => parted(text)?.before || text
