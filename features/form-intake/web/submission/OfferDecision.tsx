import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DecisionButtons } from '#platform/web/work/actions/DecisionButtons.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { getFormOffer } from '../../contract/submission.endpoints.ts'
import { offerActions } from '../offer-actions.ts'
import { OfferValues } from './OfferValues.tsx'

/**
 * The leader confirms or declines a submission in their name, in the notification about it: with all of its values, as on
 * its page, since confirming agrees to what was read.
 */
export const OfferDecision = ({ id }: { id: number }) => {
  const t = useTexts('form-intake')
  const { data } = useCall(getFormOffer, { query: { submissionId: String(id) } }, { deniedHere: true })
  if (!data?.actions.includes('confirm')) return null
  return (
    <Notice
      blocks
      title={t('offer.values')}
      actions={<DecisionButtons of={offerActions} row={data} keys={['confirm', 'decline']} />}
    >
      {data.track === null ? null : <p>{t('offer.applies', { track: data.track })}</p>}
      <OfferValues offer={data} />
    </Notice>
  )
}
