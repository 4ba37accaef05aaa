import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { stateIcons } from '#platform/web/work/components/states/state-icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { remarkActions } from './remark-actions.ts'
import { placeWords } from '../fields/place-words.ts'
import { RemarkAnswers } from './RemarkAnswers.tsx'
import type { RemarkThread } from './use-task-remarks.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { remarkStateTable } from '../../domain/state-tables.ts'
import { isMended, isSettled, isUnanswered } from '../../domain/phases.ts'

type Props = {
  taskId: number
  remark: RemarkThread
  /** Whether the person may answer it. */
  mayAnswer: boolean
  /** Whether to name the row and field, because the comment is shown at a larger element. */
  named: boolean
  /** Where a field that the task only shows can be edited. */
  link: ScreenHref | null
}

/** A comment on a field, with its state, actions and answers. */
export const RemarkItem = ({ taskId, remark, named, link, mayAnswer }: Props) => {
  const t = useTexts('participations')
  const actions = useActions(remarkActions)({ id: remark.id, actions: remark.remark.actions })
  const { author, body, createdAt } = remark
  const { status, name, mendedAt, mendedBy, resolvedAt, resolvedBy } = remark.remark
  const tone = remarkStateTable.tones[status]
  const Icon = stateIcons[tone]
  const inside = named && name ? placeWords(name).inside : ''
  const last =
    isSettled(remark.remark) && resolvedBy
      ? { who: resolvedBy.name, at: resolvedAt }
      : isMended(remark.remark) && mendedBy
        ? { who: mendedBy.name, at: mendedAt }
        : null
  return (
    <li className={cls('remark', `state-${tone}`)}>
      <Icon />
      <div>
        <p className="remark-who">
          <b>{author.name}</b>
          <DateText value={createdAt} as="relative" />
          <span className="remark-status">
            {t(stateKey(remarkStateTable, status))}
            {last ? (
              <>
                {' · '}
                {last.who}, <DateText value={last.at} as="relative" />
              </>
            ) : null}
          </span>
        </p>
        {inside ? <p className="remark-inside">{inside}</p> : null}
        <p className="remark-text">{body}</p>
        {actions.length > 0 ? (
          <p className="remark-actions">
            <ActionButtons actions={actions} size="small" />
            {isUnanswered(remark.remark) && link ? (
              <ScreenLink to={link}>{t('project-profiles:fill.onlyShown.change')}</ScreenLink>
            ) : null}
          </p>
        ) : null}
        <RemarkAnswers taskId={taskId} remark={remark} mayAnswer={mayAnswer} />
      </div>
    </li>
  )
}
