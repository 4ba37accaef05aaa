import '#platform/web/work/components/drawer/drawer.css'
import '../expertise.css'
import { useState, type ReactNode } from 'react'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { orderOwnExpertJobs } from '../../contract/own-order.endpoints.ts'
import { OrderPreview } from '../order/OrderPreview.tsx'
import { OrderSum } from '../order/OrderSum.tsx'
import { OrderTerms } from '../order/OrderTerms.tsx'
import { useOrder } from '../order/use-order.ts'
import { ExpertsToAsk } from './ExpertsToAsk.tsx'
import type { ChosenExpert, ChosenTask, Offer } from './offer.types.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { OfferedTasks } from './OfferedTasks.tsx'

type Props = {
  name: string
  chosen: readonly ChosenTask[]
  /** Target screen after several orders. */
  list: ScreenHref
  /** The requested expert; without one the form offers a choice. */
  expert?: ChosenExpert
  children: ReactNode
}

const Fields = ({ name, chosen, list, expert, children }: Props) => {
  const t = useTexts('expertise')
  const order = useCommand(orderOwnExpertJobs)
  const taskIds = chosen.map(({ id }) => id)
  const projectIds = [...new Set(chosen.map(({ offer }) => offer.project.id))]
  const { form, plan, error, skipped, fee, count, submitLabel } = useOrder(taskIds, {
    own: true,
    override: {
      name,
      terms: { shown: 'HIDE', ...(expert && { expertUids: [expert.uid] }) },
      list,
      // Only the accelerator overrides conflicts.
      send: ({ overrideReason: _reason, ...body }) => order.mutateAsync({ body }),
    },
  })
  const [first] = chosen
  return (
    <>
      <p className="drawer-text">
        {first
          ? t('own.text', { accelerator: first.offer.accelerator.name })
          : t(expert ? 'own.chooseOfExpert' : 'own.chooseText')}
      </p>
      <Form form={form} submitLabel={submitLabel} disabled={count <= 0} onCancel={cancelDrawer} guard={false}>
        {children}
        {first ? (
          <>
            {expert ? null : <ExpertsToAsk projectIds={projectIds} />}
            <OrderPreview plan={plan} error={error} skips={skipped.length > 0} />
            <OrderTerms own />
            {plan && count > 0 ? <OrderSum plan={plan} skipped={skipped} fee={fee} /> : null}
          </>
        ) : null}
      </Form>
    </>
  )
}

const OfOneProject = ({ offer }: { offer: Offer }) => {
  const t = useTexts('expertise')
  const [chosen, setChosen] = useState<ChosenTask[]>(() =>
    offer.tasks.slice(0, 1).map(({ id }) => ({ id, offer })),
  )
  return (
    <Fields
      name={`own:${offer.project.id}`}
      chosen={chosen}
      list={linkTo('/bch/view/expert-job', { projectId: offer.project.id })}
    >
      <fieldset className="expertise-own-tasks">
        <legend>{t('own.tasks')}</legend>
        <OfferedTasks offer={offer} chosen={chosen} onChange={setChosen} />
      </fieldset>
    </Fields>
  )
}

/** Orders reviews of a project for oneself: tasks, experts and terms; the person who orders pays. */
export const OwnOrderForm = ({ offer }: { offer: Offer }) => {
  const t = useTexts('expertise')
  return offer.tasks.length === 0 ? (
    <EmptyState title={t('own.none')} text={t('own.noneText')} />
  ) : (
    <OfOneProject offer={offer} />
  )
}

/**
 * The same for several projects of one accelerator, which are selected first: from experts selected next, or from the
 * given one.
 */
export const OwnBatchForm = ({ expert }: { expert?: ChosenExpert }) => {
  const [chosen, setChosen] = useState<ChosenTask[]>([])
  return (
    <Fields
      name={expert ? `own:expert:${expert.id}` : 'own'}
      chosen={chosen}
      list={linkTo('/bch/view/expert-job', {})}
      {...(expert && { expert })}
    >
      <OfferChoice chosen={chosen} onChange={setChosen} {...(expert && { expertId: expert.id })} />
    </Fields>
  )
}
