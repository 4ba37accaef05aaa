import type { Page } from '@playwright/test'

/**
 * Wraps each text node in `<font>`, including later ones, as a browser's translation does. The text stays the same,
 * so that a journey still finds it.
 */
const translate = (): void => {
  const skipped = 'script, style, noscript, title, textarea, input, [translate="no"], .notranslate'
  const put = (text: Text): void => {
    const { parentElement } = text
    if (!parentElement || text.data.trim() === '') return
    if (parentElement.nodeName === 'FONT' || parentElement.closest(skipped)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.append(inner)
    inner.textContent = text.data
    text.replaceWith(outer)
  }
  const putAll = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node.nodeType === Node.TEXT_NODE ? [node as Text] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) put(text)
  }
  const begin = (): void => {
    putAll(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node.nodeType === Node.TEXT_NODE) putAll(node)
          else if (node !== target) putAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  document.addEventListener('DOMContentLoaded', begin)
}

/** Has each page opened in this context translated by the browser from now on. */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(translate)
}
