/** A line of a comparison: in both texts, only in the first, or its replacement in the second. */
export type DiffLine = { kind: 'same' | 'gone' | 'added'; text: string }

/** Further lines are compared as one block: nobody reads more, and the comparison takes quadratic time. */
const maxLines = 600

/** Differences between two texts, line by line. */
export const lineDiff = (before: string, after: string): DiffLine[] => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  if (before === after) return old.map((text) => ({ kind: 'same', text }))
  if (old.length > maxLines || now.length > maxLines)
    return [
      ...old.map((text) => ({ kind: 'gone' as const, text })),
      ...now.map((text) => ({ kind: 'added' as const, text })),
    ]
  const width = now.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number): number => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push({ kind: 'gone', text: old[i++]! })
    else lines.push({ kind: 'added', text: now[j++]! })
  }
  return lines
}
