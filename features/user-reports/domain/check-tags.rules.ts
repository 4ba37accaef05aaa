import { filterFault, type Fault } from './filter-fault.rules.ts'
import { misfit, narrowing } from './filter-fit.rules.ts'
import type { ProblemKind } from './states.ts'
import { nearestName, readTag, tagPattern, tagText, type Tag } from './tag.rules.ts'
import { emptyScope, type KnownScope, type KnownTag } from './template-values.ts'

/** A text of a template with its place: a paragraph or a cell. */
export type Piece = { part: string; place: string; text: string }

/** A problem with its place and the closest known tag. */
export type TemplateProblem = {
  kind: ProblemKind
  tag: string
  nearest: string | null
  /** The whole tag as it was probably meant: one press puts it there. */
  instead: string | null
  part: string
  place: string
  text: string
}

/** A valid tag that is blank for some readers of the report. */
export type Veiled = { tag: string; seenBy: NonNullable<KnownTag['seenBy']> }

/** What a check finds: each tag once, what is wrong, and what not everybody sees. */
export type Checked = { tags: string[]; problems: TemplateProblem[]; veiled: Veiled[] }

type Open = { name: string; isList: boolean; scope: KnownScope; tag: string; piece: Piece }

const shownText = 80

/** Resolves a name: the innermost scope that has it. */
const findKnown = (name: string, scopes: readonly KnownScope[]): KnownTag | undefined =>
  scopes.toReversed().find((scope) => Object.hasOwn(scope, name))?.[name]

const namesIn = (scopes: readonly KnownScope[]): string[] => [...new Set(scopes.flatMap(Object.keys))]

const valueFault = (
  tag: Tag,
  known: KnownTag | undefined,
  scopes: readonly KnownScope[],
  source: string,
): Fault | null => {
  if (!known) {
    const nearest = nearestName(tag.name, namesIn(scopes))
    const instead = nearest && source.replace(tag.name, () => nearest)
    const [, code = ''] = /^Param\.(.+)$/.exec(tag.name) ?? []
    return code
      ? { kind: 'UNKNOWN_PARAMETER', nearest: code, instead }
      : { kind: 'UNKNOWN', nearest, instead }
  }
  const wrong = filterFault(tag, known, source)
  if (wrong) return wrong
  const plain = { nearest: null, instead: null }
  const last = tag.filters.at(-1)
  if (tag.kind === 'open' && !known.list && tag.filters.some(({ name }) => narrowing.has(name)))
    return { kind: 'TEXT_AS_LIST', ...plain }
  const unfit = misfit(tag, known)
  if (unfit) return { kind: 'MISFIT', nearest: unfit.name, instead: null }
  // A list says nothing by itself: it is counted, summed or gone through.
  if (tag.kind === 'value' && known.list && (!last || narrowing.has(last.name)))
    return { kind: 'LIST_AS_TEXT', ...plain }
  return null
}

/** Whether an opening tag iterates a list; otherwise it shows or hides its content. */
const goesThrough = ({ filters }: Tag, known: KnownTag): boolean =>
  known.list !== undefined && filters.every(({ name }) => narrowing.has(name))

/** By part and name, how many more tags close than open it: counted down, it tells whether something is still closed later. */
const closingsOf = (pieces: readonly Piece[]) => {
  const left = new Map<string, number>()
  const keyOf = (part: string, name: string) => `${part}\n${name}`
  const add = (part: string, { kind, name }: Tag, by: 1 | -1) => {
    if (kind === 'value') return
    const key = keyOf(part, name)
    left.set(key, (left.get(key) ?? 0) + (kind === 'close' ? by : -by))
  }
  for (const { part, text } of pieces)
    for (const [, inside = ''] of text.matchAll(tagPattern)) {
      const tag = readTag(inside)
      if (tag) add(part, tag, 1)
    }
  return {
    pass: (part: string, tag: Tag) => add(part, tag, -1),
    areLeft: (part: string, name: string): boolean => (left.get(keyOf(part, name)) ?? 0) > 0,
  }
}

/** Checks every tag of a template, part by part: a tag must be closed in the part that opens it. */
export const checkTags = (pieces: readonly Piece[], known: KnownScope): Checked => {
  const tags = new Set<string>()
  const problems: TemplateProblem[] = []
  const veiled = new Map<string, Veiled>()
  let open: Open[] = []
  let part: string | null = null
  const say = (
    piece: Piece,
    kind: ProblemKind,
    tag: string,
    { nearest, instead }: Omit<Fault, 'kind'> = { nearest: null, instead: null },
  ) =>
    problems.push({
      kind,
      tag,
      nearest,
      instead,
      part: piece.part,
      place: piece.place,
      text: piece.text.trim().slice(0, shownText),
    })
  const closeAll = () => {
    for (const { piece, tag } of open) say(piece, 'UNCLOSED', tag)
    open = []
  }
  const closings = closingsOf(pieces)
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
      closings.pass(piece.part, tag)
      const scopes = [known, ...open.map(({ scope }) => scope)]
      if (tag.kind === 'close') {
        const last = open.at(-1)
        if (last?.name === tag.name) open.pop()
        else if (open.some(({ name }) => name === tag.name)) {
          // What nothing closes any more is at fault itself, not the tag that closes the loop around it.
          const inner = open.splice(open.findLastIndex(({ name }) => name === tag.name)).slice(1)
          const crossed = inner.findLast(({ name }) => closings.areLeft(piece.part, name))
          for (const one of inner)
            if (!closings.areLeft(piece.part, one.name)) say(one.piece, 'UNCLOSED', one.tag)
          if (crossed) say(piece, 'CROSSED', shown, { nearest: `{{/${crossed.name}}}`, instead: null })
        } else say(piece, 'UNOPENED', shown)
        continue
      }
      tags.add(shown)
      const meant = findKnown(tag.name, scopes)
      if (meant?.seenBy) veiled.set(tag.name, { tag: shown, seenBy: meant.seenBy })
      const fault = valueFault(tag, meant, scopes, shown)
      if (fault) say(piece, fault.kind, shown, fault)
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
  return { tags: [...tags], problems, veiled: [...veiled.values()] }
}
