import './person-name.css'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { fullName, type ListedPerson } from './person.types.ts'

/** A person of a list: picture, full name, and the address by which namesakes are told apart. */
export const PersonName = ({ person }: { person: ListedPerson }) => (
  <span className="person-name">
    <Avatar name={fullName(person)} url={person.avatarUrl} size={30} />
    <span>
      {fullName(person)}
      <small>{person.email}</small>
    </span>
  </span>
)
