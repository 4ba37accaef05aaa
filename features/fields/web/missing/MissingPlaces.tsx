import './missing-places.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { goToPlace } from '#platform/web/work/places.ts'
import type { PlaceName } from '../../domain/place-names.rules.ts'
import { placesOf } from '../../domain/places-of.ts'
import type { Missing } from '../../domain/progress.rules.ts'

type Props = {
  /** Heading with the number of missing fields. */
  title: string
  missing: readonly (Missing & { name: PlaceName })[]
  words: { place: (name: PlaceName) => string; invalid: string; more: (listed: number) => string }
  /** Other missing things, as items of the list. */
  children?: ReactNode
}

/** Maximum number of listed fields; the next ones appear as these are filled in. */
const listed = 12

/** What prevents submission, with links to the fields; receives the focus after a failed attempt. */
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
