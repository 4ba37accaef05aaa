import './projects-in-work.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import type { ReceivingTrack, TransferPlan } from './transfer-plan.ts'

type Props = { plan: TransferPlan<ProjectInWork>; track: ReceivingTrack | undefined }

/** Summary of a transfer: the effect on applications and work, and those excluded. */
export const TransferSummary = ({ plan: { going, skipped }, track }: Props) => {
  const t = useTexts('acceleration-requests')
  const working = going.filter(({ participation }) => participation !== null).length
  const waiting = going.length - working
  return (
    <div role="status" className="share-plan">
      {track ? (
        <ul>
          {waiting > 0 ? (
            <li>{t('inWork.transfer.waiting', { count: waiting, track: track.name })}</li>
          ) : null}
          {working > 0 ? (
            <li>{t('inWork.transfer.working', { count: working, track: track.name })}</li>
          ) : null}
        </ul>
      ) : null}
      {[...skipped].map(([because, rows]) => (
        <p key={because}>
          {t(`inWork.transfer.because.${because}`, {
            projects: rows.map(({ project }) => project.name).join(', '),
          })}
        </p>
      ))}
    </div>
  )
}
