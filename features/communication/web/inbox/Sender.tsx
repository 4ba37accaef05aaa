import { BellIcon } from '#platform/web/work/components/icons/icons.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { NotificationRow } from '../../contract/notification.schemas.ts'

type Props = { person: NotificationRow['sender']; size?: number }

/** Avatar of the author; a bell for the portal itself. */
export const Sender = ({ person, size = 32 }: Props) =>
  person ? (
    <Avatar name={person.name} url={person.avatarUrl} size={size} />
  ) : (
    <span className="inbox-bell" style={{ width: size, height: size }} aria-hidden>
      <BellIcon />
    </span>
  )
