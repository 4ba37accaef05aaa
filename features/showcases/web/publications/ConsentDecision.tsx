import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { getProjectPublications } from '../../contract/project-publication.endpoints.ts'
import { isUnanswered } from '../../domain/consent-request.rules.ts'
import { consentActions } from './consent-actions.ts'

/** The leader's answer to requests for consent to publication of a project, in the notification about them. */
export const ConsentDecision = ({ id }: { id: number }) => {
  const t = useTexts('showcases')
  const { data } = useCall(getProjectPublications, { query: { projectId: String(id) } }, { deniedHere: true })
  const actionsOf = useActions(consentActions)
  const unanswered = data?.items.filter(({ consent, request }) => !consent && isUnanswered(request)) ?? []
  return unanswered.map(({ accelerator, actions }) => (
    <Notice
      key={accelerator.id}
      title={accelerator.name}
      actions={<ActionButtons actions={actionsOf({ projectId: id, accelerator, actions })} size="small" />}
    >
      {t('consent.consentText', { accelerator: accelerator.name })}
    </Notice>
  ))
}
