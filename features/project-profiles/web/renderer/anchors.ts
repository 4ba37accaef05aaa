import { bringToTop } from './bring-to-top.ts'

/** DOM id of an element. */
export const elementAnchor = (code: string): string => `profile-${code}`

/** DOM id of a section. */
export const sectionAnchor = (id: string): string => `profile-section-${id}`

/** Scrolls to a part of the page, and focuses its first control. */
export const goTo = (anchor: string): void => {
  const part = document.getElementById(anchor)
  if (!part) return
  part
    .querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')
    ?.focus({ preventScroll: true })
  bringToTop(part)
}
