import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const name = String.raw`\b\w*(?:[sS]tate|[sS]tatus)\b`
const literal = String.raw`['"][A-Z][A-Z_]*['"]`

/** A state compared with a name of a state, or looked for among some. */
const comparisons = new RegExp(
  [
    String.raw`${name}\)?\s*[!=]==\s*${literal}`,
    String.raw`${literal}\s*[!=]==\s*[\w.?]*${name}`,
    String.raw`\b(?:includes|has)\(\s*[\w.?]*${name}\s*\)`,
    String.raw`\bswitch\s*\(\s*[\w.?]*${name}\s*\)`,
  ].join('|'),
  'g',
)

/** Comparisons that decide nothing. */
const allowed: Record<string, string> = {
  'features/objects/web/panel/ObjectUses.tsx': 'names the states in the order of the list',
}

const comparedIn = (text: string): string[] => [...text.matchAll(comparisons)].map(([found]) => found)

describe('a screen compares no states', () => {
  const files = readSourceFiles(process.cwd()).filter(
    ({ path }) => /(^|\/)web\//.test(path) && !/\.(test|samples)\.tsx?$/.test(path),
  )

  it('but asks the server’s `actions`, or a function of the domain that the server may ask, too', () => {
    const found = files.flatMap(({ path, text }) =>
      comparedIn(text)
        .filter(() => !(path in allowed))
        .map((comparison) => `${path}: ${comparison}`),
    )
    expect(found).toEqual([])
  })

  it.each(Object.keys(allowed))('still has the exception %s', (path) => {
    expect(comparedIn(files.find((file) => file.path === path)?.text ?? '')).not.toEqual([])
  })

  it.each([
    "const mayStart = task.state === 'NOT_STARTED'",
    "if (work?.accessStatus !== 'ALLOWED_TO_WORK') return",
    "'DRAFT' === version.status",
    'open.includes(request.status)',
    'closed.has(status)',
    'switch (status) {',
  ])('finds a planted comparison: %s', (text) => {
    expect(comparedIn(text)).toHaveLength(1)
  })

  it.each(["state === 'failed'", "{ status: 'OPEN' }", 'stateKey(table, status)', "phase === 'saved'"])(
    'lets pass: %s',
    (text) => expect(comparedIn(text)).toEqual([]),
  )
})
