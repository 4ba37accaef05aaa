import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Custom properties that are used without a fallback and set nowhere, so that their declarations have no effect. */
const unset = (texts: readonly string[]): string[] => {
  const set = new Set(
    texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].map(([, name]) => name)),
  )
  const read = texts.flatMap((text) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name!),
  )
  return [...new Set(read)].filter((name) => !set.has(name))
}

it('a custom property that is read is set somewhere', () => {
  const files = ['platform', 'features', 'apps'].flatMap((room) =>
    readdirSync(room, { recursive: true }).map((path) => `${room}/${String(path)}`),
  )
  const texts = files
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\./.test(path))
    .map((path) => readFileSync(path, 'utf8'))
  expect(unset(texts)).toEqual([])
})

it('finds one that is called as no token is', () => {
  const sheet =
    ':root { --color-text: #111; } p { color: var(--text); margin: var(--gap, 4px); } b { color: var(--color-text); }'
  expect(unset([sheet, `style={{ ['--width']: 3 }}`])).toEqual(['--text'])
})
