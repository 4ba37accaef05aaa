import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SiteLink } from '#platform/web/public/SiteLink.tsx'
import type { PublicTrack } from './public-track.ts'

/** The programme and the accelerator of the track. */
export const AboutTrack = ({ track: { accelerator, programme, closedBecause } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  const title = t('public.accelerator', { name: accelerator.name })
  // An unapproved accelerator has no page; for an archived track its approval is unknown.
  const hasPage = closedBecause !== 'ACCELERATOR_NOT_APPROVED' && closedBecause !== 'TRACK_ARCHIVED'
  return (
    <>
      {programme.description ? (
        <section aria-labelledby="programme">
          <h2 id="programme">{t('public.programme', { name: programme.name })}</h2>
          <p className="running-text">{programme.description}</p>
        </section>
      ) : null}
      {accelerator.description || accelerator.site ? (
        <section aria-labelledby="accelerator">
          <h2 id="accelerator">
            {hasPage ? <a href={linkTo('/details/accelerator', { id: accelerator.id })}>{title}</a> : title}
          </h2>
          {accelerator.description ? <p className="running-text">{accelerator.description}</p> : null}
          {accelerator.site ? (
            <p className="track__site">
              <SiteLink site={accelerator.site} />
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
