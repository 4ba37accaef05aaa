import './person-name.css'
import { personStore } from '../../../person-store.ts'
import { cls } from '../../cls.ts'
import { useStore } from '../../../use-store.ts'
import { openDrawer } from '../drawer/drawer-store.ts'
import { Slot } from '../Slot.tsx'

type Props = {
  /** Linked if the person has a uid; otherwise plain text. */
  person: { uid?: string; name: string }
  /** Replaces the display name. */
  name?: string
  className?: string
}

const openCard = (uid: string, title: string): void =>
  openDrawer({ title, body: <Slot name="person.card" uid={uid} /> })

/** A person's name that opens their card in the drawer; the server decides what it shows. For guests it is plain text. */
export const PersonName = ({ person: { uid, name: displayName }, name = displayName, className }: Props) => {
  const isSignedIn = useStore(personStore) !== null
  if (!uid || !isSignedIn)
    return (
      <span className={className} translate="no">
        {name}
      </span>
    )
  return (
    <button
      type="button"
      translate="no"
      className={cls('person-name-link', className)}
      aria-haspopup="dialog"
      onClick={() => openCard(uid, name)}
    >
      {name}
    </button>
  )
}
