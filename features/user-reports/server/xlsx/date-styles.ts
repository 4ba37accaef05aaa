import { allOf, childOf, childrenOf, type XmlElement } from '#platform/server/documents/xml-tree.ts'

const isDayFormat = (code: string): boolean =>
  /[dy]|m/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')) && !/General/i.test(code)

/** Returns a test whether a cell style formats a number as a date. */
export const dateStyles = (styles: XmlElement | undefined): ((style: string | undefined) => boolean) => {
  if (!styles) return () => false
  const own = new Map(
    allOf(styles, 'numFmt').map(({ attributes }) => [
      attributes['numFmtId'] ?? '',
      isDayFormat(attributes['formatCode'] ?? ''),
    ]),
  )
  const isDay = (id: string): boolean => {
    const number = Number(id)
    return own.get(id) ?? ((number >= 14 && number <= 22) || (number >= 45 && number <= 47))
  }
  const cells = childOf(styles, 'cellXfs')
  const days = new Set(
    (cells ? childrenOf(cells, 'xf') : []).flatMap(({ attributes }, at) =>
      isDay(attributes['numFmtId'] ?? '0') ? [String(at)] : [],
    ),
  )
  return (style) => days.has(style ?? '0')
}
