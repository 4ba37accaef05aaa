import './person-name.css'
import { wholeName } from '#platform/domain/whole-name.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { ListedPerson } from './person.types.ts'

/** A person in a list: picture, full name, and the address, which distinguishes equal names. */
export const PersonName = ({ person }: { person: ListedPerson }) => (
  <span className="person-name">
    <Avatar name={wholeName(person)} url={person.avatarUrl} size={30} />
    <span>
      {wholeName(person)}
      <small>{person.email}</small>
    </span>
  </span>
)
