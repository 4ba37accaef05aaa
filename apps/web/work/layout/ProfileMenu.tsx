import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { ChevronDownIcon } from '#platform/web/work/components/icons/icons.ts'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { usePersonItems } from './use-person-items.ts'

export const ProfileMenu = ({ person }: { person: SignedInPerson }) => {
  const t = useTexts('work')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const items = usePersonItems(person)
  return (
    <>
      <button
        type="button"
        className="profile-button"
        aria-label={t('shell.profileOf', { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={`${person.lastName} ${person.firstName}`} url={person.avatarUrl} size={30} />
        <ChevronDownIcon />
      </button>
      <PopupMenu
        id={id}
        label={t('shell.profile')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={items}
        header={
          <div className="profile-who">
            <strong>{person.name}</strong>
            <span>{person.email}</span>
          </div>
        }
      />
    </>
  )
}
