import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const valuesOf = (selector: string): Record<string, string> => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (#[\da-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  )
}

const light = valuesOf(':root')
const dark = { ...light, ...valuesOf(":root[data-theme='dark']") }
const looks: [string, Record<string, string>][] = [
  ['light', light],
  ['dark', dark],
  ['aurora light', { ...light, ...valuesOf(":root[data-brand='aurora']") }],
  ['aurora dark', { ...dark, ...valuesOf(":root[data-brand='aurora'][data-theme='dark']") }],
]

const luminance = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

const states = ['new', 'work', 'done', 'accepted', 'rejected', 'blocked']
const pairs: [string, string][] = [
  ...['background', 'surface', 'surface-sunken', 'hover'].flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-muted', ground],
  ]),
  ['primary-text', 'surface'],
  ['primary-text', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['link', 'background'],
  ...states.map((state): [string, string] => [`state-${state}`, `state-${state}-soft`]),
  ...states.map((state): [string, string] => [`state-${state}`, 'surface']),
]

test.each(looks)('%s: every text is readable on its ground (AA, 4.5)', (_, look) => {
  const weak = pairs.filter(
    ([text, ground]) => contrast(look[text] ?? '#000000', look[ground] ?? '#000000') < 4.5,
  )
  expect(weak).toEqual([])
})

test.each(looks)('%s: borders of controls and the focus stand out (3)', (_, look) => {
  for (const name of ['border-strong', 'focus']) {
    expect(contrast(look[name] ?? '', look['surface'] ?? '')).toBeGreaterThanOrEqual(3)
  }
})
