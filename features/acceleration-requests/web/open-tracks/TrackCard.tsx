import './open-tracks.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { listOpenTracks } from '../../../programmes/contract/public-track.endpoints.ts'
import { startApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import type { getTrackFit } from '../../contract/track-fit.endpoints.ts'
import { isFitting } from '../../domain/track-fit.rules.ts'
import { draftLink } from '../application/draft-actions.tsx'
import { myRequestsPath, workLink } from '../my-requests/my-requests.queries.ts'

type Track = ResponseOf<typeof listOpenTracks>['items'][number]
type Fit = ResponseOf<typeof getTrackFit>['items'][number]

type Props = {
  track: Track
  fit: Fit | undefined
  projectId: number | undefined
  /** The reader leads the project. */
  mayApply: boolean
}

/** The next step with a track: apply, continue a draft, or see the application or the work. */
const TrackStep = ({ track, fit, projectId, mayApply }: Props) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const begin = useCommand(startApplicationDraft, { onDone: ({ id }) => go(draftLink(id)) })
  if (fit?.stands === 'WORKS' && fit.projectTrackId !== null)
    return <ScreenLink to={workLink(fit.projectTrackId)}>{t('openTracks.toWork')}</ScreenLink>
  if (fit?.stands === 'APPLIED' && fit.requestId !== null)
    return (
      <ScreenLink to={linkTo(myRequestsPath, { requestId: fit.requestId })}>
        {t('openTracks.toRequest')}
      </ScreenLink>
    )
  if (projectId === undefined) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={begin.isPending}
        aria-label={t('openTracks.applyTo', { track: track.name })}
        onClick={() => begin.mutate({ body: { projectId, trackId: track.id } })}
      >
        {t(fit?.stands === 'BEGUN' ? 'openTracks.goOn' : 'openTracks.apply')}
      </Button>
      {mayApply ? null : <small className="open-track-quiet">{t('openTracks.leaderSends')}</small>}
    </>
  )
}

/** One open track: who runs it, how much work it takes, how it fits, and the next step. */
export const TrackCard = (props: Props) => {
  const t = useTexts('acceleration-requests')
  const { track, fit } = props
  const facts = [
    t('openTracks.tasks', { count: track.tasksCount }),
    track.durationDays ? t('openTracks.days', { count: track.durationDays }) : '',
    track.decisionDays ? t('openTracks.decision', { count: track.decisionDays }) : '',
    track.investmentType === 'INVESTMENT' ? t('openTracks.investment') : '',
  ]
  return (
    <article className="open-track">
      <div className="open-track-words">
        <h2>
          <ScreenLink to={linkTo('/details/accelerator-program-track', { id: track.id })}>
            {track.name}
          </ScreenLink>
        </h2>
        <p className="open-track-quiet">{`${track.accelerator.name} · ${track.programme.name}`}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p className="open-track-quiet">
          {track.applyUntil ? <DeadlineText value={track.applyUntil} /> : t('openTracks.always')}
        </p>
      </div>
      <div className="open-track-end">
        {fit && isFitting(fit) ? (
          <>
            <StateChip tone="accepted" label={t('openTracks.fits')} />
            <small className="open-track-quiet">
              {t('openTracks.alike', { count: fit.alike, of: fit.accepted })}
            </small>
          </>
        ) : null}
        <TrackStep {...props} />
      </div>
    </article>
  )
}
