import { expect, test } from 'vitest'
import { readPasted } from './pasted-text.ts'

const wordItem = (level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
  style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
  </span></span></span><![endif]>${text}</p>`

const plain = (html: string): string =>
  readPasted(html)
    .html.replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/\s*\n\s*/g, '')

test("Word's lists keep their levels, and their bullets leave the text", () => {
  const pasted = [
    '<p>Перед</p>',
    wordItem(1, '·', 'Один'),
    wordItem(2, 'o', 'Один-один'),
    wordItem(3, '§', 'Глубже'),
    wordItem(2, 'o', 'Один-два'),
    wordItem(1, '·', 'Два'),
    '<p>После</p>',
  ].join('\n')
  expect(plain(pasted)).toBe(
    '<p>Перед</p><ul><li><p>Один</p><ul><li><p>Один-один</p><ul><li><p>Глубже</p></li></ul></li>' +
      '<li><p>Один-два</p></li></ul></li><li><p>Два</p></li></ul><p>После</p>',
  )
})

test("Word's numbered lists stay numbered, with bullets within", () => {
  expect(
    plain([wordItem(1, '1.', 'Раз'), wordItem(2, '·', 'Внутри'), wordItem(1, '2.', 'Два')].join('')),
  ).toBe('<ol><li><p>Раз</p><ul><li><p>Внутри</p></li></ul></li><li><p>Два</p></li></ol>')
})

test('a list copied from its middle keeps what is deeper, and lists of two kinds stay two', () => {
  const pasted = [wordItem(2, '·', 'а'), wordItem(1, '·', 'б'), wordItem(2, '·', 'в'), wordItem(2, '1.', 'г')]
  expect(plain(pasted.join(''))).toBe(
    '<ul><li><p>а</p></li><li><p>б</p><ul><li><p>в</p></li></ul><ol><li><p>г</p></li></ol></li></ul>',
  )
  expect(plain([wordItem(1, '·', 'а'), wordItem(3, '·', 'б'), wordItem(2, '·', 'в')].join(''))).toBe(
    '<ul><li><p>а</p><ul><li><p>б</p></li><li><p>в</p></li></ul></li></ul>',
  )
})

test('lists of Word on the web keep their levels', () => {
  const item = (level: number, text: string): string =>
    `<div class="ListContainerWrapper"><ul><li data-aria-level="${level}"><p>${text}</p></li></ul></div>`
  expect(plain(`${item(1, 'а')}${item(2, 'б')}${item(1, 'в')}`)).toBe(
    '<ul><li><p>а</p><ul><li><p>б</p></li></ul></li><li><p>в</p></li></ul>',
  )
})

test('a list next to its item goes into it', () => {
  expect(readPasted('<ul><li>а</li><ul><li>б</li></ul><li>в</li></ul>').html).toBe(
    '<ul><li>а<ul><li>б</li></ul></li><li>в</li></ul>',
  )
})

test('text that tracked changes deleted does not come back; what is struck through by hand stays', () => {
  const pasted =
    '<p>Есть <span class=msoDel><del cite="mailto:a" datetime="2026-11-01">было</del></span><span class=msoIns><ins>стало</ins></span> <s>зачёркнуто</s></p>'
  const { html } = readPasted(pasted)
  expect(html).not.toContain('было')
  expect(html).toContain('стало')
  expect(html).toContain('<s>зачёркнуто</s>')
  expect(readPasted('<p>Цена <del>10</del> 5</p>').html).toContain('<del>10</del>')
  expect(readPasted('<p class=MsoNormal>Цена <del>10</del> 5</p>').html).not.toContain('10')
})

test('a numbered heading stays a heading', () => {
  const heading = '<h2 style="mso-list:l0 level1 lfo1">Цели</h2>'
  expect(readPasted(heading).html).toBe(heading)
})

test('rows of a table become lines with their links and paragraphs, and that is announced', () => {
  const table =
    '<table><tr><td>Год</td><td><p>Сумма,</p><p>млн</p></td></tr><tr><td>2026</td><td><a href="/a">5</a></td></tr><tr><td></td></tr></table>'
  expect(readPasted(table)).toEqual({
    html: '<p>Год | Сумма, млн</p><p>2026 | <a href="/a">5</a></p>',
    hasTables: true,
  })
  expect(readPasted('<p>Слова</p>').hasTables).toBe(false)
})

test('a table that only frames a text goes without a word', () => {
  const frame = (html: string): string => `<table><tr><td>${html}</td></tr></table>`
  expect(readPasted(frame(frame('<p>Один</p><ul><li>Два</li></ul>')))).toEqual({
    html: '<p>Один</p><ul><li>Два</li></ul>',
    hasTables: false,
  })
})

test('what the editor itself copied comes back as it was', () => {
  const own = '<p data-pm-slice="1 1 []">Раз <s>два</s> <a href="https://x.example">три</a></p>'
  expect(readPasted(`<meta charset="utf-8">${own}`)).toEqual({ html: own, hasTables: false })
})
