import { expect, test } from 'vitest'
import { picturesIn, plainText, showsNothing, takesPictures, withoutTags } from './rich-text.rules.ts'
import { field, column } from './samples.ts'
import { lengthOf, validateText } from './text.rules.ts'

const id = '0b8f7a52-3d6c-4a0e-9f1b-2c5d7e9a1b34'
const picture = (alt: string) => `<img data-picture="${id}" alt="${alt}" width="640" height="480">`
const words = ({ alt }: { alt: string }) => `[${alt}]`

test('pictures of a text are found with their descriptions, a sign within quotes ends nothing', () => {
  expect(picturesIn(`<p>До</p>${picture('a > b &amp; &quot;c&quot;')}${picture('')}`)).toEqual([
    { id, alt: 'a > b & "c"', width: 640, height: 480 },
    { id, alt: '', width: 640, height: 480 },
  ])
  expect(withoutTags(`<p>До</p>${picture('a > b')}`)).toBe('До')
})

test('a text of a picture alone shows something, one of empty paragraphs nothing', () => {
  expect(showsNothing(`<p></p>${picture('')}`)).toBe(false)
  expect(showsNothing('<p> <br></p>')).toBe(true)
})

test('words replace a picture where a text is read as lines, whatever they contain', () => {
  const rich = `<p>До</p>${picture('Насос &lt;1&gt;')}<ul><li><p>после</p></li></ul>`
  expect(plainText(rich, words)).toBe('До\n[Насос <1>]\n• после')
  expect(plainText(`${picture('')}<p>После</p>`, () => '')).toBe('После')
})

test('a picture takes no characters of a text, and there are ten at the most', () => {
  const story = field({ code: 'story', type: 'TEXT', rich: true, limits: { maxLength: 5 } })
  const long = picture('о'.repeat(200))
  expect(lengthOf(story, `<p>Пять!</p>${long}`)).toBe(5)
  expect(validateText(story, `<p>Пять!</p>${long.repeat(10)}`)).toBeNull()
  expect(validateText(story, long.repeat(11))).toBe('TOO_MANY')
  expect(validateText(story, `<p>Шесть!</p>${long}`)).toBe('TOO_LONG')
})

test('cells of tables take no pictures, nor do texts without marks', () => {
  expect(takesPictures(field({ code: 'story', type: 'TEXT', rich: true }))).toBe(true)
  expect(takesPictures(field({ code: 'story', type: 'TEXT' }))).toBe(false)
  expect(takesPictures(column({ code: 'story', type: 'TEXT', rich: true }))).toBe(false)
})

test('signs without end are read in no time', () => {
  const before = performance.now()
  for (const signs of [
    '<'.repeat(40_000),
    '<"'.repeat(20_000),
    '<img '.repeat(8_000),
    '<img "'.repeat(6_000),
  ]) {
    withoutTags(signs)
    picturesIn(signs)
  }
  expect(performance.now() - before).toBeLessThan(500)
})
