import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { webLink, type PublicTrack } from './public-track.ts'

/** The programme and the accelerator the track belongs to. */
export const AboutTrack = ({ track: { accelerator, programme } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  const site = webLink(accelerator.site)
  return (
    <>
      {programme.description ? (
        <section aria-labelledby="programme">
          <h2 id="programme">{t('public.programme', { name: programme.name })}</h2>
          <p className="running-text">{programme.description}</p>
        </section>
      ) : null}
      {accelerator.description || site ? (
        <section aria-labelledby="accelerator">
          <h2 id="accelerator">{t('public.accelerator', { name: accelerator.name })}</h2>
          {accelerator.description ? <p className="running-text">{accelerator.description}</p> : null}
          {site ? (
            <p className="track__site">
              <a href={site.href} target="_blank" rel="noopener noreferrer nofollow">
                {site.shown}
                <Icon name="external" size={16} />
                <span className="visually-hidden"> {t('public.newWindow')}</span>
              </a>
            </p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
