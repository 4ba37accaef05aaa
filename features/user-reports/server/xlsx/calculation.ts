import { strFromU8, strToU8 } from 'fflate'
import { childOf, type XmlElement } from '#platform/server/documents/xml-tree.ts'
import type { Parts } from './workbook.ts'

/** The order in which formulas were calculated names cells that stand elsewhere now: who opens the file makes a new one. */
export const dropCalculation = (parts: Parts): void => {
  delete parts['xl/calcChain.xml']
  for (const name of ['xl/_rels/workbook.xml.rels', '[Content_Types].xml']) {
    const bytes = parts[name]
    if (bytes)
      parts[name] = strToU8(
        strFromU8(bytes).replace(/<(?:\w+:)?(?:Relationship|Override)\b[^>]*calcChain[^>]*\/>/g, ''),
      )
  }
}

/** Has formulas calculated where the file is opened. */
export const recalculated = (root: XmlElement): void => {
  const prefix = root.name.includes(':') ? `${root.name.split(':')[0]}:` : ''
  const known = childOf(root, 'calcPr')
  const calculation = known ?? { name: `${prefix}calcPr`, attributes: {}, children: [] }
  calculation.attributes['fullCalcOnLoad'] = '1'
  if (known) return
  const after = root.children.findLastIndex(
    (node) =>
      typeof node !== 'string' &&
      /(?:^|:)(?:sheets|functionGroups|externalReferences|definedNames)$/.test(node.name),
  )
  root.children.splice(after + 1, 0, calculation)
}
