import { createElement, Fragment, useMemo, type ReactNode } from 'react'

/** The marks a rich text may have, as the server leaves them; anything else is shown as its text alone. */
const known = new Set(['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'h3', 'blockquote'])

/** Elements whose contents are no text for a reader. */
const silent = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'])

const isSafeAddress = (address: string): boolean => /^(https?:\/\/|mailto:)/i.test(address)

const drawn = (node: Node, key: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (silent.has(tag)) return null
  const children = [...node.childNodes].map(drawn)
  const address = node.getAttribute('href') ?? ''
  if (tag === 'a' && isSafeAddress(address)) {
    return (
      <a key={key} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    )
  }
  if (tag === 'br') return <br key={key} />
  return known.has(tag)
    ? createElement(tag === 'h3' ? 'strong' : tag, { key }, ...children)
    : createElement(Fragment, { key }, ...children)
}

/** A rich text as elements of our own: only known marks are drawn, so nothing in it can run. */
export const RichText = ({ html }: { html: string }) => {
  const content = useMemo(
    () => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(drawn),
    [html],
  )
  return <div className="read-rich">{content}</div>
}
