import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PagePreview } from '#platform/domain/page-preview.ts'
import { drawnImage } from '../files/images.ts'
import { drawable, linesOf, widthOf } from './letters.ts'
import { logoPlace } from './logo-place.ts'
import { previewSvg } from './preview-svg.ts'

const preview = (change: Partial<PagePreview> = {}): PagePreview => ({
  name: 'Грибница',
  by: 'Первый взлёт',
  logo: null,
  brand: '#6b1fb3',
  facts: [
    { name: 'Выручка', value: '12,5 млн ₽' },
    { name: 'Пилоты', value: '14' },
  ],
  ...change,
})

const box = { size: 50, weight: 700, width: 400, lines: 3 } as const

const hostile = [
  'Щ'.repeat(255),
  'W'.repeat(10_000),
  '</svg><script>alert(1)</script>"\'&amp;',
  '\u202eמעלה \u0627\u0644\u0639\u0631\u0628\u064a\u0629',
  '🚀🔥👩‍👩‍👧',
  '日本語',
  `e${'\u0301'.repeat(5_000)}`,
  '\u0000\u0007\ud800',
  '   \n\t ',
  '',
]

describe('words of a picture', () => {
  test('lose what is not seen or has no sign in the typeface, and are on one line', () => {
    expect(drawable('  Рост\n\t в\u00a05 раз 🚀 \u202eабв\u200b ')).toBe('Рост в 5 раз абв')
    expect(drawable('и\u0306 é ệ Ψ ₽ №')).toBe('й é ệ Ψ ₽ №')
    expect(drawable('日本語 שלום')).toBe('')
    // A part of a name would be another name.
    expect(drawable('Acme 日本')).toBe('')
  })

  test('are cut between words, and a word only where it is wider than a line', () => {
    const { lines, whole } = linesOf('Платформа контроля качества', box)
    expect([lines.join(' '), whole]).toEqual(['Платформа контроля качества', true])
    expect(linesOf('Щ'.repeat(20), box).whole).toBe(false)
  })

  test.each(hostile)('have no more lines than fit, none too wide: %j', (text) => {
    const { lines } = linesOf(drawable(text), box)
    expect(lines.length).toBeLessThanOrEqual(box.lines)
    for (const line of lines) expect(widthOf(line, box.size, box.weight)).toBeLessThanOrEqual(box.width)
  })

  test('that do not fit end in an ellipsis', () => {
    expect(linesOf('Щ'.repeat(255), box).lines.at(-1)).toMatch(/^Щ+…$/)
  })
})

describe('the picture of a preview', () => {
  test('shows each of its words, its colour and two facts', () => {
    const drawn = previewSvg(preview())
    for (const change of [
      { name: 'Грибок' },
      { by: 'Второй взлёт' },
      { brand: '#10131a' },
      { logo: '/logo' },
      { facts: preview().facts.slice(0, 1) },
    ])
      expect(previewSvg(preview(change)), JSON.stringify(change)).not.toBe(drawn)
    const third = { name: 'Третий', value: '3' }
    expect(previewSvg(preview({ facts: [...preview().facts, third] }))).toBe(drawn)
  })

  test.each(hostile)('is outlines of an own colour and nothing else, whatever it is made of: %j', (text) => {
    const facts = [{ name: text, value: text }]
    const svg = previewSvg({ name: text, by: text, logo: null, brand: `"/><x${text}`, facts })
    expect(new Set(Array.from(svg.matchAll(/<([^\s>/]+)/g), ([, name]) => name))).toEqual(
      new Set(['svg', 'rect', 'path']),
    )
    expect(svg).not.toMatch(/[^\x20-\x7e]|href|url\(|NaN/)
    expect(svg.length).toBeLessThan(200_000)
  })

  test('of a name that cannot be drawn shows who shows it', () => {
    expect(previewSvg(preview({ name: '日本語' }))).toBe(
      previewSvg(preview({ name: 'Первый взлёт', by: '' })),
    )
  })

  test('leaves out a fact that it could say by half', () => {
    const [first] = preview().facts
    const half = { name: 'حجم السوق', value: '7' }
    expect(previewSvg(preview({ facts: [half, first!] }))).toBe(previewSvg(preview({ facts: [first!] })))
  })

  test('becomes a jpeg of the requested size, with the logo in its place', async () => {
    const logo = sharp({ create: { width: 256, height: 256, channels: 3, background: '#00ff00' } })
    const svg = previewSvg(preview({ logo: '/logo' }))
    const picture = sharp(await drawnImage(svg, { bytes: await logo.png().toBuffer(), ...logoPlace }))
    const { format, width, height } = await picture.metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    const { left, top, side } = logoPlace
    const middle = { left: left + side / 2, top: top + side / 2, width: 1, height: 1 }
    const [red, green] = await picture.clone().extract(middle).raw().toBuffer()
    expect(green! - red!).toBeGreaterThan(200)
  })
})
