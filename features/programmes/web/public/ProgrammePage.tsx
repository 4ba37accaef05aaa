import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { ProgrammeTracks } from './ProgrammeTracks.tsx'
import type { PublicProgramme } from './public-programme.ts'

/** A published programme with its tracks, for everybody. */
export const ProgrammePage = ({ programme, now }: { programme: PublicProgramme; now: number }) => {
  const t = useTexts('programmes')
  const { accelerator, tracks, durationDays } = programme
  return (
    <article className="details column">
      <p className="details__back">
        <a href={linkTo('/details/accelerator', { id: accelerator.id })}>{accelerator.name}</a>
      </p>
      <header>
        <h1>{programme.name}</h1>
        <div className="chips">
          {durationDays ? <Chip icon="clock">{t('public.days', { count: durationDays })}</Chip> : null}
          <Chip icon="flag">{t('public.rows.tracksCount', { count: tracks.length })}</Chip>
        </div>
      </header>
      <div className="details__text">
        {programme.description ? <p className="running-text details__lead">{programme.description}</p> : null}
        <section aria-labelledby="tracks">
          <h2 id="tracks">{t('public.rows.tracks')}</h2>
          {programme.strictOrder && tracks.length > 0 ? (
            <p className="details__muted">{t('public.rows.strict')}</p>
          ) : null}
          <ProgrammeTracks tracks={tracks} now={now} level={3} />
        </section>
      </div>
    </article>
  )
}
