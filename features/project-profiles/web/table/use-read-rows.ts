import { useEffect, useState, type RefObject } from 'react'
import { usePrinting } from './use-printing.ts'

/** Tables up to this number of rows are rendered completely. */
const whole = 100
const height = 37
const spare = 10

/** The range of rows to render in a read-only table; all in print. */
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
    // In steps of ten rows, so that not every pixel rerenders.
    const follow = () => setFirst(Math.max(0, Math.floor(box.scrollTop / height / spare) * spare - spare))
    box.addEventListener('scroll', follow, { passive: true })
    return () => box.removeEventListener('scroll', follow)
  }, [scroller, isLong])
  return isLong ? { first, last: Math.min(count, first + 6 * spare) } : { first: 0, last: count }
}
