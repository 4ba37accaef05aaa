import '../form-intake.css'
import { z } from 'zod'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getFormOffer } from '../../contract/submission.endpoints.ts'
import { offerStateTable } from '../../domain/state-tables.ts'
import { offerActions, type FormOffer } from '../offer-actions.ts'
import { OfferValues } from '../submission/OfferValues.tsx'

const search = z.object({ submissionId: numberParam() })

const OfferPage = ({ offer }: { offer: FormOffer }) => {
  const t = useTexts('form-intake')
  const actions = useActions(offerActions)(offer)
  const isOpen = offer.actions.includes('confirm')
  return (
    <section className="form-intake-part">
      <PageHead
        title={offer.project?.name ?? t('offer.title')}
        actions={<ActionButtons actions={actions} />}
      />
      <p className="form-intake-verdict">
        <StateOf table={offerStateTable} state={offer.status} />
      </p>
      {isOpen ? (
        <>
          <p>{t('offer.text', { accelerator: offer.accelerator, project: offer.project?.name ?? '' })}</p>
          {offer.track === null ? null : <p>{t('offer.applies', { track: offer.track })}</p>}
        </>
      ) : offer.project ? (
        <ScreenLink to={linkTo('/bch/view/my-projects/edit', { projectId: offer.project.id })}>
          {t('offer.openProject')}
        </ScreenLink>
      ) : null}
      <Section title={t(isOpen ? 'offer.values' : 'offer.said')}>
        <OfferValues offer={offer} />
      </Section>
    </section>
  )
}

/** Screen of a submission in the user's own name, to be confirmed or declined. */
export const Offer = () => {
  const t = useTexts('form-intake')
  const [{ submissionId }] = useScreenSearch(search)
  const isNamed = submissionId !== undefined && submissionId > 0
  const answer = useCall(
    getFormOffer,
    { query: { submissionId: String(submissionId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <PageState icon={SearchIcon} title={t('offer.none')} text={t('offer.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <OfferPage offer={answer.data} />
}
