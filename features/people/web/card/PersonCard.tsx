import './person-card.css'
import type { ReactNode } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { MailIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getPersonCard } from '../../contract/person-card.endpoints.ts'
import { CardDetails } from './CardDetails.tsx'

type Card = ResponseOf<typeof getPersonCard>

const filled = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(', ')

/** The visible parts of a person's card, as the server returns them. */
const Shown = ({ card }: { card: Card }) => {
  const t = useTexts('people')
  const { location, contacts, investor } = card
  const fact = (label: string, value: ReactNode) => (value ? <Fact label={label}>{value}</Fact> : null)
  return (
    <div className="person-card">
      <div className="person-card-head">
        <Avatar name={card.name} url={card.avatar?.largeUrl} size={72} />
        <div>
          <p>{filled([card.specialty, card.company]) || t('card.nothingSaid')}</p>
          {card.certifiedExpert ? <StateChip tone="accepted" label={t('profile.certified')} /> : null}
        </div>
      </div>
      {card.actions.includes('write') ? (
        <Button
          component={ScreenLink}
          to={linkTo('/bch/view/notifications', { to: `person:${card.uid}` })}
          startIcon={<MailIcon />}
          onClick={closeDrawer}
        >
          {t('card.write')}
        </Button>
      ) : null}
      {card.about ? <p className="person-card-about">{card.about}</p> : null}
      <Facts>
        {fact(t('card.place'), filled([location.city?.name, location.region?.name, location.country?.name]))}
        {fact(t('archive.fields.industries'), filled(card.industries.map(({ name }) => name)))}
        {fact(t('archive.fields.competencies'), filled(card.competencies.map(({ name }) => name)))}
        {fact(
          t('panel.email'),
          contacts?.email ? <a href={`mailto:${contacts.email}`}>{contacts.email}</a> : null,
        )}
        {fact(
          t('panel.phone'),
          contacts?.phone ? (
            <a href={`tel:${contacts.phone.replace(/[^\d+]/g, '')}`}>{contacts.phone}</a>
          ) : null,
        )}
        {fact(
          t('card.investor'),
          investor
            ? filled([
                t(`investorTypes.${investor.type}`),
                investor.investment
                  ? t('profile.investmentOf', {
                      from: formatMoney(investor.investment.from, investor.investment.currency),
                      to: formatMoney(investor.investment.to, investor.investment.currency),
                    })
                  : undefined,
              ])
            : null,
        )}
      </Facts>
      {card.details ? (
        <CardDetails details={card.details} />
      ) : (
        <p className="person-card-note">{t('card.closed')}</p>
      )}
    </div>
  )
}

/** A person's card in the drawer, opened from any name. */
export const PersonCard = ({ uid }: { uid: string }) => {
  const t = useTexts('people')
  const { data, error, refetch } = useCall(getPersonCard, { query: { uid } }, { deniedHere: true })
  if (data) return <Shown card={data} />
  if (hasCode(error, 'NOT_FOUND'))
    return <PageState icon={PeopleIcon} title={t('card.none')} text={t('card.noneText')} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
}
