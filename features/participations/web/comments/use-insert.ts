import { useFormContext } from '#platform/web/work/components/form/form-context.ts'

/** Puts a text into a field of the form around, where its cursor was, on a line of its own, and goes on in the field. */
export const useInsert = (name: string): ((text: string) => void) => {
  const { form } = useFormContext()
  const put = (text: string) => {
    const area = document.activeElement
    if (!(area instanceof HTMLTextAreaElement)) return
    const typed = area.value
    // One who hasn't been in the field yet goes on at its end.
    const from = area.selectionStart || typed.length
    const to = Math.max(area.selectionEnd, from)
    const before = typed.slice(0, from)
    const whole = `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}`
    const now = whole + typed.slice(to)
    form.setValue(name, now, { shouldDirty: true, shouldTouch: true })
    // Once the field shows it; whoever has typed on by then stays where they are.
    requestAnimationFrame(() => {
      if (area.value === now) area.setSelectionRange(whole.length, whole.length)
    })
  }
  return (text) => {
    form.setFocus(name)
    // The form gives the focus by a timer, too: this one runs next.
    if (text !== '') setTimeout(() => put(text))
  }
}
