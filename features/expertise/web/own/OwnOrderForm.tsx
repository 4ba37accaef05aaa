import '#platform/web/work/components/drawer/drawer.css'
import '../expertise.css'
import { useState, type ReactNode } from 'react'
import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { orderOwnExpertJobs, previewOwnExpertJobs } from '../../contract/own-order.endpoints.ts'
import { dayOf } from '../order/day-of.ts'
import { OrderPreview } from '../order/OrderPreview.tsx'
import { OrderTerms } from '../order/OrderTerms.tsx'
import { useOrderForm } from '../order/use-order-form.ts'
import { ExpertsToAsk } from './ExpertsToAsk.tsx'
import type { AskedExpert, ChosenTask, Offer } from './offer.types.ts'
import { OfferChoice } from './OfferChoice.tsx'
import { OfferedTasks } from './OfferedTasks.tsx'

type Props = {
  name: string
  chosen: readonly ChosenTask[]
  /** Target screen after several orders. */
  list: ScreenHref
  /** The requested expert; without one the form offers a choice. */
  expert?: AskedExpert
  children: ReactNode
}

const Fields = ({ name, chosen, list, expert, children }: Props) => {
  const t = useTexts('expertise')
  const order = useCommand(orderOwnExpertJobs)
  const taskIds = chosen.map(({ id }) => id)
  const projectIds = [...new Set(chosen.map(({ offer }) => offer.project.id))]
  const form = useOrderForm(taskIds, {
    asked: {
      name,
      terms: { shown: 'HIDE', ...(expert && { expertUids: [expert.uid] }) },
      list,
      // Only the accelerator overrides conflicts.
      send: ({ overrideReason: _reason, ...body }) => order.mutateAsync({ body }),
    },
  })
  const expertUids = form.form.watch('expertUids') as unknown as readonly string[]
  const isAsked = taskIds.length > 0 && expertUids.length > 0
  const { data, error } = useCall(
    previewOwnExpertJobs,
    { body: { taskIds, expertUids: [...expertUids], dueOn: dayOf(form.form.watch('dueOn')) } },
    { enabled: isAsked, deniedHere: true, keepPrevious: true },
  )
  const [first] = chosen
  const count = taskIds.length * expertUids.length
  return (
    <>
      <p className="drawer-text">
        {first
          ? t('own.text', { accelerator: first.offer.accelerator.name })
          : t(expert ? 'own.chooseOfExpert' : 'own.chooseText')}
      </p>
      <Form
        form={form}
        submitLabel={count === 0 ? t('ordering.open') : t('ordering.submit', { count })}
        disabled={count === 0}
        onCancel={cancelDrawer}
        guard={false}
      >
        {children}
        {first ? (
          <>
            {expert ? null : <ExpertsToAsk projectIds={projectIds} />}
            <OrderPreview plan={isAsked ? data : undefined} error={isAsked ? error : null} />
            <OrderTerms own />
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
export const OwnBatchForm = ({ expert }: { expert?: AskedExpert }) => {
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
