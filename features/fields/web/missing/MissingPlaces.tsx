import './missing-places.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { goToPlace } from '#platform/web/work/places.ts'
import type { PlaceName } from '../../domain/place-names.rules.ts'
import { placesOf } from '../../domain/places-of.ts'
import type { Missing } from '../../domain/progress.rules.ts'

type Props = {
  /** How much is missing in all. */
  title: string
  missing: readonly (Missing & { name: PlaceName })[]
  words: { place: (name: PlaceName) => string; invalid: string; more: (listed: number) => string }
  /** What is missing besides the fields, as items of the list. */
  children?: ReactNode
}

/** The most that are listed at once: whoever mends these sees the next ones. */
const listed = 12

/** What keeps something from being sent, each with the way to its field; the focus goes here when somebody tried. */
export const MissingPlaces = ({ title, missing, words, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="missing-places" role="alert" tabIndex={-1}>
      <p>
        <ErrorIcon />
        <strong>{title}</strong>
      </p>
      <ul>
        {children}
        {missing.slice(0, listed).map((one) => (
          <li key={[one.code, one.item, one.field].join('/')}>
            <Button size="small" variant="text" onClick={() => goToPlace(...placesOf(one))}>
              {words.place(one.name)}
            </Button>
            {one.problem === 'INVALID' ? <small>{words.invalid}</small> : null}
          </li>
        ))}
      </ul>
      {missing.length > listed ? <p>{words.more(listed)}</p> : null}
    </div>
  )
}
