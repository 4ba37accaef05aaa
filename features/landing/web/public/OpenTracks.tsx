import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { OpenTrackCard, type OpenTrack } from './OpenTrackCard.tsx'

export type { OpenTrack }

/** Number of cards shown before the rest is requested. */
const first = 9

/** Tracks that accept applications today. */
export const OpenTracks = ({ tracks, now }: { tracks: readonly OpenTrack[]; now: number }) => {
  const t = useTexts('landing')
  const [all, setAll] = useState(false)
  const shown = all ? tracks : tracks.slice(0, first)
  return (
    <section className="section column" id="tracks" aria-labelledby="tracks-title">
      <h2 id="tracks-title">{t('public.tracks.title')}</h2>
      {tracks.length === 0 ? <p className="section__empty">{t('public.tracks.empty')}</p> : null}
      <ul className="track-cards">
        {shown.map((track) => (
          <li key={track.id}>
            <OpenTrackCard track={track} now={now} />
          </li>
        ))}
      </ul>
      {/* Without script nobody can request the rest, so all cards are shown. */}
      {tracks.length > first ? (
        <noscript>
          <ul className="track-cards track-cards--rest">
            {tracks.slice(first).map((track) => (
              <li key={track.id}>
                <OpenTrackCard track={track} now={now} />
              </li>
            ))}
          </ul>
        </noscript>
      ) : null}
      {shown.length < tracks.length ? (
        <p className="section__more">
          <Button onClick={() => setAll(true)}>
            {t('public.tracks.more', { count: tracks.length - shown.length })}
          </Button>
        </p>
      ) : null}
    </section>
  )
}
