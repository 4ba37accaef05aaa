import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { CheckCircleIcon, CheckIcon, CommentIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { remarkActions } from './remark-actions.ts'
import { placeWords } from '../fields/place-words.ts'
import type { Remark } from './use-task-remarks.ts'

const looks = {
  OPEN: { icon: CommentIcon, tone: 'work' },
  MENDED: { icon: CheckIcon, tone: 'new' },
  SETTLED: { icon: CheckCircleIcon, tone: 'accepted' },
} as const

type Props = {
  remark: Remark
  /** The remark stands at something larger: its row and field are named. */
  named: boolean
  /** Where what the task only shows may be changed. */
  link: string | null
}

/** One remark at a field: who says what, how far it is, and what may be done about it. */
export const RemarkItem = ({ remark, named, link }: Props) => {
  const t = useTexts('participations')
  const actions = useActions(remarkActions)({ id: remark.id, actions: remark.remark.actions })
  const { author, body, createdAt } = remark
  const { status, name, mendedAt, mendedBy, resolvedAt, resolvedBy } = remark.remark
  const { icon: Icon, tone } = looks[status]
  const inside = named && name ? placeWords(name).inside : ''
  const last =
    status === 'SETTLED' && resolvedBy
      ? { who: resolvedBy.name, at: resolvedAt }
      : status === 'MENDED' && mendedBy
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
            {t(`remarks.status.${status}`)}
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
            {status === 'OPEN' && link ? (
              <ScreenLink to={link}>{t('project-profiles:fill.onlyShown.change')}</ScreenLink>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  )
}
