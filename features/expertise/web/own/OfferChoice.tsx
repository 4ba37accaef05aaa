import '../expertise.css'
import { useDeferredValue, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listOwnOffers } from '../../contract/own-order.endpoints.ts'
import { OfferedTasks } from './OfferedTasks.tsx'
import type { ChosenTask, Offer } from './offer.types.ts'

type Props = {
  chosen: readonly ChosenTask[]
  onChange: (chosen: ChosenTask[]) => void
  /** Only projects and tasks that this expert of the directory may review. */
  expertId?: number
}

/** Projects to order for, with their tasks; selected ones remain visible whatever the search. */
export const OfferChoice = ({ chosen, onChange, expertId }: Props) => {
  const t = useTexts('expertise')
  const [typed, setTyped] = useState('')
  const findText = useDeferredValue(typed.trim())
  const { data, error, refetch } = useCall(
    listOwnOffers,
    {
      query: {
        ...(findText ? { findText } : {}),
        ...(expertId === undefined ? {} : { expertId: String(expertId) }),
      },
    },
    { deniedHere: true, keepPrevious: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  if (data.items.length === 0 && findText === '' && chosen.length === 0)
    return (
      <EmptyState
        title={t('own.noOffers')}
        text={t(expertId === undefined ? 'own.noOffersText' : 'own.noOffersOfExpert')}
      />
    )
  const chosenOffers = new Map(chosen.map(({ offer }) => [offer.project.id, offer]))
  const shown: Offer[] = [
    ...chosenOffers.values(),
    ...data.items.filter(({ project }) => !chosenOffers.has(project.id)),
  ]
  const hostId = chosen[0]?.offer.accelerator.id
  return (
    <fieldset className="expertise-offers">
      <legend>{t('own.projects')}</legend>
      <input
        translate="no"
        type="search"
        className="control"
        aria-label={t('own.find')}
        placeholder={t('own.find')}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {shown.map((offer) => {
        const { project, accelerator } = offer
        const isElsewhere = hostId !== undefined && accelerator.id !== hostId
        return (
          <div key={project.id} className="expertise-own-tasks" role="group" aria-label={project.name}>
            <b>{project.name}</b>
            <small className="expertise-muted">
              {accelerator.name}
              {isElsewhere ? ` · ${t('own.elsewhere')}` : ''}
            </small>
            <OfferedTasks offer={offer} chosen={chosen} disabled={isElsewhere} onChange={onChange} />
          </div>
        )
      })}
      {data.items.length === 0 && findText !== '' ? (
        <p className="expertise-muted">{t('own.notFound')}</p>
      ) : null}
      {data.more ? <p className="expertise-muted">{t('own.more')}</p> : null}
    </fieldset>
  )
}
