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

const linked = /^(.*?)\s*[(<]((?:https?:\/\/|[^\s()<>@]+@)[^\s()<>]+)[)>]$/is

/** The address in a text: the part in brackets of "Anna Lee <anna@x.example>" and "the site (https://x.example)". */
export const addressIn = (text: string): string => linked.exec(text)?.[2] ?? text

/** The text before such an address. */
export const withoutAddress = (text: string): string => linked.exec(text)?.[1] || text
