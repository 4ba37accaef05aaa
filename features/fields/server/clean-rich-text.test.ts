import { describe, expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'

const id = '0b8f7a52-3d6c-4a0e-9f1b-2c5d7e9a1b34'
const pictures = new Map([[id, { width: 640, height: 480 }]])
const clean = (html: string): string => cleanRichText(html, pictures)
const picture = (alt: string): string => `<img data-picture="${id}" alt="${alt}" width="640" height="480">`

describe('a picture of a text', () => {
  test('stays with its description and the size that it has', () => {
    const given = `<p>До</p>${picture('Насос &amp; бак')}<p>После</p>`
    expect(clean(given)).toBe(given)
    expect(clean(clean(given))).toBe(given)
    expect(clean(`<img alt="Насос" data-picture="${id.toUpperCase()}" width="1" height="99999"/>`)).toBe(
      picture('Насос'),
    )
  })

  test('alone is a text, and may be there to decorate only', () => {
    expect(clean(`<img data-picture="${id}">`)).toBe(picture(''))
    expect(clean(`<p></p>${picture('')}`)).toBe(`<p></p>${picture('')}`)
  })

  test('is described in a line of limited length, which can contain only words', () => {
    expect(clean(picture('о'.repeat(300)))).toBe(picture('о'.repeat(200)))
    expect(clean(`<img data-picture="${id}" alt='  a\n\n b  '>`)).toBe(picture('a b'))
    expect(clean(`<img data-picture="${id}" alt='"><script>x()</script>'>`)).toBe(
      picture('&quot;&gt;&lt;script&gt;x()&lt;/script&gt;'),
    )
  })

  test.each([
    ['an address beside its id', `src="https://foreign.example/p.png" data-picture="${id}"`],
    ['data beside its id', `src="data:image/png;base64,AAAA" data-picture="${id}"`],
    ['other sizes of itself', `srcset="https://foreign.example/p.png 2x" data-picture="${id}"`],
    ['a style', `style="position:fixed;inset:0;background:url(//foreign.example)" data-picture="${id}"`],
    ['handlers', `onerror="x()" onload=x() data-picture="${id}"`],
    ['a class and a name', `class="modal" id="root" data-picture="${id}" is="x-y"`],
    ['a place to lead to', `usemap="#m" longdesc="javascript:x()" data-picture="${id}"`],
  ])('loses %s', (_what, attributes) => {
    expect(clean(`<img ${attributes} alt="Насос">`)).toBe(picture('Насос'))
  })

  test.each([
    ['a foreign address', 'src="https://foreign.example/p.png"'],
    ['an address of the portal', 'src="/api/v1/project-profile/picture?pictureId=1"'],
    ['an address without a protocol', 'src="//foreign.example/p.png"'],
    ['data', 'src="data:image/svg+xml,<svg onload=x()>"'],
    ['a script', 'src="javascript:x()"'],
    ['a blob', 'src="blob:https://portal.example/1"'],
    ['nothing', ''],
    ['an id that is none', 'data-picture="../../logo"'],
    ['an id of another profile', 'data-picture="0b8f7a52-3d6c-4a0e-9f1b-2c5d7e9a1b35"'],
    ['an id with an ending', `data-picture="${id} "`],
  ])('that names %s goes', (_what, attributes) => {
    expect(clean(`<p>Да<img ${attributes} alt="Насос" onerror="x()"></p>`)).toBe('<p>Да</p>')
    expect(clean(`<img ${attributes}>`)).toBe('')
  })

  test.each([
    ['a figure', `<figure>${picture('Насос')}<figcaption>Да</figcaption></figure>`, `${picture('Насос')}Да`],
    [
      'several sources',
      `<picture><source srcset="//foreign.example/p">${picture('Насос')}</picture>`,
      picture('Насос'),
    ],
    ['an svg', `<svg><image href="//foreign.example/p"/></svg>${picture('Насос')}`, picture('Насос')],
    ['a picture of another kind', `<image src=x data-picture="${id}">`, ''],
    ['raw text', `<xmp>${picture('Насос')}<img src=x onerror=x()></xmp>`, ''],
    ['a video', `<video poster="//foreign.example/p"></video><p>Да</p>`, '<p>Да</p>'],
  ])('in %s', (_what, given, left) => {
    expect(clean(given)).not.toMatch(/foreign|onerror|<(?!\/?p|img data-picture)/)
    if (left) expect(clean(given)).toBe(left)
  })
})
