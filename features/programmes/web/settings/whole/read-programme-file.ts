/** Reads a chosen file; invalid JSON is not sent, and everything else is validated by the server. */
export const readProgrammeFile = async (file: Blob): Promise<{ json: unknown } | null> => {
  try {
    const json: unknown = JSON.parse(await file.text())
    return { json }
  } catch {
    return null
  }
}

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

const nameOf = (value: unknown): string => {
  const name = at(value, 'name')
  return typeof name === 'string' ? name.slice(0, 80) : ''
}

/** Location of an error in a file: track, task, and field name. */
export type FilePlace = { track: string | null; trackpoint: string | null; field: string }

/** The location of an error's path, by the names in the file. */
export const placeIn = (json: unknown, path: string): FilePlace => {
  const parts = path.split('.').slice(1)
  let value = json
  const named: Record<string, string> = {}
  for (const [step, part] of parts.entries()) {
    value = at(value, part)
    const list = parts[step - 1]
    if ((list === 'tracks' || list === 'trackpoints') && /^\d+$/.test(part))
      named[list] = nameOf(value) || String(Number(part) + 1)
  }
  return {
    track: named['tracks'] ?? null,
    trackpoint: named['trackpoints'] ?? null,
    field: parts.findLast((part) => !/^\d+$/.test(part)) ?? '',
  }
}
