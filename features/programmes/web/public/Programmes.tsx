import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { shortened } from '#platform/web/public/shortened.ts'
import { ProgrammeTracks } from './ProgrammeTracks.tsx'
import { programmePage, type ListedProgramme } from './public-programme.ts'

/** The published programmes of an accelerator with their tracks. */
export const Programmes = ({ programmes, now }: { programmes: readonly ListedProgramme[]; now: number }) => {
  const t = useTexts('programmes')
  return (
    <section aria-labelledby="programmes">
      <h2 id="programmes">{t('public.rows.programmes')}</h2>
      {programmes.length === 0 ? <p className="details__muted">{t('public.rows.noProgrammes')}</p> : null}
      {programmes.map((programme) => (
        <section key={programme.id} className="programme" aria-labelledby={`programme-${programme.id}`}>
          <h3 id={`programme-${programme.id}`}>
            <a href={programmePage(programme.id)}>{programme.name}</a>
          </h3>
          {programme.description ? <p>{shortened(programme.description, 240)}</p> : null}
          <ProgrammeTracks tracks={programme.tracks} now={now} level={4} />
        </section>
      ))}
    </section>
  )
}
