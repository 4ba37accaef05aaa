import { placeKey, type Place } from '../../domain/values.ts'

/** Brings a field into view, and the focus into it. */
export const goToPlace = (place: Place): void => {
  const field = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(placeKey(place))}"]`)
  field?.scrollIntoView?.({ block: 'center' })
  field
    ?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')
    ?.focus({ preventScroll: true })
}
