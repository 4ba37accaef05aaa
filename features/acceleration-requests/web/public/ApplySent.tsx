import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { myRequestsPath, workLink } from '../my-requests/my-requests.queries.ts'
import type { SentRequest } from './use-application.ts'
import { isAccepted } from '../../domain/phases.ts'

/** The application is sent: what happens next, and where to follow it. */
export const ApplySent = ({ request, onClose }: { request: SentRequest; onClose: () => void }) => {
  const t = useTexts('acceleration-requests')
  const words = isAccepted(request) ? 'public.sent.accepted' : 'public.sent.waits'
  return (
    <Dialog title={t('public.sent.title')} onClose={onClose}>
      <Notice tone="success">
        <p>{t(words, { project: request.project.name })}</p>
      </Notice>
      <div className="dialog__actions">
        <Button onClick={onClose}>{t('public.sent.close')}</Button>
        {request.projectTrackId === null ? (
          <LinkButton href={myRequestsPath} look="primary">
            {t('public.sent.requests')}
          </LinkButton>
        ) : (
          <LinkButton href={workLink(request.projectTrackId)} look="primary">
            {t('public.sent.firstTask')}
          </LinkButton>
        )}
      </div>
    </Dialog>
  )
}
