import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import type { Room } from '../data-request.types.ts'

type Props = { room: Room; investor: NonNullable<Room['investor']> }

/** Who asks, for the team that decides: a request opens it even where the investor's card is closed. */
export const AboutInvestor = ({ room: { requester, firm, verifiedDay }, investor }: Props) => {
  const t = useTexts('data-rooms')
  const { type, thesis, portfolio, evidence } = investor
  return (
    <>
      <Fact label={t('room.investor')}>
        {[requester.name, firm, type && t(`investorTypes.${type}`)].filter(Boolean).join(', ')}
      </Fact>
      <Fact label={t('room.checked')}>
        {verifiedDay
          ? [t('room.verified', { date: formatDate(verifiedDay) }), evidence].filter(Boolean).join('. ')
          : t('room.notVerifiedHelp')}
      </Fact>
      {thesis ? <Fact label={t('room.thesis')}>{thesis}</Fact> : null}
      {portfolio ? <Fact label={t('room.portfolio')}>{portfolio}</Fact> : null}
    </>
  )
}
