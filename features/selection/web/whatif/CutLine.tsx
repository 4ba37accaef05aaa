import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = {
  /** In order of the places, in hundredths. */
  points: readonly number[]
  /** Maximum number of projects that can pass. */
  maxPoints: number
  passed: number
  moveTo: (count: number) => void
}

/** Maximum number of bars: more are indistinguishable on a screen. */
const maxBars = 120

/** Heights of the bars; with many projects a bar represents several. */
const barsOf = (points: readonly number[]): number[] => {
  const highest = Math.max(1, points[0] ?? 1)
  const count = Math.min(maxBars, points.length)
  return Array.from(
    { length: count },
    (_, at) => (points[Math.floor((at * points.length) / count)] ?? 0) / highest,
  )
}

/** The line between passed and failed projects, moved by pointer, touch or keys. */
export const CutLine = ({ points, maxPoints, passed, moveTo }: Props) => {
  const t = useTexts('selection')
  const track = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  const total = Math.max(1, points.length)
  const bounded = (count: number): number => Math.min(maxPoints, Math.max(0, Math.round(count)))
  const follow = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return
    const count = bounded(((event.clientX - box.left) / box.width) * total)
    if (count !== passed) moveTo(count)
  }
  const page = Math.max(1, Math.round(maxPoints / 10))
  const steps: Record<string, () => number> = {
    ArrowLeft: () => passed - 1,
    ArrowDown: () => passed - 1,
    ArrowRight: () => passed + 1,
    ArrowUp: () => passed + 1,
    PageDown: () => passed - page,
    PageUp: () => passed + page,
    Home: () => 0,
    End: () => maxPoints,
  }
  const byKeys = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const count = bounded(step())
    if (count !== passed) moveTo(count)
  }
  const bars = barsOf(points)
  const share = passed / total
  const last = passed > 0 ? (points[passed - 1] ?? 0) : null
  return (
    <div
      className="cut"
      ref={track}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        dragged.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => dragged.current && follow(event)}
      onPointerUp={() => (dragged.current = false)}
      onPointerCancel={() => (dragged.current = false)}
    >
      <svg viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden>
        {bars.map((height, at) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={at}
            className={at / bars.length < share ? 'cut-in' : 'cut-out'}
            x={at + 0.08}
            width={0.84}
            y={100 - Math.max(3, height * 100)}
            height={Math.max(3, height * 100)}
          />
        ))}
      </svg>
      <div
        className="cut-handle"
        role="slider"
        tabIndex={0}
        style={{ left: `${share * 100}%` }}
        aria-label={t('whatIf.line')}
        aria-valuemin={0}
        aria-valuemax={maxPoints}
        aria-valuenow={passed}
        aria-valuetext={
          last === null
            ? t('whatIf.lineNobody')
            : t('whatIf.lineValue', { passed, total: points.length, points: formatNumber(last / 100) })
        }
        onKeyDown={byKeys}
      >
        <span className="tabular">{passed}</span>
      </div>
    </div>
  )
}
