import './decisions.css'
import '#platform/web/work/components/drawer/drawer.css'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { isOutdated } from '#platform/web/work/actions/perform.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRejectionReasons, stageDecisions } from '../../contract/decision.endpoints.ts'
import { acceptance, rejection } from '../../contract/decision.schemas.ts'
import type { Decision, DecisionWords } from '../../domain/decision.rules.ts'
import { usePlan, type Plan, type Target } from './decision-queries.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { PlanSummary } from './PlanSummary.tsx'

type Props = {
  decision: Decision
  target: Target
  /** Leaves an application out of the plan. */
  drop?: (id: number) => void
  /** The texts of a staged decision to change. */
  staged?: DecisionWords
  /** Shown first: consequences and background. */
  children?: ReactNode
  /** Whether to list the included applications: a bulk action has already done it. */
  withPlan?: boolean
  /** Label of the button that decides now. */
  submitLabel: (count: number) => string
  onDecide: (words: DecisionWords, plan: Plan) => Promise<unknown>
  onStaged?: () => void
}

/** The plan that the person saw, and a callback that refetches it after a change. */
type Planned = { plan: Plan; draft: string | null; onChanged: () => unknown }

const empty: DecisionWords = { reasonIds: [], reason: '', advice: '' }

/** The draft of a decision on named applications; one left out later does not change what it belongs to. */
const draftOf = ({ decision, target }: Props): string | null =>
  target.requestIds ? `decision:${decision}:${target.requestIds.join()}` : null

const Fields = ({ plan, onChanged, decision, staged, ...props }: Props & Planned) => {
  const t = useTexts('acceleration-requests')
  const [isLater, setLater] = useState(staged !== undefined)
  const reasons = useCall(getRejectionReasons, {}, { enabled: decision === 'REJECT' })
  const count = plan.accept + plan.reject
  const isRejection = decision === 'REJECT'
  const submit = async (words: DecisionWords) => {
    if (!isLater) return props.onDecide(words, plan)
    const { fingerprint } = plan
    const done = await call(stageDecisions, {
      query: props.target,
      body: { decision, fingerprint, ...words, reasonIds: [...words.reasonIds] },
    })
    props.onStaged?.()
    notify({ code: 200, text: t('decisions.stageDone', { count: done.count }) })
    return closeDrawer()
  }
  const form = useProductForm({
    draft: props.draft,
    schema: isRejection ? rejection : acceptance,
    defaults: isRejection
      ? { ...empty, ...staged, reasonIds: [...(staged?.reasonIds ?? [])] }
      : { advice: staged?.advice ?? '' },
    onSubmit: (given) =>
      submit({ ...empty, ...given }).catch((error: unknown) => {
        if (isOutdated(error)) onChanged()
        throw error
      }),
  })
  const words = { ...empty, ...(useWatch({ control: form.form.control }) as Partial<DecisionWords>) }
  if (count === 0) return <PlanSummary plan={plan} />
  const laterLabel = count === 1 ? t('decisions.stage') : t('decisions.stageMany', { count })
  return (
    <Form
      form={form}
      submitLabel={isLater ? laterLabel : props.submitLabel(count)}
      danger={isRejection && !isLater}
      onCancel={cancelDrawer}
      guard={false}
    >
      {props.withPlan ? <PlanSummary plan={plan} drop={props.drop} /> : null}
      {isRejection ? (
        <>
          <ComboboxField
            name="reasonIds"
            label={t('decisions.reasons')}
            help={t('decisions.reasonsHelp')}
            options={(reasons.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            multiple
          />
          <TextField name="reason" label={t('decisions.reason')} help={t('decisions.reasonHelp')} rows={3} />
        </>
      ) : null}
      <TextField
        name="advice"
        label={t(`decisions.advice.${decision}`)}
        help={t(`decisions.adviceHelp.${decision}`)}
        rows={3}
      />
      <Choices legend={t('decisions.when')}>
        <Choice
          type="radio"
          name="when"
          checked={!isLater}
          label={t('decisions.now')}
          help={t('decisions.nowHelp')}
          onChange={() => setLater(false)}
        />
        <Choice
          type="radio"
          name="when"
          checked={isLater}
          label={t('decisions.later')}
          help={t('decisions.laterHelp')}
          onChange={() => setLater(true)}
        />
      </Choices>
      <LetterPreview letters={plan.items.map((item) => ({ ...item, decision, words }))} />
    </Form>
  )
}

/** Decides on applications, now or staged: reasons, text, next steps, and a preview of the email. */
export const DecideForm = (props: Props) => {
  const { data, error, refetch } = usePlan(props.target, props.decision)
  const [draft] = useState(() => draftOf(props))
  return (
    <>
      {props.children}
      {data ? (
        <Fields {...props} draft={draft} plan={data} onChanged={refetch} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}
