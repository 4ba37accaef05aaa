import { fill, mailTexts, type MailLocale } from './mail-texts.ts'

/** An item listed in an email: a title, a text below it, and a link to more. */
export type EmailItem = { title: string; text: string; url: string | null }

/** The content of an email; plain text, escaped by the layout. */
export type EmailContent = {
  locale: MailLocale
  /** The product's name in the application settings. */
  product: string
  title: string
  /** The name in the greeting; empty for none. */
  name?: string
  paragraphs: readonly string[]
  items?: readonly EmailItem[]
  /** Further lists, each below a heading. */
  sections?: readonly { title: string; items: readonly EmailItem[] }[]
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

const item = ({ title, text, url }: EmailItem): string => {
  const name = escapeHtml(title)
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:#b83409;text-decoration:none">${name}</a>`
    : name
  return paragraph(
    `<strong>${head}</strong>${text ? `<br>${lines(text)}` : ''}`,
    'border-left:3px solid #ffd9cf;padding-left:12px',
  )
}

const section = ({ title, items }: { title: string; items: readonly EmailItem[] }): string =>
  `<h2 style="margin:24px 0 16px;${font};font-size:18px;line-height:26px;color:#1f2328">${escapeHtml(title)}</h2>
  ${items.map(item).join('\n  ')}`

const button = (url: string, label: string): string => `
  <table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
    <td style="border-radius:8px;background:#ff5629"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;font-weight:600;color:#1a0d08;text-decoration:none">${escapeHtml(label)}</a></td>
  </tr></table>`

const whyOf = ({ locale, why, product }: EmailContent): string =>
  why ?? fill(mailTexts[locale].whyAccount, { product })

const htmlOf = (email: EmailContent): string => {
  const words = mailTexts[email.locale]
  const small = 'font-size:13px;line-height:20px;color:#5c6370'
  return `<!doctype html>
<html lang="${email.locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(email.title)}</title></head>
<body style="margin:0;background:#f4f5f7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px"><tr><td style="padding:32px">
  ${paragraph(escapeHtml(email.product), 'font-weight:700;color:#b83409')}
  <h1 style="margin:0 0 16px;${font};font-size:22px;line-height:30px;color:#1f2328">${escapeHtml(email.title)}</h1>
  ${email.name ? paragraph(escapeHtml(fill(words.greeting, { name: email.name }))) : ''}
  ${email.paragraphs.map((text) => paragraph(lines(text))).join('\n  ')}
  ${(email.items ?? []).map(item).join('\n  ')}
  ${(email.sections ?? []).map(section).join('\n  ')}
  ${email.action ? button(email.action.url, email.action.label ?? words.open) : ''}
  ${email.action ? paragraph(`${escapeHtml(words.linkHint)}<br><span style="word-break:break-all">${escapeHtml(email.action.url)}</span>`, small) : ''}
</td></tr></table>
${paragraph(escapeHtml(whyOf(email)), `${small};margin-top:16px`)}
${email.stop ? paragraph(`<a href="${escapeHtml(email.stop.url)}" style="color:#5c6370">${escapeHtml(email.stop.label)}</a>`, small) : ''}
${paragraph(escapeHtml(fill(words.footer, { product: email.product })), small)}
</td></tr></table>
</body></html>`
}

const itemText = ({ title, text, url }: EmailItem): string =>
  [`* ${title}`, text, url ?? ''].filter(Boolean).join('\n  ')

const textOf = (email: EmailContent): string => {
  const words = mailTexts[email.locale]
  return [
    email.title,
    email.name ? fill(words.greeting, { name: email.name }) : '',
    ...email.paragraphs,
    ...(email.items ?? []).map(itemText),
    ...(email.sections ?? []).flatMap(({ title, items }) => [title, ...items.map(itemText)]),
    email.action ? `${email.action.label ?? words.open}:\n${email.action.url}` : '',
    [
      '--',
      whyOf(email),
      email.stop ? `${email.stop.label}: ${email.stop.url}` : '',
      fill(words.footer, { product: email.product }),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Renders an email as HTML and as plain text with the same content. */
export const layOut = (email: EmailContent): { html: string; text: string } => ({
  html: htmlOf(email),
  text: textOf(email),
})
