import './adaptation-plans.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { getAdaptationPlan, moveAdaptationPlan } from '../contract/adaptation-plan.endpoints.ts'
import { adaptationPlanStateTable } from '../domain/state-tables.ts'
import { ItemRow } from './ItemRow.tsx'
import { openAssignForm, openItemForm } from './open-forms.tsx'
import type { Plan } from './plan.types.ts'
import { isInUse } from '../domain/phases.ts'

type Moved = 'complete' | 'reopen' | 'withdraw' | 'close' | 'open'

const moves: readonly Moved[] = ['complete', 'reopen', 'withdraw', 'close', 'open']

const LoadedPlan = ({ plan }: { plan: Plan }) => {
  const t = useTexts('adaptation-plans')
  const { projectTrackId, version, status, items, actions } = plan
  const move = useCommand(moveAdaptationPlan, { success: t('moved') })
  // A team without a plan sees nothing.
  const isShown = isInUse(plan)
  if (!isShown && actions.length === 0) return null
  const doneCount = items.filter(({ done }) => done).length
  const ask = (one: Moved): void =>
    confirm({
      title: t(`moves.${one}Title`),
      text: t(`moves.${one}Text`),
      submitLabel: t(`moves.${one}`),
      onSubmit: () => move.mutateAsync({ body: { projectTrackId, version, move: one } }),
    })
  return (
    <div className="adaptation-plan">
      <Section
        title={t('title')}
        help={isShown ? t('progress', { done: doneCount, count: items.length }) : t(`help.${status}`)}
        action={
          <>
            <StateOf table={adaptationPlanStateTable} state={status} />
            {actions.includes('assign') ? (
              // Plain: the button of the page is that of the task below.
              <Button size="small" onClick={() => openAssignForm(t('assign.title'), plan)}>
                {t('assign.title')}
              </Button>
            ) : null}
            {actions.includes('edit') ? (
              <Button
                size="small"
                startIcon={<AddIcon />}
                onClick={() => openItemForm(t('item.newTitle'), projectTrackId, null)}
              >
                {t('item.newTitle')}
              </Button>
            ) : null}
            {moves
              .filter((one) => actions.includes(one))
              .map((one) => (
                <Button key={one} size="small" onClick={() => ask(one)}>
                  {t(`moves.${one}`)}
                </Button>
              ))}
          </>
        }
      >
        {isShown && items.length > 0 ? (
          <Rows>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} plan={plan} />
            ))}
          </Rows>
        ) : null}
      </Section>
    </div>
  )
}

/** The adaptation plan of a project on a track, in its work. */
export const AdaptationPlan = ({ projectTrackId }: { projectTrackId: number }) => {
  const { data, error, refetch } = useCall(
    getAdaptationPlan,
    { query: { projectTrackId: String(projectTrackId) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <LoadedPlan plan={data} /> : <LoadingBlock lines={2} />
}
