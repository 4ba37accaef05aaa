import { allFilters, nearestName, readTag, tagPattern, tagText, type Tag } from './tag.rules.ts'
import type { ProblemKind } from './states.ts'
import { emptyScope, type KnownScope, type KnownTag } from './template-values.ts'

/** A text of a template with its place: a paragraph or a cell. */
export type Piece = { part: string; place: string; text: string }

/** A problem with its place and the closest known tag. */
export type TemplateProblem = {
  kind: ProblemKind
  tag: string
  nearest: string | null
  part: string
  place: string
  text: string
}

/** Result of a check: all distinct tags, and the problems. */
export type Checked = { tags: string[]; problems: TemplateProblem[] }

type Open = { name: string; isList: boolean; scope: KnownScope; tag: string; piece: Piece }

const shownText = 80

/** Resolves a name: the innermost scope that has it. */
const findKnown = (name: string, scopes: readonly KnownScope[]): KnownTag | undefined =>
  scopes.toReversed().find((scope) => Object.hasOwn(scope, name))?.[name]

const namesIn = (scopes: readonly KnownScope[]): string[] => [...new Set(scopes.flatMap(Object.keys))]

/** Filters whose argument is a field of the list. */
const ofField: ReadonlySet<string> = new Set([
  'sum',
  'average',
  'min',
  'max',
  'join',
  'sort',
  'where',
  'filled',
])

const fieldOf = (of: string): string => /^-?([A-Za-z][\w.]*)/.exec(of)?.[1] ?? ''

const narrowing: ReadonlySet<string> = new Set(['sort', 'where', 'filled', 'first'])

type Fault = { kind: ProblemKind; nearest: string | null }

const filterFault = ({ filters }: Tag, known: KnownTag): Fault | null => {
  for (const { name, of } of filters) {
    if (!allFilters.includes(name)) return { kind: 'UNKNOWN_FILTER', nearest: nearestName(name, allFilters) }
    if (!ofField.has(name) || !known.list) continue
    const field = fieldOf(of)
    if (!Object.hasOwn(known.list, field))
      return { kind: 'UNKNOWN_FILTER', nearest: nearestName(field, Object.keys(known.list)) }
  }
  return null
}

const valueFault = (tag: Tag, known: KnownTag | undefined, scopes: readonly KnownScope[]): Fault | null => {
  if (!known) return { kind: 'UNKNOWN', nearest: nearestName(tag.name, namesIn(scopes)) }
  const wrong = filterFault(tag, known)
  if (wrong) return wrong
  const last = tag.filters.at(-1)
  // A list has no text: it must be aggregated or iterated.
  if (tag.kind === 'value' && known.list && (!last || narrowing.has(last.name)))
    return { kind: 'LIST_AS_TEXT', nearest: null }
  if (tag.kind === 'open' && !known.list && tag.filters.some(({ name }) => narrowing.has(name)))
    return { kind: 'TEXT_AS_LIST', nearest: null }
  return null
}

/** Whether an opening tag iterates a list; otherwise it shows or hides its content. */
const goesThrough = ({ filters }: Tag, known: KnownTag): boolean =>
  known.list !== undefined && filters.every(({ name }) => narrowing.has(name))

/** Checks every tag of a template, part by part: a tag must be closed in the part that opens it. */
export const checkTags = (pieces: readonly Piece[], known: KnownScope): Checked => {
  const tags = new Set<string>()
  const problems: TemplateProblem[] = []
  let open: Open[] = []
  let part: string | null = null
  const say = (piece: Piece, kind: ProblemKind, tag: string, nearest: string | null = null) =>
    problems.push({
      kind,
      tag,
      nearest,
      part: piece.part,
      place: piece.place,
      text: piece.text.trim().slice(0, shownText),
    })
  const closeAll = () => {
    for (const { piece, tag } of open) say(piece, 'UNCLOSED', tag)
    open = []
  }
  for (const piece of pieces) {
    if (piece.part !== part) closeAll()
    part = piece.part
    const rest = piece.text.replace(tagPattern, '')
    if (rest.includes('{{')) say(piece, 'UNCLOSED', '{{')
    if (rest.includes('}}')) say(piece, 'UNOPENED', '}}')
    for (const [, inside = ''] of piece.text.matchAll(tagPattern)) {
      const shown = tagText(inside)
      const tag = readTag(inside)
      if (!tag) {
        say(piece, 'UNKNOWN', shown)
        continue
      }
      const scopes = [known, ...open.map(({ scope }) => scope)]
      if (tag.kind === 'close') {
        const last = open.at(-1)
        if (last?.name === tag.name) open.pop()
        else if (open.some(({ name }) => name === tag.name)) {
          say(piece, 'CROSSED', shown, last ? `{{/${last.name}}}` : null)
          while (open.pop()?.name !== tag.name);
        } else say(piece, 'UNOPENED', shown)
        continue
      }
      tags.add(shown)
      const meant = findKnown(tag.name, scopes)
      const fault = valueFault(tag, meant, scopes)
      if (fault) say(piece, fault.kind, shown, fault.nearest)
      if (tag.kind === 'open')
        open.push({
          name: tag.name,
          isList: meant ? goesThrough(tag, meant) : false,
          scope: meant?.list && goesThrough(tag, meant) ? meant.list : emptyScope<KnownScope>(),
          tag: shown,
          piece,
        })
    }
  }
  closeAll()
  return { tags: [...tags], problems }
}
