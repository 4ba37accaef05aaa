import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { JoinRequest } from '../joining.types.ts'
import { joiningActions } from './joining-actions.ts'
import { joinRequestStateTable } from '../../domain/state-tables.ts'

/** A request with its applicant, vacancy, message and the leader's answers. */
export const JoinRequestRow = ({ request }: { request: JoinRequest }) => {
  const t = useTexts('teams')
  const offered = useActions(joiningActions)(request)
  const { person, about, vacancy, status, message, reason, createdAt } = request
  const known = [about.specialty, about.company, about.competencies.join(', ')].filter(Boolean).join(' · ')
  const words = reason ? t('joining.reasonOf', { reason }) : message
  return (
    <Row
      figure={<Avatar name={person.name} url={person.avatarUrl} size={36} />}
      title={<PersonName person={person} />}
      facts={
        <>
          <span>
            {vacancy ? t('joining.toVacancy', { name: vacancy.name }) : t('joining.withoutVacancy')}
          </span>{' '}
          <DateText value={createdAt} as="relative" />
        </>
      }
      text={[known, words].filter(Boolean).join('\n')}
      end={
        offered.length > 0 ? (
          <ActionButtons
            actions={offered}
            size="small"
            labelOf={({ key }) => t(`joining.${key}Label`, { name: person.name })}
          />
        ) : (
          <StateOf table={joinRequestStateTable} state={status} />
        )
      }
    />
  )
}
