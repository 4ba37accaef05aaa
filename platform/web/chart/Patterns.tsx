import { useId } from 'react'

/** Patterns that differ without colour: plain, stripes, dots, stripes the other way, squares. */
const drawings = [
  null,
  <path key="stripes" d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />,
  <path key="dots" d="M2 2h2v2h-2zM6 6h2v2h-2z" />,
  <path key="back" d="M-2 6L2 10M0 0L8 8M6 -2L10 2" />,
  <path key="squares" d="M0 0V8M0 0H8" />,
] as const

/** The fills of the parts of a chart: their definitions, and the `fill` of the nth part. */
export const usePatterns = (count: number) => {
  const id = useId().replaceAll(/\W/g, '')
  const definitions = (
    <defs>
      {drawings.slice(0, count).map((drawing, n) => (
        <pattern
          // oxlint-disable-next-line react/no-array-index-key -- a pattern is its place
          key={n}
          id={`${id}-${n}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
          className={`chart-pattern chart-pattern-${n + 1}`}
        >
          <rect width={8} height={8} className="chart-pattern-ground" />
          {drawing}
        </pattern>
      ))}
    </defs>
  )
  return { definitions, fill: (n: number): string => `url(#${id}-${n})` }
}
