import { describe, expect, it } from 'vitest'
import { layOut } from './layout.ts'
import { headerText, isPlainAddress } from './queue-mail.ts'

describe('an email', () => {
  const email = {
    locale: 'ru' as const,
    product: 'Runway & Co',
    title: '<script>alert(1)</script>',
    name: 'Анна',
    paragraphs: ['first\nsecond <img src=x onerror=alert(1)>'],
    items: [{ title: '"quoted"', text: "it's", url: 'https://portal.example/a?b=1&c=2' }],
    action: { url: 'https://portal.example/"onmouseover="x' },
  }

  it('shows everything a person typed as text', () => {
    const { html } = layOut(email)
    expect(html).not.toMatch(/<script|<img|"onmouseover/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).toContain('first<br>second &lt;img')
    expect(html).toContain('href="https://portal.example/a?b=1&amp;c=2"')
    expect(html).toContain('Runway &amp; Co')
  })

  it('says the same in plain text', () => {
    const { text } = layOut(email)
    expect(text).toContain('Здравствуйте, Анна!')
    expect(text).toContain('Открыть на портале:\nhttps://portal.example/')
    expect(text).toContain('* "quoted"')
  })

  it('leaves a header on one line', () => {
    expect(headerText('Hello\r\nBcc: all@example.org\u2028x\u0000')).toBe('Hello Bcc: all@example.org x')
  })

  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'Name <a@b.example>',
    'a@b.example;c@d.example',
    '"a b"@c.example',
    'nobody',
    `${'a'.repeat(250)}@b.example`,
  ])('does not take %j for an address', (address) => {
    expect(isPlainAddress(address)).toBe(false)
  })

  it('takes an ordinary address', () => {
    expect(isPlainAddress("o'neil+x@mail.example")).toBe(true)
    expect(isPlainAddress('анна@пример.рф')).toBe(true)
  })
})
