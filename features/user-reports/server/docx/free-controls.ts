import { strFromU8, strToU8 } from 'fflate'
import {
  childOf,
  localName,
  readXml,
  textIn,
  writeXml,
  type XmlElement,
  type XmlNode,
} from '#platform/server/documents/xml-tree.ts'
import { carriesText } from '../template/carries-text.ts'

/** What is filled in would be overwritten by the part that a control is bound to; what it says is no hint any more. */
const bonds: ReadonlySet<string> = new Set(['dataBinding', 'showingPlcHdr'])

const isControl = (node: XmlElement): boolean => localName(node) === 'sdt' && node.name.startsWith('w:')

/** A loop repeats the content around its tags, which a control does not allow; such a control is replaced by its content. */
const hasLoop = (node: XmlElement): boolean => /\{\{\s*[#/]/.test(textIn(node))

const freed = (node: XmlNode): XmlNode[] => {
  if (typeof node === 'string') return [node]
  const children = node.children.flatMap(freed)
  const facts = isControl(node) ? childOf(node, 'sdtPr') : undefined
  if (facts)
    facts.children = facts.children.filter((one) => typeof one === 'string' || !bonds.has(localName(one)))
  const content = isControl(node) ? childOf(node, 'sdtContent') : undefined
  node.children = children
  if (!content || !hasLoop(content)) return [node]
  return content.children
}

/** Parts of a document whose content controls can be filled. */
export const withFreeControls = (parts: Readonly<Record<string, Uint8Array>>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => {
      if (!carriesText.docx.test(name)) return [name, bytes]
      const xml = strFromU8(bytes)
      if (!xml.includes('<w:sdt>')) return [name, bytes]
      const root = readXml(xml)
      root.children = root.children.flatMap(freed)
      return [name, strToU8(writeXml(root))]
    }),
  )
