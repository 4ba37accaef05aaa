import type { Brand } from '#platform/domain/brands.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { OpenTracks, type OpenTrack } from './OpenTracks.tsx'
import { PortalFigures, type Figures } from './PortalFigures.tsx'
import { RunwayPicture } from './RunwayPicture.tsx'
import { StepsOfTrack } from './StepsOfTrack.tsx'

/** What the start page shows. */
export type StartPageProps = {
  /** The brand whose wording it has, or null. */
  brand: Brand | null
  figures: Figures
  tracks: readonly OpenTrack[]
  /** Milliseconds of the moment the distances are counted from. */
  now: number
}

/** The start page for projects: what it is, how much goes on, which tracks are open, how one of them goes. */
export const StartPage = ({ brand, figures, tracks, now }: StartPageProps) => {
  const t = useTexts('landing')
  const wording = { context: brand ?? undefined }
  return (
    <>
      <section className="hero column">
        <div className="hero__words">
          <h1>{t('public.title', wording)}</h1>
          <p className="hero__lead">{t('public.lead', wording)}</p>
          <div className="hero__actions">
            <LinkButton href="#tracks" look="primary">
              {t('public.chooseTrack')}
            </LinkButton>
            <LinkButton href="/registrate-user">{t('public.register')}</LinkButton>
          </div>
        </div>
        <RunwayPicture />
      </section>
      <PortalFigures figures={figures} />
      <OpenTracks tracks={tracks} now={now} />
      <StepsOfTrack />
    </>
  )
}
