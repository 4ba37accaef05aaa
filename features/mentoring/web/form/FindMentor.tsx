import '#platform/web/work/components/drawer/drawer.css'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { proposeMentors } from '../../contract/pairing.endpoints.ts'
import type { Proposal } from '../mentoring.types.ts'
import { AskMentor } from './AskMentor.tsx'

type Props = { project: { id: number; name: string }; acceleratorId: number }

const Why = ({ common, teams, mostTeams }: Proposal) => {
  const t = useTexts('mentoring')
  return (
    <>
      {common.length > 0
        ? t('propose.common', { count: common.length, topics: common.join(', ') })
        : t('propose.noCommon')}
      {' · '}
      {t('propose.load', { teams, count: mostTeams })}
    </>
  )
}

/** Mentors whom a project may ask, the one to ask first at the top, each with the reasons for its place. */
export const FindMentor = ({ project, acceleratorId }: Props) => {
  const t = useTexts('mentoring')
  const [chosen, setChosen] = useState<Proposal | null>(null)
  const { data, error, refetch } = useCall(proposeMentors, {
    query: { projectId: String(project.id), acceleratorId: String(acceleratorId) },
  })
  if (chosen)
    return (
      <>
        <p className="drawer-text">{t('propose.chosen', { mentor: chosen.mentor.name })}</p>
        <AskMentor mentor={chosen.mentor} acceleratorId={acceleratorId} leads={[project]} />
      </>
    )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  if (data.items.length === 0) return <p className="drawer-text">{t('propose.nobody')}</p>
  return (
    <>
      <p className="drawer-text">{t('propose.how')}</p>
      <Rows>
        {data.items.map((one) => (
          <Row
            key={one.mentor.uid}
            title={<PersonName person={one.mentor} />}
            facts={<Why {...one} />}
            text={one.topics}
            end={
              <Button
                size="small"
                aria-label={t('propose.askWhom', { mentor: one.mentor.name })}
                onClick={() => setChosen(one)}
              >
                {t('propose.ask')}
              </Button>
            }
          />
        ))}
      </Rows>
    </>
  )
}
