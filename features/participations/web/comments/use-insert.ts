import { useFormContext } from '#platform/web/work/components/form/form-context.ts'

/**
 * Returns a function that inserts text into a field of the surrounding form at its cursor, on a new line, and focuses
 * the field.
 */
export const useInsert = (name: string): ((text: string) => void) => {
  const { form } = useFormContext()
  const put = (text: string) => {
    const area = document.activeElement
    if (!(area instanceof HTMLTextAreaElement)) return
    const typed = area.value
    // In a field without a cursor yet, inserts at the end.
    const from = area.selectionStart || typed.length
    const to = Math.max(area.selectionEnd, from)
    const before = typed.slice(0, from)
    const whole = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`
    const now = whole + typed.slice(to)
    form.setValue(name, now, { shouldDirty: true, shouldTouch: true })
    // After rendering; unless the user has typed more in the meantime.
    requestAnimationFrame(() => {
      if (area.value === now) area.setSelectionRange(whole.length, whole.length)
    })
  }
  return (text) => {
    form.setFocus(name)
    // The form sets the focus in a timer, too: this one runs after it.
    if (text !== '') setTimeout(() => put(text))
  }
}
