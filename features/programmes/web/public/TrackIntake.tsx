import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { ApplyLink, type ApplyLinkProps } from './ApplyLink.tsx'
import { IntakeDates } from './IntakeDates.tsx'
import type { PublicTrack } from './public-track.ts'

type TrackIntakeProps = {
  track: PublicTrack
  now: number
  applyHref: string
  onApply: ApplyLinkProps['onApply']
}

/** Dates of applications and the link to apply, or why it is not possible today. */
export const TrackIntake = ({ track, now, applyHref, onApply }: TrackIntakeProps) => {
  const t = useTexts('programmes')
  const signedIn = useSignedIn()
  const registerHref = applyHref.replace('/login-portal?', '/registrate-user?')
  return (
    <div className="card intake">
      <h2 className="intake__title">
        {t(track.closedBecause === null ? 'public.intake.open' : 'public.intake.closed')}
      </h2>
      <IntakeDates track={track} now={now} />
      {track.closedBecause === null ? (
        <>
          <ApplyLink href={applyHref} onApply={onApply} />
          {signedIn ? null : (
            <p className="intake__note">
              {t('public.applySignIn')} <a href={registerHref}>{t('public.applyRegister')}</a>
            </p>
          )}
          <p className="intake__note">{t('public.applyNote')}</p>
        </>
      ) : (
        <Notice>
          <p>{t(`public.closed.${track.closedBecause}`)}</p>
        </Notice>
      )}
    </div>
  )
}
