import './door.css'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import type { AtDoor } from './use-door.ts'

type Props = { person: AtDoor; isOpen: boolean; onMark: (person: AtDoor, came: boolean) => void }

/** Somebody at the door: one big button, which a second press takes back. */
export const DoorPerson = ({ person, isOpen, onMark }: Props) => {
  const t = useTexts('events')
  const { name, of, seats, came, at, waits, kind } = person
  const details = [
    t(`door.kinds.${kind}`),
    of,
    seats > 1 ? t('page.seats', { count: seats }) : '',
    waits ? t('door.waits') : '',
  ]
  return (
    <li className="door-person">
      <span className="door-person-name">
        <b translate="no">{name}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </span>
      <button
        type="button"
        className={cls('door-mark', came === true && 'door-mark-came')}
        aria-pressed={came === true}
        aria-label={t('door.mark', { name })}
        disabled={!isOpen}
        onClick={() => onMark(person, came !== true)}
      >
        {came === true ? (
          <>
            <CheckCircleIcon aria-hidden="true" /> {at ? formatTime(at) : t('door.came')}
          </>
        ) : (
          t(came === false ? 'door.missed' : 'door.expected')
        )}
      </button>
    </li>
  )
}
