import type { MouseEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { AboutTrack } from './AboutTrack.tsx'
import { ApplyLink } from './ApplyLink.tsx'
import type { PublicTrack } from './public-track.ts'
import { TrackFace } from './TrackFace.tsx'
import { TrackForm } from './TrackForm.tsx'
import { TrackHead } from './TrackHead.tsx'
import { TrackIntake } from './TrackIntake.tsx'
import { TrackRecord } from './TrackRecord.tsx'
import { TrackTasks } from './TrackTasks.tsx'

/** What the page of a track shows. */
export type TrackPageProps = {
  track: PublicTrack
  /** Milliseconds of the moment the distances are counted from. */
  now: number
  /** Where "Apply" leads: signing in for a guest, the application for everybody else. */
  applyHref: string
  onApply?: ((event: MouseEvent) => void) | undefined
}

/** A published track: who runs it, what happens on it, until when one may apply. */
export const TrackPage = ({ track, now, applyHref, onApply }: TrackPageProps) => {
  const t = useTexts('programmes')
  return (
    <>
      <div className="track column">
        <TrackHead track={track} />
        <aside className="track__aside" aria-label={t('public.intake.title')}>
          <TrackIntake track={track} now={now} applyHref={applyHref} onApply={onApply} />
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
