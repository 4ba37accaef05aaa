import { lazy, Suspense, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listExperts } from '../../contract/order.endpoints.ts'
import { proposeThird } from '../../domain/third.rules.ts'
import type { ScoreGroup, Scores } from './scores.types.ts'

const OrderForm = lazy(async () => ({ default: (await import('../order/OrderForm.tsx')).OrderForm }))

type Props = { taskId: number; scores: Scores; group: ScoreGroup }

/** Converts the terms of the last order to form values. */
const typedTerms = ({ fee, visibleToTeam, ...terms }: ScoreGroup['terms']) => ({
  ...terms,
  resultType: 'TEMPLATE',
  feeAmount: fee?.amount ?? null,
  feeCurrency: fee?.currency ?? 'RUB',
  shown: visibleToTeam ? 'SHOW' : 'HIDE',
})

/** Opens an order of another review on the same terms, with a proposed expert, which the user may change. */
export const AddThird = ({ taskId, scores, group }: Props) => {
  const t = useTexts('expertise')
  const [isAsking, setAsking] = useState(false)
  const open = async () => {
    setAsking(true)
    try {
      const { items } = await call(listExperts, {
        query: { taskId: String(taskId), sorting: 'OPEN', sortingDirection: 'ASC', limit: 50 },
      })
      const { competencyId } = group.terms
      const proposed = proposeThird(items, { reviewed: scores.expertUids, competencyId })
      const begin = { ...typedTerms(group.terms), expertUids: proposed === null ? [] : [proposed] }
      openDrawer({
        title: t('ordering.title'),
        body: (
          <Suspense fallback={<LoadingBlock lines={8} />}>
            <OrderForm taskIds={[taskId]} begin={begin} />
          </Suspense>
        ),
      })
    } catch (error) {
      notifyError(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <Button size="small" startIcon={<AddIcon />} loading={isAsking} onClick={() => void open()}>
      {t('scores.addThird')}
    </Button>
  )
}
