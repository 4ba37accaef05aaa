import './report-print.css'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Whether the browser prints boxes in the margins of pages; the others print the foot once, after the report. */
const hasMarginBoxes = 'CSSMarginRule' in globalThis

/** A text as a string of CSS. */
const cssString = (text: string): string =>
  `"${text.replace(/\s+/g, ' ').replace(/["\\]/g, (sign) => `\\${sign}`)}"`

/** The reader's name and the time, in the margin of every printed page, with the number of the page. */
export const ReportPrintFoot = () => {
  const t = useTexts('reports')
  const person = useStore(personStore)
  const [printed, setPrinted] = useState(() => new Date())
  const text = t('printedBy', { name: person?.name ?? '', at: formatDateTime(printed) })
  useEffect(() => {
    // Before the browser takes the page for printing.
    const update = (): void => flushSync(() => setPrinted(new Date()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--print-foot', cssString(text))
    return () => {
      style.removeProperty('--print-foot')
    }
  }, [text])
  return hasMarginBoxes ? null : (
    <p className="report-print-foot" aria-hidden>
      {text}
    </p>
  )
}
