import './application.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { myRequestsPath } from '../my-requests/my-requests.queries.ts'
import type { DraftPage } from './application.types.ts'
import { applicationActions } from './draft-actions.tsx'
import { Message } from './Message.tsx'
import { Questions } from './Questions.tsx'
import { Sending } from './Sending.tsx'
import { useMessageQueue } from './use-message-queue.ts'

const nowhere = { submit: async () => undefined }

/** An application from its questions to sending; everything typed is saved, for this and other devices. */
export const ApplicationForm = ({ draft }: { draft: DraftPage }) => {
  const t = useTexts('acceleration-requests')
  const queue = useMessageQueue(draft)
  const {
    project,
    track,
    programme,
    accelerator,
    trouble,
    applyUntil,
    closedOn,
    opensOn,
    profile,
    keptUntil,
  } = draft
  const isGone = project.id === null || track.id === null
  // The send button is at the end, where everything has been read.
  const actions = useActions(applicationActions, nowhere)(draft).filter(({ key }) => key === 'delete')
  return (
    <DetailsScreen
      listId="my-acceleration-requests"
      backTo={myRequestsPath}
      name={t('application.name', { track: track.name })}
      pictured={project.name}
      facts={<span>{[project.name, programme?.name, accelerator.name].filter(Boolean).join(' · ')}</span>}
      nextStep={
        trouble === null && applyUntil ? (
          <>
            {t('application.until')} <DeadlineText value={applyUntil} />
          </>
        ) : null
      }
      actions={actions}
    >
      <div className="application">
        {trouble ? (
          <Notice tone="rejected" role="status" title={t('application.cannotSend')}>
            <p>{t(`application.troubles.${trouble}`)}</p>
            {closedOn ? (
              <p>
                {t('application.closedOn')} <DeadlineText value={closedOn} closed />
              </p>
            ) : null}
            {opensOn ? (
              <p>
                {t('application.opensOn')} <DateText value={opensOn} />
              </p>
            ) : null}
          </Notice>
        ) : null}
        {!isGone && profile ? <Questions draft={draft} /> : null}
        <Message queue={queue} />
        <Sending draft={draft} />
        <p className="application-hint">
          {t('application.kept')} <DateText value={keptUntil} />
        </p>
      </div>
      <LeaveGuard queue={queue} />
    </DetailsScreen>
  )
}
