import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { rowMark } from './list-rows.ts'

type Props = { count: number; height: number; cells: (at: number) => ReactNode }

/** Renders only the visible rows of a long table; two spacer rows preserve the scroll height. */
export const VirtualRows = ({ count, height, cells }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [])
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 20,
    scrollMargin: top,
  })
  const shown = rows.getVirtualItems()
  const before = (shown[0]?.start ?? top) - top
  const after = rows.getTotalSize() - ((shown.at(-1)?.end ?? top) - top)
  return (
    <tbody ref={body}>
      {before > 0 ? <tr aria-hidden style={{ height: before }} /> : null}
      {shown.map(({ key, index }) => (
        <tr
          key={key}
          data-index={index}
          ref={rows.measureElement}
          aria-rowindex={index + 2}
          {...{ [rowMark]: index }}
        >
          {cells(index)}
        </tr>
      ))}
      {after > 0 ? <tr aria-hidden style={{ height: after }} /> : null}
    </tbody>
  )
}
