import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMarkdown } from '#platform/domain/markdown.ts'
import { manualNames } from '../../../features/manuals/domain/contents.ts'
import { manualOfScreen, manualPlaces } from './manual-places.ts'
import { screens } from './screens.ts'

const partsOf = (language: string, name: string): number => {
  const file = new URL(`../../../docs/manuals/${language}/${name}.md`, import.meta.url)
  return readMarkdown(readFileSync(file, 'utf8')).blocks.filter(
    (block) => block.kind === 'heading' && block.level === 2,
  ).length
}

test('every place of the manuals that a screen leads to is there in both languages', () => {
  for (const place of Object.values(manualPlaces)) {
    const [name = '', part] = place.split('#part-')
    expect(manualNames, place).toContain(name)
    for (const language of ['ru', 'en'])
      if (part) expect(partsOf(language, name), place).toBeGreaterThanOrEqual(Number(part))
  }
})

test('a screen leads to its own place, not to that of the area that contains it', () => {
  expect(manualOfScreen('/bch/view/expert-job-order/earnings')).toBe('/manuals/expertise#part-1')
  expect(manualOfScreen('/bch/view/expert-job/acts')).toBe('/manuals/expertise#part-2')
  for (const { path } of screens) expect(manualOfScreen(path)).toMatch(/^\/manuals\/[a-z-]+/)
})
