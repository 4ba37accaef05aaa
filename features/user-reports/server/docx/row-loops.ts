import { strFromU8, strToU8 } from 'fflate'
import {
  allOf,
  childrenOf,
  readXml,
  textIn,
  writeXml,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'
import { carriesText } from '../template/carries-text.ts'

/** How the library learns to repeat the whole row. */
const byRow = ' [loopOver: "row"]'

/** The only cell of a row with one paragraph. */
const onlyParagraph = (row: XmlElement): XmlElement | undefined => {
  const [cell, ...others] = childrenOf(row, 'tc')
  if (!cell || others.length > 0) return undefined
  const [paragraph, ...more] = childrenOf(cell, 'p')
  return more.length === 0 && childrenOf(cell, 'tbl').length === 0 ? paragraph : undefined
}

const markRow = (row: XmlElement): void => {
  const paragraph = onlyParagraph(row)
  if (!paragraph) return
  const [, name = ''] = /^\s*\{\{\s*#\s*([\w.]+)[^{}[\]]*\}\}/.exec(textIn(paragraph)) ?? []
  if (
    name === '' ||
    !new RegExp(`\\{\\{\\s*/\\s*${name.replaceAll('.', '\\.')}\\s*\\}\\}\\s*$`).test(textIn(paragraph))
  )
    return
  const first = allOf(paragraph, 't').find((text) => textIn(text).includes('}}'))
  if (first) first.children = [textIn(first).replace('}}', () => `${byRow}}}`)]
}

/**
 * A loop that fills the only cell of a row repeats the row, as it does where it spans several cells: left alone, the library would
 * put all items one after another into the cell.
 */
export const withRowLoops = (parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(parts).map(([part, bytes]) => {
      if (!carriesText.docx.test(part)) return [part, bytes]
      const xml = strFromU8(bytes)
      if (!xml.includes('<w:tr')) return [part, bytes]
      const root = readXml(xml)
      for (const row of allOf(root, 'tr')) markRow(row)
      return [part, strToU8(writeXml(root))]
    }),
  )
