import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Skeleton } from '#platform/web/public/Skeleton.tsx'
import type { ProjectCalls } from './apply-projects.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { ApplySent } from './ApplySent.tsx'
import { useApplication, type AppliedTrack } from './use-application.ts'
import { useChoices } from './use-choices.ts'

/** Props of the dialog. `projects` must be the same object between renders. */
export type ApplyDialogProps = {
  track: AppliedTrack & { name: string; accelerator: { name: string } }
  projects: ProjectCalls
  onClose: () => void
}

/** An application's page belongs to the other entry of the portal. */
const openDraft = (draftId: number): void =>
  window.location.assign(linkTo('/bch/view/my-acceleration-requests/application', { draftId }))

/** The application of a project to a track. Typed text survives closing, a reload, and signing in again. */
export const ApplyDialog = ({ track, projects, onClose }: ApplyDialogProps) => {
  const t = useTexts('acceleration-requests')
  const choices = useChoices(projects, track.id)
  const application = useApplication(track, projects, choices, openDraft)
  if (application.sent) return <ApplySent request={application.sent} onClose={onClose} />
  return (
    <Dialog title={t('public.title', { track: track.name })} onClose={onClose}>
      {choices.error ? (
        <>
          <ErrorNotice error={choices.error} />
          <div className="dialog__actions">
            <Button onClick={choices.retry}>{t('actions.retry')}</Button>
          </div>
        </>
      ) : choices.list ? (
        <ApplyForm
          application={application}
          choices={choices.list}
          accelerator={track.accelerator.name}
          onCancel={onClose}
        />
      ) : (
        <div className="form apply-form" role="status" aria-label={t('public.loadingProjects')}>
          <Skeleton width="30%" />
          <Skeleton height={44} />
          <Skeleton width="45%" />
          <Skeleton height={140} />
        </div>
      )}
    </Dialog>
  )
}
