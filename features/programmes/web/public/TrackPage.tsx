import type { MouseEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AboutTrack } from './AboutTrack.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { PublicTrack } from './public-track.ts'
import { TrackFace } from './TrackFace.tsx'
import { TrackForm } from './TrackForm.tsx'
import { TrackHead } from './TrackHead.tsx'
import { TrackPrice } from './TrackPrice.tsx'
import { TrackIntake } from './TrackIntake.tsx'
import { TrackRecord } from './TrackRecord.tsx'
import { TrackTasks } from './TrackTasks.tsx'

/** Props of a track's page. */
export type TrackPageProps = {
  track: PublicTrack
  /** Reference time of the distances, in milliseconds. */
  now: number
  /** Target of "Apply": sign-in for a guest, the application for others. */
  applyHref: string
  onApply?: ((event: MouseEvent) => void) | undefined
}

/** A published track: owner, tasks, and dates of applications. */
export const TrackPage = ({ track, now, applyHref, onApply }: TrackPageProps) => {
  const t = useTexts('programmes')
  return (
    <>
      <div className="track column">
        <TrackHead track={track} />
        <aside className="track__aside" aria-label={t('public.intake.title')}>
          <TrackIntake track={track} now={now} applyHref={applyHref} onApply={onApply} />
          <TrackPrice track={track} />
          <TrackRecord track={track} />
        </aside>
        <div className="track__text">
          {track.description ? <p className="running-text track__lead">{track.description}</p> : null}
          <TrackFace track={track} />
          {track.selectionConditions ? (
            <section aria-labelledby="conditions">
              <h2 id="conditions">{t('public.conditions')}</h2>
              <p className="running-text">{track.selectionConditions}</p>
            </section>
          ) : null}
          <TrackForm track={track} />
          <TrackTasks track={track} />
          <AboutTrack track={track} />
        </div>
      </div>
      {track.closedBecause === null ? (
        <div className="apply-bar">
          <ApplyLink href={applyHref} onApply={onApply} />
        </div>
      ) : null}
    </>
  )
}
