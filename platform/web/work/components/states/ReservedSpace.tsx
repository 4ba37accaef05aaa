import './skeleton.css'
import './reserved-space.css'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { personStore } from '../../../person-store.ts'
import { userType } from '../../../session.ts'
import { cls } from '../../cls.ts'

type Size = { width: number; height: number }

const keyOf = (name: string): string =>
  `room:${name}:${personStore.get()?.uid ?? 'guest'}:${userType() ?? ''}`

const sizeLastTime = (name: string): Size => {
  const [width, height] = (localStorage.getItem(keyOf(name)) ?? '').split(' ').map(Number)
  return { width: width || 0, height: height || 0 }
}

/** If the browser's storage is full, no space is reserved next time. */
const remember = (name: string, { width, height }: Size): void => {
  try {
    localStorage.setItem(keyOf(name), `${Math.ceil(width)} ${Math.ceil(height)}`)
  } catch {
    localStorage.removeItem(keyOf(name))
  }
}

type Props = {
  /** Unique name of the content: `agenda.block`. */
  name: string
  /** Whether the content is still loading. */
  waits: boolean
  /** The content is inline. */
  inline?: boolean
  children?: ReactNode
}

/**
 * Content that loads after its page, and is often empty: while it loads, the space it had last time in this browser
 * and role is reserved, so that what is below does not move under the pointer.
 */
export const ReservedSpace = ({ name, waits, inline = false, children }: Props) => {
  const box = useRef<HTMLDivElement & HTMLSpanElement>(null)
  const Box = inline ? 'span' : 'div'
  useLayoutEffect(() => {
    const drawn = box.current
    if (waits || !drawn) return undefined
    const note = () => remember(name, drawn.getBoundingClientRect())
    note()
    if (typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(note)
    observer.observe(drawn)
    return () => observer.disconnect()
  }, [name, waits])
  const { width, height } = waits ? sizeLastTime(name) : { width: 0, height: 0 }
  const isReserved = height > 0
  return (
    <Box
      ref={box}
      className={cls('reserved-space', inline && 'reserved-space-inline')}
      aria-busy={isReserved || undefined}
      style={isReserved ? { height, ...(inline ? { width } : {}) } : undefined}
    >
      {isReserved ? <span className="skeleton" aria-hidden /> : children}
    </Box>
  )
}
