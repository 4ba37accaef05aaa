import { Avatar } from './Avatar.tsx'
import { PersonName } from './PersonName.tsx'

type Props = {
  person: { uid?: string; name: string; avatarUrl?: string | null } | null | undefined
  /** Shown if there is no person. */
  none?: string
  size?: number
}

/** A person as shown in lists: picture or initials, and the name. */
export const PersonAvatar = ({ person, none = '—', size = 24 }: Props) =>
  person ? (
    <span className="person">
      <Avatar name={person.name} url={person.avatarUrl ?? null} size={size} />
      <PersonName person={person} />
    </span>
  ) : (
    <span>{none}</span>
  )
