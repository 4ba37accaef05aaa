import { useEffect, useRef, useState } from 'react'
import type { CanvasPaper } from '../domain/canvas.ts'

/** Width and height of the printed area of a page in millimetres; the title and the foot take the rest. */
const areas: Readonly<Record<CanvasPaper, { width: number; height: number }>> = {
  a3: { width: 400, height: 232 },
  a4: { width: 277, height: 146 },
}

/** The smallest scale at which people still read. */
const smallest = 0.4

/** The largest scale at which an element, as wide as the page, is no higher than the page; null if even the smallest is not. */
const fittingScale = (
  element: HTMLElement,
  { width, height }: { width: number; height: number },
): number | null => {
  const millimetre = 96 / 25.4
  const heightAt = (scale: number): number => {
    element.style.width = `${width / scale}mm`
    return element.scrollHeight * scale
  }
  for (let scale = 1; scale >= smallest; scale = Math.round((scale - 0.05) * 100) / 100)
    if (heightAt(scale) <= height * millimetre) return scale
  return null
}

/**
 * Prints an element on one page: while it prints, it is as large as the page, and as small as its height requires.
 * `isTooLong` after printing an element that is too long for it.
 */
export const useOnePage = (paper: CanvasPaper) => {
  const ref = useRef<HTMLDivElement>(null)
  const [tooLongFor, setTooLongFor] = useState<CanvasPaper | null>(null)
  useEffect(() => {
    const begin = (): void => {
      const element = ref.current
      if (!element) return
      element.classList.add('canvas-printed')
      const fitting = fittingScale(element, areas[paper])
      setTooLongFor(fitting === null ? paper : null)
      const scale = fitting ?? smallest
      element.style.width = `${areas[paper].width / scale}mm`
      element.style.minHeight = `${areas[paper].height / scale}mm`
      element.style.zoom = String(scale)
    }
    const end = (): void => {
      const element = ref.current
      if (!element) return
      element.classList.remove('canvas-printed')
      element.style.width = ''
      element.style.minHeight = ''
      element.style.zoom = ''
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [paper])
  return { ref, isTooLong: tooLongFor === paper }
}
