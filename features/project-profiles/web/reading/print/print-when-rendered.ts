/** Maximum wait for images, and polling interval, in milliseconds. */
const maxWaitMs = 5000
const pollMs = 100

/** Whether all images have loaded or failed; a failed one is replaced by its alternative text. */
const isDrawn = (sheet: Element): boolean =>
  sheet.querySelector('.rich-picture:empty') === null &&
  [...sheet.querySelectorAll('img')].every(({ complete }) => complete)

/** Opens the browser's dialog as soon as the pictures of the sheet are loaded; returns a function that cancels it. */
export const printWhenRendered = (sheet: Element, printed: () => void): (() => void) => {
  const started = performance.now()
  const timer = setInterval(() => {
    if (!isDrawn(sheet) && performance.now() - started < maxWaitMs) return
    clearInterval(timer)
    window.print()
    printed()
  }, pollMs)
  return () => clearInterval(timer)
}
