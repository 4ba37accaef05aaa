import { unescaped } from './template-paragraphs.ts'

/** An element with its unescaped attributes, and its texts and elements in order. */
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlNode[] }

export type XmlNode = XmlElement | string

const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g

const attributesOf = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name = '', double, single]) => [
      name,
      unescaped(double ?? single ?? ''),
    ]),
  )

/** Parses a part whose size was checked before: the contents of its root. Comments and instructions are skipped. */
export const readXml = (xml: string): XmlElement => {
  const top: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [top]
  for (const [, literal, closed, begun, attributes = '', alone, text] of xml.matchAll(token)) {
    const at = open.at(-1)!
    if (text !== undefined) at.children.push(unescaped(text))
    else if (literal !== undefined) at.children.push(literal)
    else if (closed !== undefined && open.length > 1) open.pop()
    else if (begun !== undefined) {
      const element = { name: begun, attributes: attributesOf(attributes), children: [] }
      at.children.push(element)
      if (!alone) open.push(element)
    }
  }
  return top.children.find((node) => typeof node !== 'string') ?? top
}

/** Characters that XML does not allow are removed. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text without characters that no XML may hold, not even escaped. */
export const writableText = (text: string): string => text.replace(unwritable, '')

/** Escapes a text for XML. */
export const xmlText = (text: string): string =>
  writableText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const attributeText = (text: string): string =>
  xmlText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

const write = (node: XmlNode, into: string[]): void => {
  if (typeof node === 'string') {
    into.push(xmlText(node))
    return
  }
  into.push('<', node.name)
  for (const [name, value] of Object.entries(node.attributes))
    into.push(' ', name, '="', attributeText(value), '"')
  if (node.children.length === 0) {
    into.push('/>')
    return
  }
  into.push('>')
  for (const child of node.children) write(child, into)
  into.push('</', node.name, '>')
}

/** Serializes a part. */
export const writeXml = (root: XmlElement): string => {
  const into = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n']
  write(root, into)
  return into.join('')
}

/** The name of an element without its prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

/** The direct children with a local name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((node): node is XmlElement => typeof node !== 'string' && localName(node) === name)

/** The first of them. */
export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0]

/** All descendants with a local name. */
export const allOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((node) => {
    if (typeof node === 'string') return []
    return localName(node) === name ? [node, ...allOf(node, name)] : allOf(node, name)
  })

/** All text inside. */
export const textIn = (element: XmlElement): string =>
  element.children.map((node) => (typeof node === 'string' ? node : textIn(node))).join('')
