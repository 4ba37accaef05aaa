import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { usePreview } from '../preview/use-preview.ts'
import { ViewerPanel } from '../preview/ViewerPanel.tsx'
import { PublicationButtons } from './PublicationButtons.tsx'
import { PublicationState } from './PublicationState.tsx'

type Props = { projectId: number; templateId: number }

/** Preview of a project in a showcase before publication: per viewer, with the omitted elements and the reasons. */
export const Look = ({ projectId, templateId }: Props) => {
  const t = useTexts('showcases')
  const { data, error, refetch } = usePreview(projectId, templateId)
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  const { publication, consented, viewers } = data
  return (
    <div className="showcase-look">
      <PublicationState publication={publication} />
      {consented ? null : <Notice>{t('publications.consentNone')}</Notice>}
      <div className="showcase-buttons">
        <PublicationButtons
          project={data.project}
          templateId={templateId}
          actions={publication.actions}
          done={closeDrawer}
        />
      </div>
      {viewers.map((seen) => (
        <ViewerPanel key={seen.viewer} preview={data} seen={seen} />
      ))}
    </div>
  )
}
