import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { ViewerTabs } from '../preview/ViewerTabs.tsx'
import { consentActions } from './consent-actions.ts'
import { PublicationButtons } from './PublicationButtons.tsx'
import { PublicationState } from './PublicationState.tsx'
import { useConsentWords } from './use-consent-words.ts'

type Props = { projectId: number; templateId: number }

/** Preview of a project in a showcase before publication: per viewer, with the omitted elements and the reasons. */
export const Look = ({ projectId, templateId }: Props) => {
  const askingOf = useActions(consentActions)
  const consentWords = useConsentWords()
  const { data, error, refetch } = usePreview(projectId, templateId)
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  const { publication, project, accelerator, actions } = data
  const asking = askingOf({ projectId: project.id, accelerator, actions })
  return (
    <div className="showcase-look">
      <PublicationState publication={publication} />
      {data.consented ? null : (
        <Notice actions={<ActionButtons actions={asking} />}>{consentWords(data)}</Notice>
      )}
      <div className="showcase-buttons">
        <PublicationButtons
          project={project}
          templateId={templateId}
          actions={publication.actions}
          done={closeDrawer}
        />
      </div>
      <ViewerTabs preview={data} />
    </div>
  )
}
