import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { Portrait } from '#platform/web/public/Portrait.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { getPersonCard } from '../../../people/contract/person-card.endpoints.ts'
import { getInvestorById } from '../../contract/investor-showcase.endpoints.ts'
import { kindOf, placeOf, sumOf } from './investor-words.ts'
import type { InvestorPageData } from './investor.types.ts'
import { leaveHidden, seesInvestorsHere } from './leave-hidden.ts'

/** Reloads the page for a signed-in reader, because it was rendered for a guest, who may see more or less. */
const useAsReader = (drawn: InvestorPageData) => {
  const signedIn = useSignedIn()
  const [investor, setInvestor] = useState(drawn)
  const [mayWrite, setMayWrite] = useState(false)
  const { id } = drawn
  useEffect(() => {
    if (!signedIn) return
    const read = async (): Promise<void> => {
      if (!(await seesInvestorsHere(call))) return
      call(getInvestorById, { query: { investorId: id } }, { deniedHere: true }).then(
        setInvestor,
        leaveHidden,
      )
      call(getPersonCard, { query: { uid: id } }, { deniedHere: true }).then(
        ({ actions }) => setMayWrite(actions.includes('write')),
        (error: unknown) => console.info('nobody may write to this investor', error),
      )
    }
    read().catch((error: unknown) => console.info('it is not known who may see investors', error))
  }, [signedIn, id])
  return { investor, mayWrite, signedIn }
}

/** Page of an investor. */
export const InvestorPage = ({ drawn, address }: { drawn: InvestorPageData; address: string }) => {
  const t = useTexts('investors')
  const locale = useLocale()
  const { investor, mayWrite, signedIn } = useAsReader(drawn)
  const { id, fullName, avatar, company, about, thesis, portfolio, regions, stages, industries } = investor
  const kind = kindOf(investor, t)
  const sum = sumOf(investor, locale, t)
  const place = placeOf(investor)
  const texts = [
    ['thesis', thesis],
    ['portfolio', portfolio],
    ['regions', regions],
    ['about', about],
  ] as const
  const lists = [
    ['industries', industries],
    ['stages', stages],
  ] as const
  const isSilent = [...texts, ...lists].every(([, text]) => text.length === 0)
  return (
    <article className="details column">
      <p className="details__back">
        <a href="/showcase/investors-list">{t('public.all')}</a>
      </p>
      <header className="details__head">
        <Portrait name={fullName} url={avatar?.largeUrl ?? null} size={120} round eager />
        <div>
          <h1>{fullName}</h1>
          {kind || company ? (
            <p className="details__lead">{[kind, company].filter(Boolean).join(', ')}</p>
          ) : null}
          {place ? <p className="details__muted">{place}</p> : null}
          <div className="chips">
            {investor.verified ? <Chip icon="check">{t('public.verified')}</Chip> : null}
            {sum ? <Chip tone="new">{sum}</Chip> : null}
            {investor.possibilityOfTransferTrack ? (
              <Chip>{t('public.values.possibilityOfTransferTrack.true')}</Chip>
            ) : null}
          </div>
        </div>
      </header>
      <div className="details__body">
        <aside className="details__aside">
          <div className="details__actions">
            {signedIn ? null : (
              <LinkButton href={`/login-portal?redirect_to=${encodeURIComponent(address)}`}>
                {t('public.signIn')}
              </LinkButton>
            )}
            {mayWrite ? (
              <LinkButton href={linkTo('/bch/view/notifications', { to: `person:${id}` })} look="primary">
                {t('public.write')}
              </LinkButton>
            ) : null}
          </div>
        </aside>
        <div className="details__text">
          {texts.map(([name, text]) =>
            text ? (
              <section key={name} aria-labelledby={name}>
                <h2 id={name}>{t(`public.${name}`)}</h2>
                <p className="running-text">{text}</p>
              </section>
            ) : null,
          )}
          {lists.map(([name, values]) =>
            values.length > 0 ? (
              <section key={name} aria-labelledby={name}>
                <h2 id={name}>{t(`public.${name}`)}</h2>
                <div className="chips">
                  {values.map((value) => (
                    <Chip key={value.id}>{value.name}</Chip>
                  ))}
                </div>
              </section>
            ) : null,
          )}
          {isSilent ? <p className="details__muted">{t('public.nothingSaid')}</p> : null}
        </div>
      </div>
    </article>
  )
}
