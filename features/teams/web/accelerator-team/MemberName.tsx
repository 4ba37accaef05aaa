import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import type { TeamRow } from '../teams.types.ts'

/** A member's name and address; an unknown person has only an address. */
export const MemberName = ({ member: { person, email, me } }: { member: TeamRow }) => {
  const t = useTexts('teams')
  return (
    <span className="member-name">
      {person ? (
        <Avatar name={person.name} url={person.avatarUrl} size={32} />
      ) : (
        <span className="member-unknown" aria-hidden>
          <MailIcon />
        </span>
      )}
      <span>
        <span>
          {person ? <PersonName person={person} /> : email}
          {me ? <span className="member-me"> {t('team.me')}</span> : null}
        </span>
        {person && email ? <small>{email}</small> : null}
      </span>
    </span>
  )
}
