import { fill, mailTexts, type MailLocale } from './mail-texts.ts'

/** An item listed in an email: a title, a text below it, and a link to more. */
export type LetterItem = { title: string; text: string; url: string | null }

/** The content of an email; plain text, escaped by the layout. */
export type Letter = {
  locale: MailLocale
  /** The product's name in the application settings. */
  product: string
  title: string
  /** The name in the greeting; empty for none. */
  name?: string
  paragraphs: readonly string[]
  items?: readonly LetterItem[]
  /** Further lists, each below a heading. */
  sections?: readonly { title: string; items: readonly LetterItem[] }[]
  /** The call to action of the email. */
  action?: { label?: string; url: string } | null
  /** Why the person receives it, in a sentence; by default, an action with an account of this address. */
  why?: string
  /** Link to unsubscribe; absent for emails that cannot be stopped. */
  stop?: { label: string; url: string } | null
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const paragraph = (html: string, style = ''): string =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f2328;${style}">${html}</p>`

const item = ({ title, text, url }: LetterItem): string => {
  const name = escapeHtml(title)
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:#b83409;text-decoration:none">${name}</a>`
    : name
  return paragraph(
    `<strong>${head}</strong>${text ? `<br>${lines(text)}` : ''}`,
    'border-left:3px solid #ffd9cf;padding-left:12px',
  )
}

const section = ({ title, items }: { title: string; items: readonly LetterItem[] }): string =>
  `<h2 style="margin:24px 0 16px;${font};font-size:18px;line-height:26px;color:#1f2328">${escapeHtml(title)}</h2>
  ${items.map(item).join('\n  ')}`

const button = (url: string, label: string): string => `
  <table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
    <td style="border-radius:8px;background:#ff5629"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;font-weight:600;color:#1a0d08;text-decoration:none">${escapeHtml(label)}</a></td>
  </tr></table>`

const whyOf = ({ locale, why, product }: Letter): string =>
  why ?? fill(mailTexts[locale].whyAccount, { product })

const htmlOf = (letter: Letter): string => {
  const words = mailTexts[letter.locale]
  const small = 'font-size:13px;line-height:20px;color:#5c6370'
  return `<!doctype html>
<html lang="${letter.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.title)}</title></head>
<body style="margin:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
  ${paragraph(escapeHtml(letter.product), 'font-weight:700;color:#b83409')}
  <h1 style="margin:0 0 16px;${font};font-size:22px;line-height:30px;color:#1f2328">${escapeHtml(letter.title)}</h1>
  ${letter.name ? paragraph(escapeHtml(fill(words.greeting, { name: letter.name }))) : ''}
  ${letter.paragraphs.map((text) => paragraph(lines(text))).join('\n  ')}
  ${(letter.items ?? []).map(item).join('\n  ')}
  ${(letter.sections ?? []).map(section).join('\n  ')}
  ${letter.action ? button(letter.action.url, letter.action.label ?? words.open) : ''}
  ${letter.action ? paragraph(`${escapeHtml(words.linkHint)}<br><span style="word-break:break-all">${escapeHtml(letter.action.url)}</span>`, small) : ''}
</td></tr></table>
${paragraph(escapeHtml(whyOf(letter)), `${small};margin-top:16px`)}
${letter.stop ? paragraph(`<a href="${escapeHtml(letter.stop.url)}" style="color:#5c6370">${escapeHtml(letter.stop.label)}</a>`, small) : ''}
${paragraph(escapeHtml(fill(words.footer, { product: letter.product })), small)}
</td></tr></table>
</body></html>`
}

const itemText = ({ title, text, url }: LetterItem): string =>
  [`* ${title}`, text, url ?? ''].filter(Boolean).join('\n  ')

const textOf = (letter: Letter): string => {
  const words = mailTexts[letter.locale]
  return [
    letter.title,
    letter.name ? fill(words.greeting, { name: letter.name }) : '',
    ...letter.paragraphs,
    ...(letter.items ?? []).map(itemText),
    ...(letter.sections ?? []).flatMap(({ title, items }) => [title, ...items.map(itemText)]),
    letter.action ? `${letter.action.label ?? words.open}:\n${letter.action.url}` : '',
    [
      '--',
      whyOf(letter),
      letter.stop ? `${letter.stop.label}: ${letter.stop.url}` : '',
      fill(words.footer, { product: letter.product }),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Renders an email as HTML and as plain text with the same content. */
export const layOut = (letter: Letter): { html: string; text: string } => ({
  html: htmlOf(letter),
  text: textOf(letter),
})
