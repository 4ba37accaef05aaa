import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { registrationFor, type WishedRole } from '#platform/domain/wished-roles.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { partsOf, type StartPageName } from '../../domain/start-pages.ts'
import { CalculatorLink } from './CalculatorLink.tsx'
import { Doors } from './Doors.tsx'
import { OpenTracks, type OpenTrack } from './OpenTracks.tsx'
import type { WordsOfPage } from './page-words.ts'
import { PagePicture } from './pictures/PagePicture.tsx'
import { PortalFigures, type Figures } from './PortalFigures.tsx'
import { Questions } from './Questions.tsx'
import { StageAmounts } from './StageAmounts.tsx'
import { ThreeSteps } from './ThreeSteps.tsx'

/** The role that the page's readers want to have. */
const wishes: Partial<Record<StartPageName, WishedRole>> = {
  investors: 'INV',
  investorsStatic: 'INV',
  accelerators: 'ACC',
  experts: 'EXP',
}

/** Data of a start page. */
export type StartPageProps = {
  page: StartPageName
  /** The draft, for a preview. */
  isPreview: boolean
  words: WordsOfPage
  /** Target of its main button. */
  action: string
  /** The uploaded picture in place of the drawn one. */
  pictureUrl: string | null
  figures: Figures
  tracks: readonly OpenTrack[]
  /** The time from which periods are counted, in milliseconds. */
  now: number
  /** The rendered list of the showcase that this role looks for. */
  shown: ReactNode
}

/** A start page: benefits for its role, current activity, steps, frequent questions, and one main button. */
export const StartPage = ({
  page,
  isPreview,
  words,
  action,
  pictureUrl,
  figures,
  tracks,
  now,
  shown,
}: StartPageProps) => {
  const t = useTexts('landing')
  const parts = partsOf(page)
  const signedIn = useSignedIn()
  const registers = action.startsWith('/registrate-user')
  const wish = wishes[page]
  // Signed-in users need no other account: they add the role in their profile.
  const main =
    registers && signedIn ? (
      <LinkButton href={linkTo('/bch/view/person-user-profile', { tab: 'roles' })} look="primary">
        {t('public.roles')}
      </LinkButton>
    ) : (
      <LinkButton href={action} look="primary">
        {words('action')}
      </LinkButton>
    )
  return (
    <div className="start">
      {isPreview ? (
        <p className="start__preview" role="status">
          {t('public.preview')}
        </p>
      ) : null}
      <section className="hero column">
        <div className="hero__words">
          <h1>{words('title')}</h1>
          <p className="hero__lead">{words('lead')}</p>
          <div className="hero__actions">
            {main}
            {registers || signedIn ? null : (
              <LinkButton href={wish ? registrationFor(wish) : '/registrate-user'}>
                {t('public.register')}
              </LinkButton>
            )}
            {page === 'experts' && !signedIn ? (
              <LinkButton href={registrationFor('MNT')}>{t('public.mentor')}</LinkButton>
            ) : null}
          </div>
          <p className="hero__cost">
            {words('cost')} <a href="/manuals/tariff-policy">{t('public.cost')}</a>
            {page === 'accelerators' ? (
              <>
                {' '}
                <a href="/support">{t('public.write')}</a>
              </>
            ) : null}
          </p>
        </div>
        {pictureUrl ? (
          <img className="hero__picture" src={pictureUrl} alt="" width={1120} height={840} />
        ) : (
          <PagePicture page={page} />
        )}
      </section>
      {parts.doors ? <Doors words={words} /> : null}
      <PortalFigures figures={figures} />
      {parts.stages ? <StageAmounts words={words} /> : null}
      {parts.tracks ? <OpenTracks tracks={tracks} now={now} /> : null}
      {shown}
      <ThreeSteps words={words} />
      {parts.calculator ? <CalculatorLink words={words} /> : null}
      <Questions words={words} count={parts.questions} />
      <section className="section column start__last" aria-labelledby="last-title">
        <h2 id="last-title">{t('public.last')}</h2>
        {main}
      </section>
    </div>
  )
}
