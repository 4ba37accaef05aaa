import { ProductError } from '#platform/domain/product-error.ts'
import { unescaped } from './template-paragraphs.ts'

const prefix = `(?:[^\\s<>/:"'=]+:)?`

type Tag = { name: string; attributes: [name: string, value: string][]; end: number }

const attributesOf = (inside: string): Tag['attributes'] =>
  [...inside.matchAll(/([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [
      name.replace(/^.*:/, '').toLowerCase(),
      unescaped(double ?? single ?? ''),
    ],
  )

/** Tags of these names in order; a `>` inside quotes is part of a value. Errors: `FILE_INCORRECT` for an incomplete tag. */
const tagsOf = (xml: string, names: string): Tag[] => {
  const begun = new RegExp(`<${prefix}(?:${names})(?=[\\s/>])`, 'g')
  const whole = new RegExp(`<${prefix}(${names})(?=[\\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`, 'g')
  const tags = [...xml.matchAll(whole)].map((match) => ({
    name: match[1]!,
    attributes: attributesOf(match[2]!),
    end: match.index + match[0].length,
  }))
  if (tags.length !== [...xml.matchAll(begun)].length) throw new ProductError('FILE_INCORRECT')
  return tags
}

const valuesOf = ({ attributes }: Tag, attribute: string): string[] =>
  attributes.filter(([name]) => name === attribute).map(([, value]) => value)

/** Whether relationships fetch something external, other than links that a reader clicks. */
export const fetches = (rels: string): boolean =>
  tagsOf(rels, 'Relationship').some((tag) => {
    const types = valuesOf(tag, 'type')
    const isLink = types.length === 1 && types[0]!.endsWith('/hyperlink')
    return !isLink && valuesOf(tag, 'targetmode').some((mode) => mode !== 'Internal')
  })

/** Field codes are identified by their first word: these run a program, or include external content. */
const isActive = (code: string): boolean =>
  /^\s*(?:DATABASE|DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDEPICTURE|INCLUDETEXT|LINK|RD)(?![\w])/i.test(code)

/** The text of an element that begins before `at`; null if it contains more than text. */
const textAt = (xml: string, at: number): string | null => {
  const until = xml.indexOf('<', at)
  return xml[until + 1] === '/' ? unescaped(xml.slice(at, until)) : null
}

/** Functions of a spreadsheet that ask another address or run a program by themselves; a link that a reader presses is none. */
const activeFunction =
  /(?<![\w.])(?:_xl\w+\.)*(?:WEBSERVICE|IMAGE|STOCKHISTORY|RTD|CALL|REGISTER(?:\.ID)?|SQL\.REQUEST)\s*\(/i

/** Whether a formula of a spreadsheet asks another address or runs a program: by a function, or as `program|what!item`. */
const isActiveFormula = (formula: string): boolean =>
  activeFunction.test(formula) || formula.replace(/"(?:[^"]|"")*"|'(?:[^']|'')*'/g, '').includes('|')

/** Whether a formula of a part of a spreadsheet asks another address or runs a program, or hides whether it does. */
export const runsFormula = (xml: string): boolean =>
  tagsOf(xml, 'f|formula|formula1|formula2|oldFormula|definedName').some(({ end }) => {
    const formula = xml[end - 2] === '/' ? '' : textAt(xml, end)
    return formula === null || isActiveFormula(formula)
  })

/** Codes of the fields of a part, each joined from its runs; null stands for a word that another field would say. */
const codesOf = (xml: string): (string | null)[] => {
  const codes: (string | null)[] = []
  const open: string[] = []
  for (const tag of tagsOf(xml, 'fldSimple|fldChar|instrText')) {
    if (tag.name === 'fldSimple') codes.push(...valuesOf(tag, 'instr'))
    else if (tag.name === 'instrText') {
      const text = xml[tag.end - 2] === '/' ? '' : textAt(xml, tag.end)
      if (text === null) codes.push(null)
      else open.push((open.pop() ?? '') + text)
    } else if (valuesOf(tag, 'fldchartype').includes('begin')) {
      if (open.at(-1)?.trim() === '') codes.push(null)
      open.push('')
    } else if (valuesOf(tag, 'fldchartype').includes('end')) codes.push(open.pop() ?? '')
  }
  return [...codes, ...open]
}

/** Whether a field of a part runs a program or includes external content, or hides its code. */
export const runsField = (xml: string): boolean =>
  codesOf(xml).some((code) => code === null || isActive(code))
