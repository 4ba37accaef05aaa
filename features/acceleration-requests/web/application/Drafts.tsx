import '../my-requests/my-requests.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listApplicationDrafts } from '../../contract/application-draft.endpoints.ts'
import type { Draft } from './application.types.ts'
import { draftActions, draftLink } from './draft-actions.tsx'

const DraftRow = ({ draft }: { draft: Draft }) => {
  const t = useTexts('acceleration-requests')
  const actions = useActions(draftActions)(draft)
  const { track, project, accelerator, trouble, updatedAt } = draft
  return (
    <li className="request-row">
      <div>
        {draft.actions.includes('continue') ? (
          <ScreenLink to={draftLink(draft.id)}>{track.name}</ScreenLink>
        ) : (
          <span>{track.name}</span>
        )}
        <small>
          {project.name} · {accelerator.name}
        </small>
        {trouble ? (
          <small className="request-trouble">{t(`application.troubles.${trouble}`)}</small>
        ) : (
          <small className="tabular">
            {t('application.changed')} <DateText value={updatedAt} />
          </small>
        )}
      </div>
      <div className="request-row-actions">
        <ActionButtons actions={actions} />
      </div>
    </li>
  )
}

/** Unsent applications, above the sent ones; renders nothing if there are none. */
export const Drafts = () => {
  const t = useTexts('acceleration-requests')
  const { data, error, isPending, refetch } = useCall(listApplicationDrafts, {}, { deniedHere: true })
  return (
    <ReservedSpace name="application.drafts" waits={isPending}>
      {error && !data ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data && data.items.length > 0 ? (
        <section className="request-drafts" aria-labelledby="request-drafts">
          <h2 id="request-drafts">{t('application.drafts')}</h2>
          <ul className="request-rows">
            {data.items.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        </section>
      ) : null}
    </ReservedSpace>
  )
}
