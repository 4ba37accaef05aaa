import '../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { BuildingIcon, RocketIcon } from '#platform/web/work/components/icons/icons.ts'
import type { MyInvitation } from '../teams.types.ts'

const icons = { PROJECT: RocketIcon, ACCELERATOR: BuildingIcon } as const

/** A team's name with the icon of its kind. */
export const TeamTitle = ({ team }: { team: MyInvitation['team'] }) => {
  const t = useTexts('teams')
  const Icon = icons[team.kind]
  return (
    <span className="team-title">
      <Icon />
      <span>
        <span translate={team.name === null ? undefined : 'no'}>{team.name ?? t('unnamed')}</span>
        <small>{t(`teamKinds.${team.kind}`)}</small>
      </span>
    </span>
  )
}
