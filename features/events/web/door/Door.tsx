import './door.css'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { codeOf } from '../../domain/door.rules.ts'
import type { EventDoor } from '../event.types.ts'
import { DoorPerson } from './DoorPerson.tsx'
import { canScan, Scanner } from './Scanner.tsx'
import { useDoor, type AtDoor } from './use-door.ts'

/** Number of people shown at once; the others are found by name or code. */
const maxShown = 100

const isFound = (person: AtDoor, typed: string, eventId: number): boolean => {
  const text = typed.trim().toLowerCase()
  if (text === '') return true
  return `${person.name} ${person.of}`.toLowerCase().includes(text) || person.code === codeOf(typed, eventId)
}

/** The door of an event: who came is marked by a press, by a code or by the camera, with a network or without. */
export const Door = ({ door, uid }: { door: EventDoor; uid: string }) => {
  const t = useTexts('events')
  const { people, waiting, refused, mark } = useDoor(door, uid)
  const [typed, setTyped] = useState('')
  const [isScanning, setScanning] = useState(false)
  const found = people.filter((person) => isFound(person, typed, door.id))
  const came = people.filter((person) => person.came === true)
  const seatsOf = (some: readonly AtDoor[]) => some.reduce((sum, { seats }) => sum + seats, 0)
  const known = useRef(people)
  useEffect(() => {
    known.current = people
  }, [people])
  const read = useCallback(
    (text: string): void => {
      const code = codeOf(text, door.id)
      const person = code === null ? undefined : known.current.find((one) => one.code === code)
      if (!person) return notify({ code: 404, text: t('door.unknown') })
      mark(person, true)
      navigator.vibrate?.(100)
      notify({ code: 200, text: t('door.done', { name: person.name, count: person.seats }) })
    },
    [door.id, mark, t],
  )
  const closeCamera = useCallback(() => setScanning(false), [])
  return (
    <section className="door">
      <p className="door-count" role="status">
        {t('door.count', { came: seatsOf(came), all: seatsOf(people) })}
      </p>
      {door.isOpen ? null : <p className="door-note">{t('door.closed')}</p>}
      {waiting > 0 ? (
        <p className="door-note door-waits" role="status">
          {t('door.waiting', { count: waiting })}
        </p>
      ) : null}
      {refused > 0 ? (
        <p className="door-note" role="alert">
          {t('door.refused', { count: refused })}
        </p>
      ) : null}
      <form
        className="door-find"
        onSubmit={(event) => {
          event.preventDefault()
          if (codeOf(typed, door.id) !== null) {
            read(typed)
            setTyped('')
          }
        }}
      >
        <label>
          {t('door.find')}
          <input
            type="search"
            translate="no"
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {canScan() && door.isOpen && !isScanning ? (
          <Button variant="contained" onClick={() => setScanning(true)}>
            {t('door.scan')}
          </Button>
        ) : null}
      </form>
      {isScanning ? <Scanner onRead={read} onClose={closeCamera} /> : null}
      <ul className="door-people">
        {found.slice(0, maxShown).map((person) => (
          <DoorPerson key={person.key} person={person} isOpen={door.isOpen} onMark={mark} />
        ))}
      </ul>
      {found.length === 0 ? <p>{t(people.length === 0 ? 'door.nobody' : 'door.notFound')}</p> : null}
      {found.length > maxShown ? <p>{t('door.more', { count: found.length - maxShown })}</p> : null}
    </section>
  )
}
