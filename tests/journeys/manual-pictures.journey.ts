import type { Browser } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { pictureName, readMarkdown, type Block, type Inline } from '#platform/domain/markdown.ts'
import { manualNames } from '../../features/manuals/domain/contents.ts'
import { expect, test } from './support/journey.ts'
import { settled } from './support/look-over.ts'
import { browserOf, openBrowser, type Look, type WatchedPage } from './support/people.ts'

type Picture = Extract<Block, { kind: 'picture' }>

/** `npm run manuals` takes the screenshots again; a test run only checks that they are up to date. */
const isTaking = process.env['MANUALS'] !== undefined

const folder = new URL('../../apps/web/static/manuals-pictures/', import.meta.url)
const size = { width: 1100, height: 688 }

const inlinesOf = (block: Block | undefined): Inline[] =>
  block === undefined ? [] : block.kind === 'list' ? block.items.flat() : 'words' in block ? block.words : []

/**
 * Each screenshot of a language with the buttons and fields that the manual names next to it: the bold words after
 * it.
 */
const picturesOf = (locale: 'ru' | 'en'): { picture: Picture; named: string[] }[] =>
  manualNames.flatMap((name) => {
    const file = new URL(`../../docs/manuals/${locale}/${name}.md`, import.meta.url)
    const { blocks } = readMarkdown(readFileSync(file, 'utf8'))
    return blocks.flatMap((block, n) =>
      block.kind === 'picture'
        ? [
            {
              picture: block,
              named: inlinesOf(blocks[n + 1]).flatMap(({ kind, text }) => (kind === 'strong' ? [text] : [])),
            },
          ]
        : [],
    )
  })

const open = async (browser: Browser, { address, role }: Picture, look: Look): Promise<WatchedPage> => {
  const page = role === 'guest' ? await openBrowser(browser, look) : await browserOf(browser, role, look)
  await page.setViewportSize(size)
  await page.goto(address)
  await settled(page)
  return page
}

for (const locale of ['ru', 'en'] as const)
  test(`buttons and fields named next to the manuals’ screenshots are on the screen: ${locale}`, async ({
    browser,
  }) => {
    const pictures = picturesOf(locale)
    expect(pictures.length).toBeGreaterThan(0)
    test.setTimeout(30_000 * pictures.length)
    for (const { picture, named } of pictures) {
      const page = await open(browser, picture, { locale })
      for (const words of named)
        await expect(
          page.getByText(words).first(),
          `${picture.address} as ${picture.role}: ${words}`,
        ).toBeAttached()
      if (isTaking) {
        mkdirSync(folder, { recursive: true })
        for (const theme of ['light', 'dark'] as const) {
          await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
          await page.waitForTimeout(400)
          const shot = await page.screenshot({ animations: 'disabled' })
          const file = new URL(`${pictureName(picture)}.${locale}.${theme}.webp`, folder)
          writeFileSync(file, await sharp(shot).webp({ quality: 60, effort: 6 }).toBuffer())
        }
      }
      await page.close()
    }
  })
