import sanitize from 'sanitize-html'

const safeAddress = /^(https?:\/\/|mailto:)/i

const link = (tagName: string, { href = '' }: sanitize.Attributes): sanitize.Tag => ({
  tagName,
  attribs: safeAddress.test(href.trim()) ? { href: href.trim(), rel: 'noopener noreferrer nofollow' } : {},
})

const options: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: link, b: 'strong', i: 'em', del: 's', strike: 's' },
}

/** Rich text with only the tags that a person may use; text that shows nothing is empty. */
export const cleanRichText = (html: string): string => {
  const clean = sanitize(html, options).replaceAll('<br />', '<br>')
  return clean.replace(/<[^>]*>/g, '').trim() === '' ? '' : clean
}
