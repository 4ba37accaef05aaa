import { bringToTop } from './bring-to-top.ts'

/** Where an element stands on the page. */
export const elementAnchor = (code: string): string => `profile-${code}`

/** Where a section stands on the page. */
export const sectionAnchor = (id: string): string => `profile-section-${id}`

/** Brings a part of the page into view, and the focus to its first control. */
export const goTo = (anchor: string): void => {
  const part = document.getElementById(anchor)
  if (!part) return
  part
    .querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')
    ?.focus({ preventScroll: true })
  bringToTop(part)
}
