/** Landmarks and groups of a page: the start of one is a meaningful focus position. */
const places = 'main, section, article, form, fieldset, header, footer, table, tbody, ul, ol, [role]'

/** Focuses the start of a screen, for keyboard and screen reader users. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

const focusPlace = (place: HTMLElement): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // It must not be focusable by clicks later.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * The focused element may disappear: a row is filtered out, a button is removed after its action, the element that a
 * closing dialog returns to no longer exists. The browser would then start at the top; this moves the focus to the
 * nearest remaining place. Returns a function that ends it.
 */
export const keepFocus = (): (() => void) => {
  /** The last focused element on the screen itself, with its ancestors. */
  let way: HTMLElement[] = []
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement) || !target.closest('#main')) return
    way = []
    for (let at: HTMLElement | null = target; at && at !== document.body; at = at.parentElement) way.push(at)
  }
  const isLost = (): boolean =>
    document.activeElement === document.body &&
    way[0]?.isConnected === false &&
    !document.querySelector('[role="dialog"]')
  const goOn = (): void => {
    if (!isLost()) return
    const left = way.find((at) => at.isConnected && at.matches(places))
    if (left?.closest('#main')) focusPlace(left)
    else focusMain()
  }
  // A frame later: code that replaces the element may set the focus itself.
  const observer = new MutationObserver(() => void (isLost() && requestAnimationFrame(goOn)))
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
