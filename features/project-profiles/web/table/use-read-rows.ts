import { useEffect, useState, type RefObject } from 'react'
import { usePrinting } from './use-printing.ts'

/** Tables up to this many rows are drawn whole. */
const whole = 100
const height = 37
const spare = 10

/** From which row to which a table that is only read is drawn; on paper all of them. */
export const useReadRows = (
  count: number,
  scroller: RefObject<HTMLElement | null>,
): { first: number; last: number } => {
  const isPrinting = usePrinting()
  const [first, setFirst] = useState(0)
  const isLong = count > whole && !isPrinting
  useEffect(() => {
    const box = scroller.current
    if (!box || !isLong) return undefined
    // By steps of ten rows: not every pixel draws anew.
    const follow = () => setFirst(Math.max(0, Math.floor(box.scrollTop / height / spare) * spare - spare))
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [scroller, isLong])
  return isLong ? { first, last: Math.min(count, first + 6 * spare) } : { first: 0, last: count }
}
