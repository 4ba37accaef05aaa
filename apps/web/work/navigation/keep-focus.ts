/** What is told apart on a page: whoever stands at the beginning of one knows where they are. */
const places = 'main, section, article, form, fieldset, header, footer, table, tbody, ul, ol, [role]'

/** A screen at its beginning, for those who move by keys or hear the page. */
export const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true })

const focusPlace = (place: HTMLElement): void => {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    // Nobody comes to it by a click later.
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}

/**
 * What has the focus may go away: a row leaves the list that was filtered, a button goes once its action is done, and what
 * a closing dialog would return to is gone. The browser then begins at the top; here one goes on at the nearest place on
 * the screen that is left. Gives what ends it.
 */
export const keepFocus = (): (() => void) => {
  /** What had the focus last on the screen itself, with all it stands in. */
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
  // A frame later: what draws something else in its place may put the focus there itself.
  const observer = new MutationObserver(() => void (isLost() && requestAnimationFrame(goOn)))
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
