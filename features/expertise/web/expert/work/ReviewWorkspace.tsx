import { useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { LeaveGuard } from '#platform/web/work/components/saving/LeaveGuard.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import { placesOf } from '../../../../fields/domain/places-of.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { shownElements } from '../../../domain/review-template.rules.ts'
import { CorrectedParts } from '../../changes/CorrectedParts.tsx'
import { OfflineFilling } from '../../offline/OfflineFilling.tsx'
import { OtherReviews } from '../../scores/OtherReviews.tsx'
import { TemplateFields } from '../../template/TemplateFields.tsx'
import { questionPlace } from '../../template/template-entries.ts'
import { TemplateResult } from '../../template/TemplateResult.tsx'
import { useReviewValues } from '../../template/use-review-values.ts'
import { DoneFields } from './DoneFields.tsx'
import { Material } from './Material.tsx'
import { ReviewComments } from './ReviewComments.tsx'
import { ReviewFields } from './ReviewFields.tsx'
import { ReviewFile } from './ReviewFile.tsx'
import { useElementNames } from './use-element-names.ts'
import type { ReviewQueue } from './use-review-queue.ts'

type Props = {
  order: ExpertOrderPage
  queue: ReviewQueue
  actions: readonly MenuAction[]
  isTried: boolean
  isGone: boolean
}

/** Moves the focus to the next field under review, from the last to the first. */
const useNextField = (order: ExpertOrderPage): (() => void) => {
  const codes = [...(useElementNames(order)?.keys() ?? [])]
  const at = useRef(-1)
  return () => {
    for (const _code of codes) {
      at.current = (at.current + 1) % codes.length
      // Fields with an unmet condition are not on the page.
      if (goToPlace(...placesOf({ code: codes[at.current]! }))) return
    }
  }
}

const noTemplate: NonNullable<ExpertOrderPage['template']> = {
  name: '',
  tree: { sections: [] },
  values: {},
  names: {},
}

/** Moves the focus to the next question of the template, from the last to the first. */
const useNextQuestion = ({ template }: ExpertOrderPage, queue: ReviewQueue): (() => void) => {
  const { tree } = template ?? noTemplate
  const values = useReviewValues(queue, template ?? noTemplate)
  const at = useRef<string | null>(null)
  return () => {
    const codes = shownElements(tree, values).map(({ code }) => code)
    if (codes.length === 0) return
    at.current = codes[(codes.indexOf(at.current ?? '') + 1) % codes.length]!
    goToPlace(questionPlace(at.current))
  }
}

/** The material next to the review: editable while the job is in work, read-only once it is complete. */
export const ReviewWorkspace = ({ order, queue, actions, isTried, isGone }: Props) => {
  const t = useTexts('expertise')
  const nextField = useNextField(order)
  const nextQuestion = useNextQuestion(order, queue)
  const { template } = order
  const isWritten = order.actions.includes('write')
  const submit = actions.find(({ key }) => key === 'submit')
  const next = actions.find(({ key }) => key === 'next')
  useShortcuts([
    { keys: 'N', label: t('review.keys.field'), run: nextField },
    ...(template && isWritten ? [{ keys: 'K', label: t('review.keys.question'), run: nextQuestion }] : []),
    ...(next ? [{ keys: 'L', label: t('review.keys.next'), run: next.onClick }] : []),
    ...(submit ? [{ keys: 'Mod+Enter' as const, label: t('review.keys.submit'), main: true }] : []),
  ])
  const byKeys = (event: KeyboardEvent) => {
    // Nested forms handle the key themselves.
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit?.onClick()
  }
  return (
    <div className="review-workspace" onKeyDown={byKeys}>
      <div className="job-pane">
        <Material order={order} />
      </div>
      <section className="job-pane job-review" aria-label={t('review.title')}>
        {isGone ? (
          <Notice tone="rejected" role="status" title={t('order.gone')}>
            {t('review.goneText')}
          </Notice>
        ) : null}
        {order.correction ? (
          <Notice tone={isWritten ? 'info' : 'plain'} title={t('review.correction')}>
            {order.correction}
          </Notice>
        ) : null}
        {order.corrections > 0 ? <CorrectedParts job={order} /> : null}
        {order.resultType === 'FILE' ? <ReviewFile order={order} isTried={isTried} /> : null}
        {template && isWritten ? (
          <>
            <div className="job-buttons">
              <OfflineFilling order={order} template={template} queue={queue} />
            </div>
            <TemplateFields template={template} queue={queue} isTried={isTried} />
          </>
        ) : template ? (
          <TemplateResult template={template} />
        ) : null}
        <ReviewComments order={order} isTried={isTried} />
        {isWritten ? (
          <ReviewFields order={order} queue={queue} isTried={isTried} />
        ) : (
          <DoneFields order={order} />
        )}
        {order.resultType === 'FILE' ? null : <ReviewFile order={order} isTried={isTried} />}
        {order.completedAt ? <OtherReviews jobId={order.id} /> : null}
        {submit ? (
          <div className="job-buttons">
            <ActionButtons actions={[{ ...submit, primary: false }]} />
          </div>
        ) : null}
      </section>
      <LeaveGuard queue={queue} />
    </div>
  )
}
