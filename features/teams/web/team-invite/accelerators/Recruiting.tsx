import { useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { memberRoles } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listRecruitingAccelerators } from '../../../contract/team-request.endpoints.ts'
import { openTeamForm, teamForms } from '../../open-team-form.tsx'

const page = 25

type Accelerator = ResponseOf<typeof listRecruitingAccelerators>['items'][number]

const RecruitingRow = ({
  accelerator: { id, name, country, description, taken },
}: {
  accelerator: Accelerator
}) => {
  const t = useTexts('teams')
  const accelerator = name ?? t('unnamed')
  const free = memberRoles.filter((role) => !taken.includes(role))
  const ask = () =>
    openTeamForm(
      t('asking.title', { accelerator }),
      <teamForms.AskForm acceleratorId={id} accelerator={accelerator} roles={free} />,
    )
  return (
    <Row
      title={accelerator}
      facts={country}
      text={description}
      end={
        free.length > 0 ? (
          <Button
            size="small"
            startIcon={<SendIcon />}
            aria-label={t('asking.label', { accelerator })}
            onClick={ask}
          >
            {t('asking.action')}
          </Button>
        ) : null
      }
    />
  )
}

/** Accelerators that accept requests to join their teams. */
export const Recruiting = () => {
  const t = useTexts('teams')
  const [limit, setLimit] = useState(page)
  const found = useCall(
    listRecruitingAccelerators,
    { query: { limit, sorting: 'NAME', sortingDirection: 'ASC' } },
    { keepPrevious: true },
  )
  if (found.error) return <ErrorState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingBlock lines={6} />
  const { items, total } = found.data
  return (
    <Section
      title={t('accelerators.recruiting')}
      help={t(items.length > 0 ? 'accelerators.help' : 'accelerators.none')}
    >
      {items.length > 0 ? (
        <Rows>
          {items.map((one) => (
            <RecruitingRow key={one.id} accelerator={one} />
          ))}
        </Rows>
      ) : null}
      {total > items.length && limit < 50 ? (
        <Button onClick={() => setLimit(50)}>{t('accelerators.more')}</Button>
      ) : null}
    </Section>
  )
}
