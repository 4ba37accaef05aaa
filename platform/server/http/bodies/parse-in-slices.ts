import type { Pace } from './pace.ts'
import { isEscaped } from './scan-json.ts'

/** Bytes parsed at once: about a millisecond. */
const usualSlice = 32 * 1024

type Range = { from: number; to: number }
type Parse = (text: string) => unknown

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9 || byte === 10 || byte === 13

const trimmed = (bytes: Buffer, { from, to }: Range): Range => {
  let [start, end] = [from, to]
  while (start < end && isSpace(bytes[start])) start++
  while (end > start && isSpace(bytes[end - 1])) end--
  return { from: start, to: end }
}

/** Throws as a parser would: the body is not JSON. */
const malformed = (): never => {
  throw Object.assign(new SyntaxError('malformed JSON'), { statusCode: 400 })
}

/** Positions of the parts of a container between its separators. */
const partsOf = async (bytes: Buffer, { from, to }: Range, pace: Pace): Promise<Range[]> => {
  const parts: Range[] = []
  let [depth, start, isInText] = [0, from + 1, false]
  for (let i = from; i < to; i++) {
    if ((i & 0xffff) === 0 && pace.isDue()) await pace.rest()
    const byte = bytes[i]
    if (byte === 0x22) {
      if (!isInText || !isEscaped(bytes, i)) isInText = !isInText
    } else if (!isInText) {
      if (byte === 0x5b || byte === 0x7b) depth++
      else if (byte === 0x5d || byte === 0x7d) {
        if (--depth === 0 && i !== to - 1) return malformed()
      } else if (byte === 0x2c && depth === 1) {
        parts.push({ from: start, to: i })
        start = i + 1
      }
    }
  }
  if (depth !== 0 || isInText) return malformed()
  const last = trimmed(bytes, { from: start, to: to - 1 })
  if (parts.length > 0 || last.from < last.to) parts.push({ from: start, to: to - 1 })
  return parts
}

/** Groups adjacent parts into about a slice each; a larger part remains single. */
const grouped = (parts: readonly Range[], sliceBytes: number): Range[] => {
  const groups: Range[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (last && part.to - last.from <= sliceBytes) last.to = part.to
    else groups.push({ ...part })
  }
  return groups
}

/** End of the key at the start of a member. */
const endOfKey = (bytes: Buffer, { from, to }: Range): number => {
  if (bytes[from] !== 0x22) return malformed()
  for (let i = from + 1; i < to; i++) if (bytes[i] === 0x22 && !isEscaped(bytes, i)) return i + 1
  return malformed()
}

/** An object member that is larger than a slice. */
const splitMember = (bytes: Buffer, part: Range, parse: Parse): { key: string; value: Range } => {
  const member = trimmed(bytes, part)
  const keyEnd = endOfKey(bytes, member)
  const key = String(parse(bytes.toString('utf8', member.from, keyEnd)))
  // Inside a string the parser's own check would not notice it.
  if (key === '__proto__' || key === 'constructor') return malformed()
  const rest = trimmed(bytes, { from: keyEnd, to: member.to })
  if (bytes[rest.from] !== 0x3a) return malformed()
  return { key, value: { from: rest.from + 1, to: rest.to } }
}

/**
 * Parses a large JSON text with pauses, so that other requests are not blocked: containers larger than a slice are
 * split at their separators, and their parts are parsed by `parse`, several at a time.
 */
export const parseInSlices = async (
  bytes: Buffer,
  parse: Parse,
  pace: Pace,
  sliceBytes = usualSlice,
): Promise<unknown> => {
  const read = async (given: Range): Promise<unknown> => {
    const range = trimmed(bytes, given)
    const first = bytes[range.from]
    if (range.to - range.from <= sliceBytes || (first !== 0x5b && first !== 0x7b))
      return parse(bytes.toString('utf8', range.from, range.to))
    const isArray = first === 0x5b
    if (bytes[range.to - 1] !== (isArray ? 0x5d : 0x7d)) return malformed()
    const groups = grouped(await partsOf(bytes, range, pace), sliceBytes)
    return isArray ? readArray(groups) : readObject(groups)
  }
  const readArray = async (groups: readonly Range[]): Promise<unknown[]> => {
    const values: unknown[] = []
    for (const group of groups) {
      if (pace.isDue()) await pace.rest()
      if (group.to - group.from > sliceBytes) values.push(await read(group))
      else
        for (const value of parse(`[${bytes.toString('utf8', group.from, group.to)}]`) as unknown[])
          values.push(value)
    }
    return values
  }
  const readObject = async (groups: readonly Range[]): Promise<Record<string, unknown>> => {
    const members: Record<string, unknown> = {}
    for (const group of groups) {
      if (pace.isDue()) await pace.rest()
      if (group.to - group.from > sliceBytes) {
        const { key, value } = splitMember(bytes, group, parse)
        members[key] = await read(value)
      } else Object.assign(members, parse(`{${bytes.toString('utf8', group.from, group.to)}}`))
    }
    return members
  }
  return read({ from: 0, to: bytes.length })
}

/** The small members of a large object: those that identify the subject of the call. */
export const parseHead = async (
  bytes: Buffer,
  parse: Parse,
  pace: Pace,
): Promise<Record<string, unknown>> => {
  const range = trimmed(bytes, { from: 0, to: bytes.length })
  if (bytes[range.from] !== 0x7b || bytes[range.to - 1] !== 0x7d) return malformed()
  const head: Record<string, unknown> = {}
  for (const part of await partsOf(bytes, range, pace))
    if (part.to - part.from <= 1024)
      Object.assign(head, parse(`{${bytes.toString('utf8', part.from, part.to)}}`))
  return head
}
