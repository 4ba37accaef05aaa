import { strFromU8, strToU8 } from 'fflate'
import {
  childrenOf,
  localName,
  readXml,
  writeXml,
  xmlText,
  type XmlElement,
} from '#platform/server/documents/xml-tree.ts'

type Parts = Record<string, Uint8Array>

/** A comment on a paragraph of the body. */
export type Mark = { part: string; place: string; words: string }

const body = 'word/document.xml'
const comments = 'word/comments.xml'
const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const commentsRelation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
const space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** Paragraphs by number; a nested one (in a text box) gets its comments at the outer one. */
const paragraphsOf = (root: XmlElement): XmlElement[] => {
  const all: XmlElement[] = []
  const walk = (element: XmlElement, outer: XmlElement | null): void => {
    for (const node of element.children) {
      if (typeof node === 'string') continue
      const isParagraph = localName(node) === 'p' && node.name.startsWith('w:')
      if (isParagraph) all.push(outer ?? node)
      walk(node, isParagraph ? (outer ?? node) : outer)
    }
  }
  walk(root, null)
  return all
}

const element = (
  name: string,
  attributes: Record<string, string>,
  children: XmlElement[] = [],
): XmlElement => ({
  name,
  attributes,
  children,
})

const commentOf = (id: number, author: string, words: string): string =>
  `<w:comment ${space} w:id="${id}" w:author="${xmlText(author).replaceAll('"', '&quot;')}" w:initials="!"><w:p><w:r><w:t xml:space="preserve">${xmlText(words)}</w:t></w:r></w:p></w:comment>`

/** Registers the part of comments in a document that has none. */
const declare = (parts: Parts): void => {
  const types = '[Content_Types].xml'
  const relations = 'word/_rels/document.xml.rels'
  parts[types] = strToU8(
    strFromU8(parts[types]!).replace(
      '</Types>',
      `<Override PartName="/${comments}" ContentType="${commentsType}"/></Types>`,
    ),
  )
  const known = parts[relations]
    ? strFromU8(parts[relations])
    : '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>'
  const relation = `<Relationship Id="rIdMarks" Type="${commentsRelation}" Target="comments.xml"/>`
  parts[relations] = strToU8(
    known.includes('</Relationships>')
      ? known.replace('</Relationships>', `${relation}</Relationships>`)
      : known.replace(/\/>\s*$/, `>${relation}</Relationships>`),
  )
}

/** Adds comments to the paragraphs; comments on other parts are added to the first paragraph. */
export const markDocx = (parts: Parts, marks: readonly Mark[], author: string): void => {
  const root = readXml(strFromU8(parts[body]!))
  const paragraphs = paragraphsOf(root)
  const known = parts[comments] ? readXml(strFromU8(parts[comments])) : null
  const taken = known ? childrenOf(known, 'comment').map(({ attributes }) => Number(attributes['w:id'])) : []
  let id = Math.max(-1, ...taken)
  const written: string[] = []
  for (const { part, place, words } of marks) {
    const at = part === 'document' ? paragraphs[Number(place) - 1] : paragraphs[0]
    if (!at) continue
    id += 1
    written.push(commentOf(id, author, words))
    const own = { 'w:id': String(id) }
    const first = at.children.findIndex((node) => typeof node === 'string' || localName(node) !== 'pPr')
    at.children.splice(first === -1 ? at.children.length : first, 0, element('w:commentRangeStart', own))
    at.children.push(
      element('w:commentRangeEnd', own),
      element('w:r', {}, [element('w:commentReference', own)]),
    )
  }
  parts[body] = strToU8(writeXml(root))
  if (!known) declare(parts)
  const holder =
    known ??
    element('w:comments', { 'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' })
  holder.children.push(...written.map(readXml))
  parts[comments] = strToU8(writeXml(holder))
}
